import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeApi, farmerUser, today } from '../../test/bookingFixtures.ts';
import { AdminList, BookingForm, Combobox, Dialog } from '../index.ts';

/** What jsdom 29 and happy-dom lack. */
const missing = [
  [HTMLDialogElement.prototype, 'showModal'],
  [HTMLDialogElement.prototype, 'close'],
  [HTMLElement.prototype, 'showPopover'],
  [HTMLElement.prototype, 'hidePopover'],
  [HTMLElement.prototype, 'togglePopover'],
  [Element.prototype, 'scrollIntoView'],
  [globalThis, 'ResizeObserver'],
] as const;
const kept = missing.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

beforeEach(() => {
  for (const [owner, name] of missing) Reflect.deleteProperty(owner, name);
});
afterEach(() => {
  missing.forEach(([owner, name], index) => {
    Object.defineProperty(owner, name, kept[index] ?? {});
  });
});

test('a host’s test without a browser opens a modal and closes it', async () => {
  const user = userEvent.setup();
  const close = vi.fn();
  const { unmount } = render(<Dialog open title="Add crop" onOpenChange={close} />);
  expect(screen.getByRole('dialog', { name: 'Add crop' })).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledWith(false);
  unmount();
});

test('a host’s test without a browser chooses from a list', async () => {
  const user = userEvent.setup();
  const choose = vi.fn();
  render(
    <Combobox
      aria-label="County"
      load={async () => [{ value: 22, label: 'Kiambu' }]}
      onValueChange={choose}
      debounceMs={0}
    />,
  );
  await user.click(screen.getByRole('combobox', { name: 'County' }));
  await user.click(await screen.findByRole('option', { name: 'Kiambu' }));
  expect(choose.mock.lastCall?.[0]).toBe(22);
});

test('a host’s test without a browser submits a booking form and reads a list', async () => {
  const user = userEvent.setup();
  render(<BookingForm api={createFakeApi().api} user={farmerUser} today={today} draftStorage={null} />);
  await user.click(screen.getByRole('button', { name: 'Book the test' }));
  expect(await screen.findAllByText(/Select Test Type/)).not.toHaveLength(0);
  render(
    <AdminList
      title="Crops"
      rowKey={({ name }) => name}
      columns={[{ key: 'name', header: 'Name', value: ({ name }) => name }]}
      list={async () => ({ results: [{ name: 'Maize' }], count: 1, total_pages: 1 })}
    />,
  );
  expect(await screen.findByText('Maize')).not.toBeNull();
});
