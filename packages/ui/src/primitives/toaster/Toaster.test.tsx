import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Toaster as SdkToaster } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { userEvent as pointer } from 'vitest/browser';
import { createToastStore } from '../../../test/toastStore.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Toaster } from './index.ts';

/** The SDK's toaster is such a store; checked by the compiler. */
export const takesTheSdkToaster = (store: SdkToaster) => <Toaster store={store} />;

test('in a shadow root, too, the focus stays on a toast while another one comes', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const { store, show } = createToastStore();
  const { unmount } = render(<Toaster store={store} />, { container, baseElement: host });
  act(() => void show({ tone: 'info', message: 'Saved' }));
  const dismiss = container.querySelector<HTMLElement>('[part~="toaster-dismiss"]');
  act(() => dismiss?.focus());
  act(() => void show({ tone: 'info', message: 'Saved again' }));
  expect(container.querySelectorAll('[part~="toaster-toast"]')).toHaveLength(2);
  expect(host.shadowRoot?.activeElement).toBe(dismiss);
  unmount();
  host.remove();
});

function setup(...toasts: Parameters<ReturnType<typeof createToastStore>['show']>[0][]) {
  const { store, show: add, log } = createToastStore();
  const show: typeof add = (toast) => act(() => add(toast));
  const page = (open: readonly string[]) => (
    <>
      <Toaster store={store} />
      <Button>Elsewhere</Button>
      <Dialog open={open.includes('Log in')} title="Log in" onOpenChange={() => undefined} />
      <Dialog open={open.includes('New farmer')} title="New farmer" onOpenChange={() => openDialogs()} />
    </>
  );
  const { rerender } = render(page([]));
  const openDialogs = (...titles: readonly ('New farmer' | 'Log in')[]) => rerender(page(titles));
  for (const toast of toasts) show(toast);
  return { show, log, openDialogs };
}

const dismissOf = (message: string) => {
  const toast = screen.getByText(message).closest<HTMLElement>('[part~="toaster-toast"]');
  if (!toast) throw new Error(`${message} is no toast`);
  return within(toast).getByRole('button', { name: 'Dismiss' });
};

test('a toast shows title and line, and says its tone in a word', () => {
  const { show } = setup({ tone: 'success', title: 'Booking', message: 'Booking done successfully' });
  expect(screen.getByRole('status').textContent).toBe('Done: BookingBooking done successfully');
  show({ tone: 'error', message: 'Failed to update booking' });
  expect(screen.getByRole('alert').textContent).toBe('ErrorFailed to update booking');
});

test('toasts are dismissed by the button or by Escape, and the focus goes to the next', async () => {
  const user = userEvent.setup();
  setup({ tone: 'success', message: 'one' }, { tone: 'success', message: 'two' });
  const [first, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => first?.focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByText('one')).toBeNull();
  expect(document.activeElement).toBe(second);
  await user.keyboard('{Escape}');
  expect(screen.queryByText('two')).toBeNull();
});

test('the clock stands still while the pointer or the focus is on the toasts', async () => {
  const user = userEvent.setup();
  const { log } = setup({ tone: 'info', message: 'Saved' });
  await user.hover(screen.getByText('Saved'));
  await user.unhover(screen.getByRole('region', { name: 'Notifications' }));
  expect(log).toEqual(['pause', 'resume']);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(log).toEqual(['pause', 'resume', 'pause', 'resume']);
});

test('when the last toast is pressed away, the clock runs again', async () => {
  const { log } = setup({ tone: 'info', message: 'Saved' });
  await pointer.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(log).toContain('dismiss');
  expect(new Set(log.slice(log.indexOf('dismiss') + 1))).toEqual(new Set(['resume']));
});

test('over an open dialog toasts can be pressed, one that was there before it, too', async () => {
  const { show, openDialogs } = setup({ tone: 'error', message: 'Not saved' });
  openDialogs('New farmer');
  await pointer.click(dismissOf('Not saved'));
  expect(screen.queryByText('Not saved')).toBeNull();
  show({ tone: 'error', message: 'Still not saved' });
  await pointer.click(dismissOf('Still not saved'));
  expect(screen.queryByText('Still not saved')).toBeNull();
});

test('Escape on a toast leaves the dialog open; the toasts outlive the dialog', async () => {
  const { openDialogs } = setup(
    { tone: 'error', message: 'Not saved' },
    { tone: 'warning', message: 'Offline' },
  );
  openDialogs('New farmer');
  await waitFor(() => {
    act(() => dismissOf('Not saved').focus());
    expect(document.activeElement).toBe(dismissOf('Not saved'));
  });
  await pointer.keyboard('{Escape}');
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'New farmer' })).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await pointer.click(dismissOf('Offline'));
  expect(screen.queryByText('Offline')).toBeNull();
});

test('with two dialogs they follow the one on top, whichever closes first', async () => {
  const { show, openDialogs } = setup({ tone: 'error', message: 'one' }, { tone: 'error', message: 'two' });
  openDialogs('New farmer');
  openDialogs('New farmer', 'Log in');
  await pointer.click(dismissOf('one'));
  openDialogs('Log in');
  await pointer.click(dismissOf('two'));
  openDialogs();
  show({ tone: 'error', message: 'three' });
  await pointer.click(dismissOf('three'));
  expect(screen.queryByText('three')).toBeNull();
});
