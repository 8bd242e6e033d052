import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, found, openPlots } from '../../test/plotList.tsx';
import type { Plot } from '../../test/plots.ts';
import { Button, Input } from '../primitives/index.ts';
import type { AdminListFormProps } from './index.ts';

function PlotForm({ record, onSaved, onCancel }: AdminListFormProps<Plot>) {
  return (
    <>
      <Input aria-label="Name" defaultValue={record?.name ?? ''} />
      <Button onClick={onSaved}>Save</Button>
      <Button onClick={onCancel}>Leave</Button>
    </>
  );
}

const dialog = () => within(screen.getByRole('dialog'));

test('Add New opens an empty form; saving closes it, asks again and the focus is back', async () => {
  const { user, stored } = openPlots({ form: PlotForm });
  await found(26);
  await user.click(button('Add New'));
  const name = screen.getByRole('dialog', { name: 'Add New' }).querySelector('input');
  expect(document.activeElement).toBe(name);
  expect(name?.value).toBe('');
  stored.plots = stored.plots.slice(1);
  await user.click(button('Save'));
  await found(25);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button('Add New'));
});

test('Update opens the form of its row, and its button has the focus afterwards', async () => {
  const { user } = openPlots({ form: PlotForm });
  await found(26);
  await user.click(button('Update Iten plot 3'));
  expect(screen.getByRole('dialog', { name: 'Update Iten plot 3' })).toBeVisible();
  expect(dialog().getByRole<HTMLInputElement>('textbox').value).toBe('Iten plot 3');
  await user.click(button('Leave'));
  expect(document.activeElement).toBe(button('Update Iten plot 3'));
});

test('a form with a page of its own is linked to, by the people who may use it', async () => {
  openPlots({
    formLink: (plot, props) => <a href={plot ? `#/plots/${plot.id}` : '#/plots/new'} {...props} />,
    permissions: { update: ({ id }) => id !== 3 },
  });
  await found(26);
  expect(screen.getByRole('link', { name: 'Add New' }).getAttribute('href')).toBe('#/plots/new');
  const update = screen.getByRole('link', { name: /^Update .* 4$/ });
  expect(update.getAttribute('href')).toBe('#/plots/4');
  expect(update.textContent).toBe('Update');
  expect(screen.queryByRole('link', { name: /^Update .* 3$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Add New|Update )/ })).toBeNull();
});

test('each modal says what it is about', async () => {
  const { user } = openPlots({ form: PlotForm, addTitle: 'Add plot' });
  await found(26);
  await user.click(button('Update Iten plot 3'));
  expect(screen.getByRole('dialog', { name: 'Update Iten plot 3' })).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await user.click(button('Add New'));
  expect(screen.getByRole('dialog', { name: 'Add plot' })).toBeVisible();
});

test('what was typed is not lost by Escape: it asks first', async () => {
  const { user } = openPlots({ form: PlotForm });
  await found(26);
  await user.click(button('Add New'));
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Add New'));
  await user.type(dialog().getByRole('textbox'), 'Lower plot');
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(within(screen.getByRole('alert')).getByText('What you typed is not saved yet.')).toBeVisible();
  await user.click(button('Keep editing'));
  expect(dialog().getByRole<HTMLInputElement>('textbox').value).toBe('Lower plot');
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await user.click(button('Close without saving'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
