import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createToaster } from '@udongo/sdk';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NotSent } from '../examples/Alert.tsx';
import { DeleteEntry } from '../examples/Dialog.tsx';
import { Page } from '../examples/Toaster.tsx';
import { SendButton } from '../examples/useDismiss.tsx';
import { MyBookings } from '../examples/useLoginNeeded.tsx';
import { CopyCode } from '../examples/useNotify.tsx';
import { OfflineNotice } from '../examples/useOnline.tsx';
import { Numbers } from '../examples/usePort.tsx';
import { Toaster } from '../src/primitives/index.ts';
import { UdongoProvider } from '../src/provider/index.ts';
import { answer } from './answerFetch.ts';
import { createDeferredPort } from './deferred.ts';
import { dialog, press, see, user } from './exampleActions.ts';
import { setOnline } from './setOnline.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'onLine');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Draws an example on a page that shows notifications. */
function renderWithToasts(example: ReactElement) {
  const toaster = createToaster();
  render(
    <UdongoProvider notify={toaster.show} dismiss={toaster.dismiss}>
      {example}
      <Toaster store={toaster} />
    </UdongoProvider>,
  );
}

test('the example Alert is heard at once, with what to do next', () => {
  render(<NotSent />);
  expect(screen.getByRole('alert')).toHaveTextContent(/not sent.*Check your network/);
});

test('the example Dialog asks, is left by Cancel and by Escape with the focus back, and deletes once', async () => {
  const onDelete = vi.fn();
  render(<DeleteEntry onDelete={onDelete} />);
  const opener = screen.getByRole('button', { name: 'Delete Maize' });
  for (const leave of [
    async () => user.click((await dialog()).getByRole('button', { name: 'Cancel' })),
    async () => user.keyboard('{Escape}'),
  ]) {
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Delete entry' })).toHaveAccessibleDescription(
      'Maize and its other names are deleted.',
    );
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  }
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(opener);
  await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onDelete).toHaveBeenCalledOnce();
});

test('the example Toaster says that it was saved, until it is dismissed', async () => {
  render(<Page />);
  await press('Save');
  await see('Saved');
  await press('Dismiss');
  // A wait would see it go by itself.
  expect(screen.queryByText('Saved')).toBeNull();
});

test('the example useNotify copies the code and says so, and says where the browser refuses', async () => {
  renderWithToasts(<CopyCode code="UD-1026" />);
  await press('Copy');
  await see('Copied');
  expect(await navigator.clipboard.readText()).toBe('UD-1026');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Copy');
  await see('Not copied. Select the code.');
});

test('the example useDismiss takes its failure away when the person tries again', async () => {
  const { port, calls, call } = createDeferredPort<undefined, void>();
  renderWithToasts(<SendButton send={() => port(undefined, { signal: new AbortController().signal })} />);
  await press('Send');
  call(0).reject(new Error('No answer'));
  await see('It was not sent. Press again.');
  await press('Send');
  // A wait would see it go by itself.
  expect(screen.queryByText('It was not sent. Press again.')).toBeNull();
  expect(calls).toHaveLength(2);
  call(1).resolve();
});

test('the example useOnline says that the network is gone until it is back', async () => {
  render(<OfflineNotice />);
  expect(screen.queryByRole('status')).toBeNull();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  setOnline(true);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the example useLoginNeeded goes on after a login, and not after one that was left', async () => {
  const load = vi.fn();
  const onLoginNeeded = vi.fn().mockRejectedValueOnce(new Error('left')).mockResolvedValue(undefined);
  const { rerender } = render(<MyBookings load={load} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <UdongoProvider onLoginNeeded={onLoginNeeded}>
      <MyBookings load={load} />
    </UdongoProvider>,
  );
  await press('Log in to see them');
  expect(onLoginNeeded).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
  await press('Log in to see them');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('the example usePort says that the numbers did not load, and shows them after another try', async () => {
  // React asks twice in its strict mode.
  answer([400, {}], [400, {}], [200, { bookings: 26 }]);
  render(<Numbers />);
  await see('The numbers did not load');
  await press('Try again');
  await see(/"bookings":26/);
  expect(screen.queryByRole('alert')).toBeNull();
});
