import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi } from '../../test/bookingFixtures.ts';
import { AdminList, BookingForm, LoginForm, RecordForm } from '../index.ts';

const fields = [{ kind: 'text', name: 'name', label: 'Name', required: 'Name is required' }] as const;

function Forms({ as }: { as?: 'form' | 'div' }) {
  return (
    <>
      <BookingForm as={as} api={createFakeApi().api} user={null} draftStorage={null} />
      <LoginForm as={as} login={async () => undefined} />
      <RecordForm
        as={as}
        title="Farm"
        mode="create"
        fields={fields}
        save={async () => 1}
        savedMessage="Saved"
      />
      <AdminList
        as={as}
        title="Farms"
        columns={[{ key: 'name', header: 'Farm', value: ({ name }: { name: string }) => name }]}
        filters={[{ kind: 'text', name: 'search', label: 'Find' }]}
        list={async () => ({ count: 0, total_pages: 1, next: null, previous: null, results: [] })}
        rowKey={({ name }) => name}
      />
    </>
  );
}

const presses = [
  ['Book the test', 'Name is required'],
  ['Log in', 'Enter your email'],
  ['Save', 'Name is required'],
  ['Search', ''],
] as const;

test('the submit of a form is not heard by the form of a host that shows it in a modal', async () => {
  const heard: string[] = [];
  render(
    <div onSubmit={() => heard.push('submit')}>
      <Forms />
    </div>,
  );
  for (const [name] of presses)
    await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  expect(heard).toEqual([]);
});

test('within a form of the host each is sent by its button and by Enter, and the host is not', async () => {
  const sent: string[] = [];
  const { container } = render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('host');
      }}
    >
      <Forms as="div" />
      <button type="submit">Send all</button>
    </form>,
  );
  expect(container.querySelectorAll('form form')).toHaveLength(0);
  for (const [name] of presses)
    await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  expect(screen.getByRole('form', { name: 'Farm' })).toHaveTextContent('Name is required');
  expect(screen.getByRole('form', { name: 'Log in' })).toHaveTextContent('Email or phone number is required');
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('Shamba{Enter}');
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send all' }));
  expect(sent).toEqual(['host']);
});
