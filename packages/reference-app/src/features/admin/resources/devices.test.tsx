import { screen, waitFor, within } from '@testing-library/react';
import type { Calibration } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const probe = {
  ...{ id: 7, serial_number: 'NPK7-1', name: 'Field probe 1', agent: null },
  ...{ is_active: true, last_seen_on: null, notes: '' },
};
const earlier: Calibration = {
  ...{ id: 1, calibrated_on: '2026-01-10', standard: 'Buffer pH 7.00', result: 'pH 7.01', has_passed: true },
  ...{ recorded_on: '2026-01-10T10:00:00+03:00', recorded_by: 1, recorded_by_name: 'Amina Hassan' },
};

test('the warning of an overdue calibration goes once somebody adds another one', async () => {
  let calibrations = [earlier];
  const device = () => ({
    ...probe,
    calibrated_on: calibrations[0]?.calibrated_on ?? null,
    calibration_overdue: calibrations.length === 1,
  });
  const { user, api } = renderApp({
    path: '/devices',
    user: administrator,
    handlers: {
      'devices.list': () => pageOf([device()]),
      'devices.get': device,
      'calibrations.list': () => pageOf(calibrations),
      'calibrations.create': ({ body }) => {
        const added = { ...earlier, ...Object(body), id: 2 };
        calibrations = [added, ...calibrations];
        return added;
      },
    },
  });
  const row = await screen.findByRole('row', { name: /Field probe 1/ });
  expect(within(row).getByText('Overdue')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /Update/ }));
  expect(await screen.findByText(/^This probe has no calibration that counts today/)).toBeVisible();
  expect(await screen.findByRole('row', { name: /10 Jan 2026 Buffer pH 7.00 pH 7.01 Passed/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add calibration' }));
  const form = within(screen.getByRole('form', { name: 'Add calibration' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('The standard is required')).not.toEqual([]);
  await user.selectOptions(form.getByLabelText(/^Result/), 'Not passed');
  await user.type(form.getByLabelText(/^Standard/), 'Buffer pH 4.00');
  await user.type(form.getByLabelText(/^What the probe said/), 'pH 4.60');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /Buffer pH 4.00 pH 4.60 Not passed/ })).toBeVisible();
  expect(api.callsOf('calibrations.create')[0]?.body).toEqual({
    ...{ calibrated_on: todayInNairobi(new Date()), standard: 'Buffer pH 4.00' },
    ...{ result: 'pH 4.60', has_passed: false },
  });
  expect(screen.queryByText(/^This probe has no calibration/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Overdue')).toBeNull());
});

test('a service that keeps no calibrations has the form of a probe only', async () => {
  const { user } = renderApp({
    path: '/devices',
    user: administrator,
    handlers: { 'devices.list': () => pageOf([probe]), 'calibrations.list': () => failure(404, {}) },
  });
  const row = await screen.findByRole('row', { name: /Field probe 1/ });
  await user.click(within(row).getByRole('button', { name: /Update/ }));
  expect(await screen.findByLabelText(/^Serial number/)).toBeVisible();
  expect(screen.queryByText('Calibrations')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Control measurements' })).toBeNull();
});

test('the form of a probe says what its control soil of today is', async () => {
  const { user } = renderApp({
    path: '/devices',
    user: administrator,
    handlers: { 'devices.list': () => pageOf([{ ...probe, control_state: 'within' }]) },
  });
  const row = await screen.findByRole('row', { name: /Field probe 1/ });
  await user.click(within(row).getByRole('button', { name: /Update/ }));
  expect(await screen.findByText('Today’s control soil was within its limits.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Control measurements' })).toHaveAttribute(
    'href',
    `/devices?controls=${probe.id}`,
  );
});
