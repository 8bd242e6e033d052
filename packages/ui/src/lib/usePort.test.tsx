import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { createDeferredPort } from '../../test/deferred.ts';
import { usePort } from './usePort.ts';

function setup(slowAfterMs?: number) {
  const deferred = createDeferredPort<string, string>();
  const options = slowAfterMs === undefined ? {} : { slowAfterMs };
  const { result, unmount } = renderHook(() => usePort(deferred.port, options), { wrapper: StrictMode });
  return { ...deferred, result, unmount };
}

test('the latest request wins, and the one before is aborted', async () => {
  const { result, call } = setup();
  const outcomes: string[] = [];
  await act(async () => {
    void result.current.run('a').then(({ status }) => outcomes.push(`a ${status}`));
    void result.current.run('b').then(({ status }) => outcomes.push(`b ${status}`));
  });
  expect(call(0).signal.aborted).toBe(true);
  await act(async () => {
    call(1).resolve('B');
    call(0).resolve('A');
  });
  expect(result.current.data).toBe('B');
  expect(outcomes.sort()).toEqual(['a superseded', 'b success']);
});

test('the previous answer stays while a new one loads and after an error', async () => {
  const { result, call } = setup();
  await act(async () => void result.current.run('a'));
  await act(async () => call(0).resolve('A'));
  await act(async () => void result.current.run('b'));
  expect(result.current).toMatchObject({ status: 'pending', data: 'A' });
  await act(async () => call(1).reject(new Error('offline')));
  expect(result.current).toMatchObject({ status: 'error', data: 'A', error: new Error('offline') });
  await act(async () => void result.current.run('c'));
  await act(async () => call(2).resolve('C'));
  expect(result.current).toMatchObject({ status: 'success', data: 'C', error: undefined });
});

test('a port that throws at once is an error like any other', async () => {
  const { result } = renderHook(() =>
    usePort<string, string>(() => {
      throw new Error('no address');
    }),
  );
  await act(async () => void result.current.run('a'));
  expect(result.current).toMatchObject({ status: 'error', error: new Error('no address') });
});

test('a request that takes long says so until it ends', async () => {
  const { result, call } = setup(10);
  await act(async () => void result.current.run('a'));
  expect(result.current.slow).toBe(false);
  await waitFor(() => expect(result.current.slow).toBe(true));
  await act(async () => call(0).resolve('A'));
  expect(result.current.slow).toBe(false);
});

test('leaving aborts what runs', async () => {
  const { result, call, unmount } = setup();
  await act(async () => void result.current.run('a'));
  unmount();
  expect(call(0).signal.aborted).toBe(true);
});

test('reset forgets the answer and what runs', async () => {
  const { result, call } = setup();
  await act(async () => void result.current.run('a'));
  await act(async () => call(0).resolve('A'));
  await act(async () => void result.current.run('b'));
  await act(async () => result.current.reset());
  await act(async () => call(1).resolve('B'));
  expect(result.current).toMatchObject({ status: 'idle', data: undefined });
});
