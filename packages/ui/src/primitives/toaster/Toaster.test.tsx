import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createToaster } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { userEvent as pointer } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Toaster } from './index.ts';

function shown(...messages: string[]) {
  const store = createToaster();
  const view = render(<Toaster store={store} />);
  act(() => {
    for (const message of messages)
      store.show({ tone: 'success', title: 'Booking', message, durationMs: 60_000 });
  });
  return { store, ...view };
}

test('a toast shows title and line, and says its tone in a word', () => {
  const { store } = shown('Booking done successfully');
  expect(screen.getByRole('status').textContent).toBe('Done: BookingBooking done successfully');
  act(() => void store.show({ tone: 'error', message: 'Failed to update booking' }));
  expect(screen.getByRole('alert').textContent).toBe('ErrorFailed to update booking');
});

test('toasts are dismissed by the button or by Escape, and the focus goes to the next', async () => {
  const user = userEvent.setup();
  shown('one', 'two');
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  first?.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('one')).toBeNull();
  expect(document.activeElement).toBe(second);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('two')).toBeNull();
});

test('the clock stands still while the pointer or the focus is on the toasts', async () => {
  const user = userEvent.setup();
  const clock: string[] = [];
  const toasts = [{ id: 1, tone: 'info' as const, message: 'Saved' }];
  render(
    <>
      <Toaster
        store={{
          subscribe: () => () => undefined,
          getSnapshot: () => toasts,
          dismiss: () => undefined,
          pause: () => clock.push('pause'),
          resume: () => clock.push('resume'),
        }}
      />
      <Button>Elsewhere</Button>
    </>,
  );
  await user.hover(screen.getByText('Saved'));
  await user.unhover(screen.getByRole('region', { name: 'Notifications' }));
  expect(clock).toEqual(['pause', 'resume']);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(clock).toEqual(['pause', 'resume', 'pause', 'resume']);
});

test('after a toast is dismissed by touch or as the last one, the clock runs again', async () => {
  const clock: string[] = [];
  const toasts = [{ id: 1, tone: 'info' as const, message: 'Saved' }];
  render(
    <Toaster
      store={{
        subscribe: () => () => undefined,
        getSnapshot: () => toasts,
        dismiss: (id) => clock.push(`dismiss ${id}`),
        pause: () => clock.push('pause'),
        resume: () => clock.push('resume'),
      }}
    />,
  );
  await pointer.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(clock.slice(-2)).toEqual(['dismiss 1', 'resume']);
});

test('a new toast enters the top layer after a dialog that opened meanwhile, so it lies above', () => {
  const store = createToaster();
  const page = (open: boolean) => (
    <>
      <Toaster store={store} />
      <Dialog open={open} title="New farmer" onOpenChange={() => undefined} />
    </>
  );
  const { rerender } = render(page(false));
  const show = (message: string) =>
    act(() => void store.show({ tone: 'error', message, durationMs: 60_000 }));
  show('Not saved');
  const order: string[] = [];
  screen.getByRole('region').addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') order.push('toasts');
  });
  rerender(page(true));
  order.push('dialog');
  show('Still not saved');
  expect(order).toEqual(['dialog', 'toasts']);
});
