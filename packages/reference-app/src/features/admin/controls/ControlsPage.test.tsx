import { screen, waitFor, within } from '@testing-library/react';
import type { ControlMeasurement, ControlSoil } from '@udongo/sdk';
import { beforeEach, expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

// The chart's code is there when the page is drawn.
await import('../../../components/over-time/ReadingsChart.tsx');

const probe = {
  ...{ id: 7, serial_number: 'NPK7-1', name: 'Field probe 1', agent: null },
  ...{ is_active: true, last_seen_on: null, notes: '' },
};
const soil: ControlSoil = {
  ...{ id: 1, name: 'Bench soil A', is_active: true },
  limits: { pH: { expected: 6.2, deviation: 0.3 }, potassium: { expected: 150, deviation: 20 } },
};
const measured = (id: number, pH: number): ControlMeasurement => ({
  ...{
    id,
    control_soil: 1,
    control_soil_name: 'Bench soil A',
    measured_on: `2026-11-${18 + id}T09:00:00+03:00`,
  },
  ...{ measured_by: 4, measured_by_name: 'Wambui Karanja', device: 7 },
  ...{ device_name: 'Field probe 1', device_serial_number: 'NPK7-1' },
  values: [
    { reading: 'potassium', value: 152, expected: 150, limit: 20, is_within: true },
    { reading: 'pH', value: pH, expected: 6.2, limit: 0.3, is_within: pH < 6.51 },
  ],
  is_within: pH < 6.51,
});

function open(handlers: Handlers = {}, path = '/devices?controls=') {
  return renderApp({
    path,
    user: administrator,
    handlers: {
      'controls.listSoils': () => pageOf([soil]),
      'controls.list': () => pageOf([measured(2, 6.7), measured(1, 6.3)]),
      'controls.listDuplicates': () => pageOf([]),
      'devices.list': () => pageOf([probe]),
      ...handlers,
    },
  });
}

beforeEach(() => localStorage.clear());

test('the values of a control soil are on a chart and in a table, with those beyond their limits', async () => {
  const { user, api } = open({}, '/devices?controls=7');
  expect(
    await screen.findByRole('img', { name: /^pH of Bench soil A from 19 Nov.* to 20 Nov/ }),
  ).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'pH, Bench soil A' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/6\.7.*6\.2 ± 0\.3.*Beyond limits.*Field probe 1 \(NPK7-1\).*Wambui/);
  expect(rows[2]).toHaveTextContent(/6\.3.*Within/);
  expect(api.callsOf('controls.list').at(-1)?.query.get('device')).toBe('7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reading' }), 'Potassium');
  expect(screen.getByRole('table', { name: 'Potassium, Bench soil A' })).toHaveTextContent(/152 mg\/kg/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Measured soil' }), 'duplicates');
  expect(await screen.findByText('Nothing measured yet')).toBeVisible();
});

test('of many days the table has the latest ten until somebody asks for all', async () => {
  const days = Array.from({ length: 12 }, (_, index) => measured(12 - index, 6.2));
  const { user } = open({ 'controls.list': () => pageOf(days) });
  const table = await screen.findByRole('table', { name: 'pH, Bench soil A' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 10);
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 12);
  expect(screen.queryByRole('button', { name: 'Show all 12' })).toBeNull();
});

test('second measurements are drawn by their difference', async () => {
  const { control_soil: _, control_soil_name: __, ...said } = measured(2, 6.7);
  const { user } = open({
    'controls.listDuplicates': () => pageOf([{ ...said, sample: 50, sample_code: 'UD-1026-1', booking: 26 }]),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Measured soil' }), 'duplicates');
  expect(await screen.findByRole('img', { name: /^Difference, pH of Second measurements/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'UD-1026-1' })).toHaveAttribute('href', '/bookings/26');
});

test('a technician measures a control soil, and hears at once that a value is beyond its limits', async () => {
  const { user, api } = open({ 'controls.create': () => measured(3, 6.7) });
  await user.click(await screen.findByRole('button', { name: 'Save the measurement' }));
  expect(await screen.findAllByText('pH is required')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /^pH/ }), '6,7');
  await user.type(screen.getByRole('textbox', { name: /^Potassium/ }), '152');
  await user.click(screen.getByRole('button', { name: 'Save the measurement' }));
  expect(
    await screen.findByText(/^Today’s control soil was beyond its limits with this probe/),
  ).toBeVisible();
  expect(screen.getByText('pH: 6.7 in place of 6.2 ± 0.3')).toBeVisible();
  expect(api.callsOf('controls.create').map(({ body }) => body)).toEqual([
    { control_soil: 1, device: 7, readings: { pH: 6.7, potassium: 152 } },
  ]);
});

test('an administrator adds the first control soil, and takes one out of use', async () => {
  let soils: ControlSoil[] = [];
  const { user, api } = open({
    'controls.listSoils': () => pageOf(soils),
    'controls.createSoil': () => {
      soils = [soil];
      return soil;
    },
    'controls.retireSoil': () => {
      soils = [{ ...soil, is_active: false }];
      return { ...soil, is_active: false };
    },
  });
  expect(await screen.findByText('No control soil yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add control soil' }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Bench soil A');
  await user.type(screen.getByRole('textbox', { name: /^pH, expected/ }), '6.2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findAllByText('Give the expected value and the deviation, or neither'),
  ).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /^pH, allowed deviation/ }), '0.3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Take Bench soil A out of use' })).toBeVisible();
  expect(api.callsOf('controls.createSoil').map(({ body }) => body)).toEqual([
    { name: 'Bench soil A', limits: { pH: { expected: 6.2, deviation: 0.3 } } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Take Bench soil A out of use' }));
  expect(await screen.findByText('Bench soil A is out of use.')).toBeVisible();
  expect(await screen.findByText('Not in use')).toBeVisible();
});

test('a service without controls says so', async () => {
  open({ 'controls.listSoils': () => failure(404, {}) });
  expect(await screen.findByText('This server has no control measurements.')).toBeVisible();
});

test('the form names its only soil, and keeps what was typed on the device until it is saved', async () => {
  const other: ControlSoil = { ...soil, id: 2, name: 'Bench soil B' };
  const handlers: Handlers = {
    'controls.listSoils': () => pageOf([soil, other]),
    'controls.create': () => measured(3, 6.3),
  };
  const only = open();
  const choice = await screen.findByRole('combobox', { name: 'Control soil' });
  expect(choice).toHaveDisplayValue('Bench soil A');
  only.unmount();
  const first = open(handlers);
  const select = await screen.findByRole('combobox', { name: 'Control soil' });
  await first.user.type(screen.getByRole('textbox', { name: /^pH/ }), '6,3');
  await first.user.selectOptions(select, 'Bench soil B');
  expect(screen.getByRole('textbox', { name: /^pH/ })).toHaveValue('6,3');
  await first.user.type(screen.getByRole('textbox', { name: /^Potassium/ }), '152');
  first.unmount();
  const { user, api } = open(handlers);
  expect(await screen.findByRole('textbox', { name: /^Potassium/ })).toHaveValue('152');
  expect(screen.getByRole('combobox', { name: 'Control soil' })).toHaveDisplayValue('Bench soil B');
  await user.click(screen.getByRole('button', { name: 'Save the measurement' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^pH/ })).toHaveValue(''));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save the measurement' }));
  expect(screen.getByRole('combobox', { name: 'Control soil' })).toHaveDisplayValue('Bench soil B');
  expect(api.callsOf('controls.create').map(({ body }) => body)).toEqual([
    { control_soil: 2, device: 7, readings: { pH: 6.3, potassium: 152 } },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('udongo-control'))).toEqual([]);
});

test('a soil that was taken out of use since is named, another one is offered, and what was typed stays', async () => {
  const other: ControlSoil = { ...soil, id: 2, name: 'Bench soil B' };
  let soils = [soil];
  const { user } = open({
    'controls.listSoils': () => pageOf(soils),
    'controls.create': () => {
      soils = [other, { ...soil, is_active: false }];
      return failure(400, { control_soil: ['This control soil is out of use. Choose another one.'] });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^pH/ }), '6.3');
  await user.type(screen.getByRole('textbox', { name: /^Potassium/ }), '152');
  await user.click(screen.getByRole('button', { name: 'Save the measurement' }));
  const form = screen.getByRole('form', { name: 'Bench soil A' });
  expect(await within(form).findByText(/^Bench soil A is out of use now/)).toBeVisible();
  const select = screen.getByRole('combobox', { name: 'Control soil' });
  await waitFor(() => expect(select).toHaveDisplayValue('Bench soil A (not in use)'));
  await user.selectOptions(select, 'Bench soil B');
  expect(screen.getByRole('textbox', { name: /^pH/ })).toHaveValue('6.3');
});
