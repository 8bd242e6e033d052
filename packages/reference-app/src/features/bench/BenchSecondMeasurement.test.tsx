import { screen, waitFor, within } from '@testing-library/react';
import type { SampleDuplicate } from '@udongo/sdk';
import { beforeEach, expect, test } from 'vitest';
import { type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { box, createLab, pasted, probe, readings } from '../../../test/lab.ts';
import { administrator, openSample } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

beforeEach(() => localStorage.clear());

test('a sample that the service picked is measured a second time, without the first values in sight', async () => {
  const { handlers } = createLab();
  let measured: SampleDuplicate | null = null;
  const { user, api } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...handlers,
      'devices.list': () => pageOf([probe]),
      'controls.getDuplicate': () => ({ is_needed: true, measured }),
      'controls.saveDuplicate': () => {
        measured = {
          ...{ id: 1, sample: 50, sample_code: 'UD-1026-1', booking: 26, is_within: false },
          ...{ measured_on: '2026-11-20T09:00:00+03:00', measured_by: 4, measured_by_name: 'Wambui' },
          ...{ device: 7, device_name: 'Field probe 1', device_serial_number: 'NPK7-1' },
          values: [{ reading: 'pH', value: 6.4, expected: 5.8, limit: 0.3, is_within: false }],
        };
        return measured;
      },
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Probe' }), '7');
  expect(screen.queryByText('Measure this sample a second time')).toBeNull();
  await user.click(await box());
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  expect(await screen.findByRole('heading', { name: 'Measure this sample a second time' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Readings' })).toBeNull();
  const form = within(screen.getByRole('form', { name: 'Measure this sample a second time' }));
  const second = { nitrogen: 12, phosphorus: 30, potassium: 150, conductivity: 300, pH: 6.4 };
  for (const [name, value] of Object.entries(second)) {
    const field = form.getByRole('textbox', { name: new RegExp(`^${name}\\b`, 'i') });
    expect(field).toHaveValue('');
    await user.type(field, String(value));
  }
  await user.click(form.getByRole('button', { name: 'Save the second measurement' }));
  expect(await screen.findByText(/^The second measurement is too far from the first one/)).toBeVisible();
  expect(screen.getByText('pH: 6.4 in place of 5.8 ± 0.3')).toBeVisible();
  expect(await box()).toBeVisible();
  expect(api.callsOf('controls.saveDuplicate').map(({ body }) => body)).toEqual([
    { device: 7, readings: second },
  ]);
});

const second: SampleDuplicate = {
  ...{ id: 1, sample: 50, sample_code: 'UD-1026-1', booking: 26, is_within: true, values: [] },
  ...{ measured_on: '2026-11-20T09:00:00+03:00', measured_by: 4, measured_by_name: 'Wambui' },
  ...{ device: 7, device_name: 'Field probe 1', device_serial_number: 'NPK7-1' },
};

test('a second measurement stays on the device of its person until it is saved', async () => {
  const { handlers } = createLab();
  let measured: SampleDuplicate | null = null;
  const picked: Handlers = {
    ...handlers,
    'samples.get': () => ({ ...openSample, sensor_data: readings }),
    'controls.getDuplicate': () => ({ is_needed: true, measured }),
    'controls.saveDuplicate': () => {
      measured = second;
      return second;
    },
  };
  const path = '/bench?sample=50';
  const nitrogen = async () => {
    const form = await screen.findByRole('form', { name: 'Measure this sample a second time' });
    return within(form).getByRole('textbox', { name: /^Nitrogen/ });
  };
  const first = renderApp({ path, user: administrator, handlers: picked });
  await first.user.type(await nitrogen(), '12,5');
  first.unmount();
  const other = renderApp({ path, user: { ...administrator, id: 99 }, handlers: picked });
  expect(await nitrogen()).toHaveValue('');
  other.unmount();
  const again = renderApp({ path, user: administrator, handlers: picked });
  expect(await nitrogen()).toHaveValue('12,5');
  for (const name of [/^Phosphorus/, /^Potassium/, /^Conductivity/, /^pH/]) {
    await again.user.type(screen.getByRole('textbox', { name }), '9');
  }
  await again.user.click(screen.getByRole('button', { name: 'Save the second measurement' }));
  expect(await screen.findByText('The second measurement agrees with the first one.')).toBeVisible();
  expect(again.api.callsOf('controls.saveDuplicate').map(({ body }) => body)).toMatchObject([
    { readings: { nitrogen: 12.5, pH: 9 } },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('udongo-second'))).toEqual([]);
});

test('a new measurement of a sample that was measured twice asks for the second one again', async () => {
  const { handlers } = createLab();
  let measured: SampleDuplicate | null = second;
  const { user, place } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...handlers,
      'samples.get': () => ({ ...openSample, sensor_data: readings }),
      'samples.update': () => {
        measured = null;
        return { ...openSample, sensor_data: readings };
      },
      'controls.getDuplicate': () => ({ is_needed: true, measured }),
    },
  });
  expect(await screen.findByText('The second measurement agrees with the first one.')).toBeVisible();
  await user.click(await box());
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  expect(await screen.findByRole('heading', { name: 'Measure this sample a second time' })).toBeVisible();
  expect(place()).toBe('/bench?sample=50');
});

test('the second measurement of a sample can be below the limit, too', async () => {
  const measured = { ...openSample, sensor_data: readings, below_limit: ['phosphorus' as const] };
  const { user, api } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...createLab([measured]).handlers,
      'controls.getDuplicate': () => ({ is_needed: true, measured: null }),
      'controls.saveDuplicate': () => ({
        ...{ id: 1, sample: 50, sample_code: 'UD-1026-1', booking: 26, is_within: true, values: [] },
        ...{ measured_on: '2026-11-20T09:00:00+03:00', measured_by: 4, measured_by_name: 'Wambui' },
        ...{ device: null, device_name: '', device_serial_number: '' },
      }),
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Measure this sample a second time' }));
  const typed = { Nitrogen: '12', Phosphorus: '< 5', Potassium: '150', Conductivity: '300', pH: '< 5' };
  for (const [name, text] of Object.entries(typed)) {
    await user.type(form.getByRole('textbox', { name: new RegExp(`^${name}\\b`) }), text);
  }
  const save = form.getByRole('button', { name: 'Save the second measurement' });
  await user.clear(form.getByRole('textbox', { name: /^Potassium/ }));
  await user.type(form.getByRole('textbox', { name: /^Potassium/ }), '1,050');
  await user.click(save);
  expect(form.getByRole('textbox', { name: /^Potassium/ })).toHaveAccessibleDescription(
    /This can be 1\.050 or 1050/,
  );
  await user.clear(form.getByRole('textbox', { name: /^Potassium/ }));
  await user.type(form.getByRole('textbox', { name: /^Potassium/ }), '150');
  const pH = form.getByRole('textbox', { name: /^pH/ });
  await waitFor(() => expect(pH).toHaveAccessibleDescription(/“<” is only for amounts/));
  await user.clear(pH);
  await user.type(pH, '6.4');
  await user.click(save);
  await waitFor(() =>
    expect(api.callsOf('controls.saveDuplicate').map(({ body }) => body)).toEqual([
      {
        readings: { nitrogen: 12, phosphorus: 5, potassium: 150, conductivity: 300, pH: 6.4 },
        below_limit: ['phosphorus'],
      },
    ]),
  );
});
