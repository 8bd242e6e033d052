import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const job = {
  name: 'write_reminders',
  every_seconds: 900,
  next_run_on: '2026-11-22T10:15:00.000+03:00',
  last_run_on: '2026-11-22T10:00:00.000+03:00',
  last_success_on: '2026-11-22T10:00:00.000+03:00',
  last_failure_on: null,
  last_failure: '',
  is_running: false,
};

test('an administrator sees which work of the server failed, when and why', async () => {
  const failed = {
    ...job,
    name: 'reconcile_yesterday',
    last_success_on: '2026-11-21T10:00:00.000+03:00',
    last_failure_on: '2026-11-22T10:00:00.000+03:00',
    last_failure: 'The provider did not answer.',
    failures: 3,
  };
  renderApp({
    path: '/jobs',
    user: administrator,
    handlers: { 'jobs.list': () => pageOf([failed, job, { ...job, name: 'a_new_one', last_run_on: null }]) },
  });
  const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  const row = await rowOf(/Compare the payments of each day with the provider/);
  expect(row.getByText('Failed 3 times in a row')).toBeTruthy();
  expect(row.getByText('22 Nov 2026, 10:00: The provider did not answer.')).toBeTruthy();
  expect((await rowOf(/Write reminders/)).getByText('In order')).toBeTruthy();
  expect((await rowOf(/a_new_one/)).getByText('Not run yet')).toBeTruthy();
});
