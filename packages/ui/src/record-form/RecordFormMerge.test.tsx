import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createVersionedStore } from '../../test/createVersionedStore.ts';
import { discountFields, storedDiscount } from '../../test/discountForm.tsx';
import { type Notification, UdongoProvider } from '../provider/index.ts';
import { RecordForm } from './index.ts';

afterEach(() => vi.useRealTimers());

function open({ isPlain = false } = {}) {
  const store = createVersionedStore({ ...storedDiscount, notes: 'For growers' }, isPlain);
  const notifications: Notification[] = [];
  render(
    <UdongoProvider notify={(notification) => notifications.push(notification)}>
      <RecordForm
        title="Discount"
        fields={discountFields}
        mode="update"
        savedMessage="Discount updated"
        values={store.read()}
        save={async (discount) => store.update(discount)}
      />
    </UdongoProvider>,
  );
  return { store, notifications };
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const question = () => screen.findByRole('dialog', { name: 'Somebody else changed this, too' });
const messages = (notifications: Notification[]) => notifications.map(({ message }) => message);

test('a change of somebody else in another field is kept, and named', async () => {
  const { store, notifications } = open();
  await userEvent.fill(box(/Code/), 'MVUA');
  store.update({ ...store.read(), notes: 'Until the rains' });
  await press();
  await waitFor(() => expect(messages(notifications)).toContain('Discount updated'));
  expect(store.read()).toMatchObject({ code: 'MVUA', notes: 'Until the rains' });
  expect(messages(notifications)).toContain(
    'Somebody else changed this at the same time. Their change is kept, too: Notes.',
  );
  // The form goes on with what is stored now.
  expect(box(/Notes/).value).toBe('Until the rains');
  await userEvent.fill(box(/Code/), 'MVUA2');
  await press();
  await waitFor(() => expect(store.read()).toMatchObject({ code: 'MVUA2', notes: 'Until the rains' }));
});

test('a field that both changed is shown with both values; going back loses nothing typed', async () => {
  const { store } = open();
  await userEvent.fill(box(/Notes/), 'For new members');
  store.update({ ...store.read(), notes: 'Until the rains', code: 'KIANGAZI' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press();
  const asked = within(await question());
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText(/^This takes longer/)).toBeNull();
  vi.useRealTimers();
  const notes = within(asked.getByRole('radiogroup', { name: 'Notes' }));
  expect(notes.getByText('Before: For growers')).toBeTruthy();
  const mine = notes.getByRole<HTMLInputElement>('radio', { name: 'Yours For new members' });
  const theirs = notes.getByRole<HTMLInputElement>('radio', { name: 'Theirs Until the rains' });
  expect([mine.checked, theirs.checked]).toEqual([false, false]);
  await userEvent.click(asked.getByRole('button', { name: 'Save' }));
  expect(notes.getByText('Choose yours or theirs')).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box(/Notes/).value).toBe('For new members');
  expect(await screen.findByText(/Save again to choose what to keep/)).toBeTruthy();
  expect(store.read()).toMatchObject({ notes: 'Until the rains' });

  await press();
  const again = within(await question());
  await userEvent.click(again.getByRole('button', { name: 'Keep all theirs' }));
  await userEvent.click(again.getByRole('button', { name: 'Keep all mine' }));
  await userEvent.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.read()).toMatchObject({ notes: 'For new members', code: 'KIANGAZI' }));
});

test('it is answered with the keyboard', async () => {
  const { store } = open();
  await userEvent.fill(box(/Notes/), 'For new members');
  store.update({ ...store.read(), notes: 'Until the rains' });
  await press();
  const asked = within(await question());
  await userEvent.click(asked.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(asked.getByRole('radio', { name: /^Yours/ }));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(asked.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box(/Notes/).value).toBe('Until the rains'));
  expect(store.read()).toMatchObject({ notes: 'Until the rains' });
});

test('a service without versions gets none, and the last one who saves wins', async () => {
  const { store } = open({ isPlain: true });
  await userEvent.fill(box(/Notes/), 'For new members');
  store.update({ ...store.read(), notes: 'Until the rains' });
  await press();
  await waitFor(() => expect(store.read()).toMatchObject({ notes: 'For new members' }));
  expect(store.bodies.at(-1)).not.toHaveProperty('version');
});
