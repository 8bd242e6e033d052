import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createFilm } from '../../../test/createFilm.ts';
import { pageOf } from '../../../test/fakeApi.ts';
import { box, createLab, pasted, probe, readings, upper } from '../../../test/lab.ts';
import { administrator, booking, openSample } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { received } from '../../../test/toVerify.ts';
import { deviceCamera } from '../../lib/camera.ts';

beforeEach(() => localStorage.clear());

test('a basic test says which readings its results leave out', async () => {
  const { handlers } = createLab();
  renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...handlers,
      'bookings.get': () => ({ ...booking, status: 'received', test_type: 'basic-macro-nutrients-analysis' }),
    },
  });
  expect(await screen.findByText(/its results leave out Conductivity, Moisture, Temperature\./)).toBeTruthy();
});

test('a pH far from the other sample and from the county is noted as whoever verifies will see it, and can be saved', async () => {
  const { handlers } = createLab([openSample, { ...upper, sensor_data: { ...readings, pH: 6.4 } }]);
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...handlers,
      'samples.get': () => ({ ...openSample, county_medians: { pH: 6.5, potassium: 1200 } }),
    },
  });
  await user.click(await box());
  await user.paste(pasted);
  expect(
    await screen.findByText(
      'pH 5: The booking’s other samples suggest 5.4 to 7.4. Verified samples of the county suggest 5.5 to 7.5.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^Potassium 310: Verified samples of the county suggest 400 to/)).toBeTruthy();
  expect(screen.getByText(/^You can save\. The person who verifies/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  expect(await screen.findByText('UD-1026-1 is saved.')).toBeTruthy();
});

test('a pH is compared with every other sample of a booking of 120', async () => {
  const open = Array.from({ length: 119 }, (_, index) => ({ ...openSample, id: 50 + index }));
  const samples = [...open, { ...upper, id: 169, sensor_data: { ...readings, pH: 6.4 } }];
  const { handlers } = createLab();
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...handlers,
      'samples.list': ({ query }) =>
        query.has('booking')
          ? pageOf(samples.slice(0, Number(query.get('limit'))), samples.length)
          : pageOf([openSample]),
    },
  });
  await user.click(await box());
  await user.paste(pasted);
  expect(await screen.findByText('pH 5: The booking’s other samples suggest 5.4 to 7.4.')).toBeTruthy();
});

test('a repeat begins without the earlier readings, and says why it is measured again', async () => {
  const repeat = { ...openSample, sensor_data: readings, repeat_asked_on: '2026-11-21T10:00:00+03:00' };
  const { handlers } = createLab([repeat, upper]);
  const asked = {
    ...received,
    kind: 'repeat_asked',
    by_name: 'Ada Auma',
    note: 'The pH does not fit.',
  } as const;
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: { ...handlers, 'samples.listEvents': () => [received, asked] },
  });
  expect(
    await screen.findByText('Ada Auma asks you to measure this sample again: The pH does not fit.'),
  ).toBeTruthy();
  // Its position is known.
  expect(screen.getByText('0 of 7 readings read.')).toBeTruthy();
  expect(screen.getByText('again')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = within(screen.getByRole('dialog', { name: 'History of UD-1026-1' }));
  expect(
    await dialog.findByText(
      'Otieno Odhiambo handed it over to Juma Mwangi. At Kabete laboratory. Wet. Bag B-12.',
    ),
  ).toBeTruthy();
});

test('a paste without a reading says so, until the field is emptied', async () => {
  const { handlers } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  const field = await box();
  await user.type(field, 'n');
  expect(screen.queryByText(/^This text has no reading/)).toBeNull();
  await user.clear(field);
  await user.paste('Thank you for your purchase');
  expect(screen.getByText(/^This text has no reading/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.type(field, 'n');
  expect(screen.queryByText(/^This text has no reading/)).toBeNull();
});

test.each(['en', 'sw'] as const)('what is to check stays inside of its card (%s)', async (locale) => {
  const { handlers } = createLab();
  const { user, services } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  services.choices.locale.choose(locale);
  await user.type(await screen.findByRole('textbox', { name: 'pH' }), '19.5');
  const badge = await screen.findByText(locale === 'sw' ? 'angalia' : 'check');
  const row = badge.closest('.app-bench__reading')?.getBoundingClientRect();
  const right = badge.closest('.udongo-badge')?.getBoundingClientRect().right;
  expect(Math.abs((right ?? 0) - (row?.right ?? 0))).toBeLessThan(1);
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('readings are those of the present text: another text and an empty box leave nothing of the one before', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  await user.paste(pasted);
  expect(screen.getByText('7 of 7 readings read.')).toBeTruthy();
  await user.clear(await box());
  expect(screen.getByText('0 of 7 readings read.')).toBeTruthy();
  await user.paste('pH: 51\nN 18.5');
  expect(screen.getByText('2 of 7 readings read.')).toBeTruthy();
  expect([field('pH').value, field('Nitrogen').value, field('Potassium').value]).toEqual(['51', '18.5', '']);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(saved).toEqual([]);
});

test('a text with the readings of two samples is not taken for one of them', async () => {
  const { handlers } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  await user.paste(`[${pasted},${pasted}]`);
  expect(screen.getByText(/^This text has the readings of more than one sample/)).toBeTruthy();
  expect(screen.getByText('0 of 7 readings read.')).toBeTruthy();
});

test('a forgotten decimal point is put right with one press', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  await user.paste(pasted.replace('"ph":5.0', '"ph":58').replace('24.1', '241'));
  await user.click(await screen.findByRole('button', { name: 'Use 24.1 °C' }));
  expect([field('Temperature').value, document.activeElement]).toEqual(['24.1', field('Temperature')]);
  await user.click(screen.getByRole('button', { name: 'Use 5.8' }));
  await user.keyboard('{Enter}');
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toEqual([expect.objectContaining({ sensor_data: { ...readings, pH: 5.8 } })]);
});

test('a value entered by hand outlives the next change of the text, which is named beside it', async () => {
  const { handlers } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  await user.paste('pH 58\nN 42\nask Wanjiru');
  await user.clear(field('Nitrogen'));
  await user.type(field('Nitrogen'), '45');
  await user.click(screen.getByRole('button', { name: 'Use 5.8' }));
  await user.type(await box(), '\nK 310');
  await user.click(screen.getByRole('button', { name: 'Remove line 3' }));
  expect([field('Nitrogen').value, field('pH').value, field('Potassium').value]).toEqual([
    '45',
    '5.8',
    '310',
  ]);
  expect(screen.getByText('text says 42')).toBeTruthy();
  expect(field('pH').getAttribute('aria-describedby')).toBe('bench-pH-text');
  await user.clear(field('Nitrogen'));
  await user.type(await box(), '\n');
  expect(field('Nitrogen').value).toBe('42');
});

test('a position that nobody knows stays empty, and half of one is refused', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  const { latitude: _, longitude: __, ...probe } = readings;
  await user.paste(JSON.stringify(probe));
  expect(screen.getByText('Location unknown? Leave latitude and longitude empty.')).toBeTruthy();
  await user.type(field('Latitude'), '-1.5{Enter}');
  expect(screen.getByText('Longitude is missing or not a number.')).toBeTruthy();
  await user.clear(field('Latitude'));
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toEqual([
    expect.objectContaining({ sensor_data: { ...probe, latitude: null, longitude: null } }),
  ]);
});

test('the position of the booking is there, until the probe writes another one', async () => {
  const { handlers, saved } = createLab([
    { ...openSample, sample_location: 'Lower plot (-1.28638, 36.81722)' },
  ]);
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  const { latitude: _, longitude: __, ...probe } = readings;
  await user.click(await box());
  await user.paste(pasted);
  expect(field('Latitude').value).toBe('-1.0345');
  await user.clear(await box());
  await user.paste(JSON.stringify(probe));
  expect([field('Latitude').value, field('Longitude').value]).toEqual(['-1.28638', '36.81722']);
  expect(screen.getByText(/^The location was recorded before this measurement/)).toBeTruthy();
  await user.keyboard('{Enter}');
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toEqual([
    expect.objectContaining({ sensor_data: { ...probe, latitude: -1.28638, longitude: 36.81722 } }),
  ]);
});

test('new readings of a booking that the farmer has say what becomes of the report', async () => {
  const { handlers } = createLab([{ ...openSample, sensor_data: readings }]);
  renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: { ...handlers, 'bookings.get': () => ({ ...booking, status: 'report_ready' }) },
  });
  expect(await screen.findByText(/^If you save new readings, the results and the report/)).toBeTruthy();
});

test('readings typed for rejected soil are not offered for its new soil', async () => {
  const first = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: createLab([openSample]).handlers,
  });
  await first.user.type(await box(), 'pH 4.9');
  first.unmount();
  const again = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: createLab([openSample]).handlers,
  });
  expect((await box()).value, 'the same soil').toBe('pH 4.9');
  again.unmount();
  const newSoil = { ...openSample, received_on: '2026-11-25T09:00:00+03:00' };
  renderApp({ path: '/bench?sample=50', user: administrator, handlers: createLab([newSoil]).handlers });
  expect((await box()).value).toBe('');
  expect(screen.queryByText('not saved')).toBeNull();
});

test('a sample of a cancelled booking says that its bag is put aside, and is not measured', async () => {
  const { handlers } = createLab();
  renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: { ...handlers, 'bookings.get': () => ({ ...booking, status: 'canceled' }) },
  });
  expect(await screen.findByText('The booking is cancelled. Put the bag aside.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save and next/ })).toBeNull();
});

test('a sample is rejected with a listed reason', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Reject the sample' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject UD-1026-1' }));
  const title = dialog.getByText('Leaking bag').getBoundingClientRect();
  const card = dialog.getByText('Leaking bag').closest('label')?.getBoundingClientRect();
  expect(title.top + title.bottom).toBeCloseTo((card?.top ?? 0) + (card?.bottom ?? 0), 0);
  await user.click(dialog.getByRole('button', { name: 'Reject the sample' }));
  expect(dialog.getByText('Choose a reason')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: /Leaking bag/ }));
  await user.click(dialog.getByRole('button', { name: 'Reject the sample' }));
  expect(await screen.findByText('UD-1026-1 is rejected.')).toBeTruthy();
  expect(saved).toEqual([{ reason: 'leaking_bag', note: '' }]);
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-2' })).toBeTruthy();
});

test('the camera reads the code of a label', async () => {
  const { handlers } = createLab();
  const { user } = renderApp({
    path: '/bench',
    user: administrator,
    handlers,
    camera: { ...deviceCamera, open: async () => createFilm('http://localhost:5173/s/UD-1026-2').stream },
  });
  await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-2' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a camera that is not allowed says what to do', async () => {
  const { handlers } = createLab();
  const open = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  const { user } = renderApp({
    path: '/bench',
    user: administrator,
    handlers,
    camera: { ...deviceCamera, open },
  });
  await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  expect(await screen.findByText(/^The camera is not allowed/)).toBeTruthy();
});

test('the code of a label leads an administrator to its sample', async () => {
  const { handlers } = createLab();
  const { place } = renderApp({ path: '/s/ud-1026-2', user: administrator, handlers });
  expect(await screen.findByRole('heading', { name: 'Sample UD-1026-2' })).toBeTruthy();
  expect(place()).toBe('/bench?sample=UD-1026-2');
});

test('the day and the time that a probe writes stop nothing', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  await user.paste('2026-11-27 19:35\nN 12\nP 30\nK 310\nEC 110\nMoisture 22\nTemp 24.1\npH 5');
  expect(screen.getByText('7 of 7 readings read.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /Save and next/ }));
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toHaveLength(1);
});

test('readings are saved with the probe that took them, which the next sample offers again', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: { ...handlers, 'devices.list': () => pageOf([probe]) },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Probe' }), 'Field probe 1 (NPK7-1)');
  await user.click(await box());
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  await screen.findByRole('heading', { name: 'Sample UD-1026-2' });
  expect(saved).toEqual([expect.objectContaining({ device: 7 })]);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Probe' })).toHaveProperty('value', '7'));
});

test('the remembered probe is saved also while the list of probes is on its way', async () => {
  localStorage.setItem(`udongo-probe-draft:${administrator.id}:new`, '7');
  const { handlers, saved } = createLab();
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: { ...handlers, 'devices.list': () => new Promise(() => {}) },
  });
  await user.click(await box());
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  await screen.findByRole('heading', { name: 'Sample UD-1026-2' });
  expect(saved).toEqual([expect.objectContaining({ device: 7 })]);
});

test('a corrected reading is saved only with a reason, and a new measurement without one', async () => {
  const { handlers, saved } = createLab([{ ...openSample, sensor_data: readings }, upper]);
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  const pH = await screen.findByRole('textbox', { name: 'pH' });
  await user.clear(pH);
  await user.type(pH, '5.1{Enter}');
  const reason = screen.getByRole('textbox', { name: /^Why are the readings corrected/ });
  expect(await screen.findByText(/^Say why, such as/)).toBeTruthy();
  expect(document.activeElement).toBe(reason);
  await user.type(reason, 'A wrong digit{Enter}');
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toEqual([expect.objectContaining({ correction_reason: 'A wrong digit' })]);
  expect(saved[0]).not.toHaveProperty('is_repeat');
});

test('pasted readings of a measured sample are a new measurement', async () => {
  const { handlers, saved } = createLab([{ ...openSample, sensor_data: readings }, upper]);
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toEqual([expect.objectContaining({ is_repeat: true })]);
  expect(saved[0]).not.toHaveProperty('correction_reason');
});

test('the history says what was corrected, why, and with which probe', async () => {
  const { handlers } = createLab([{ ...openSample, sensor_data: readings }, upper]);
  const save = { saved_on: '2026-11-21T10:00:00+03:00', saved_by: 1, saved_by_name: 'Amina Hassan' };
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: {
      ...handlers,
      'samples.listReadings': () => [
        {
          ...{
            ...save,
            id: 2,
            sensor_data: { ...readings, pH: 5.1 },
            kind: 'corrected',
            reason: 'A wrong digit',
          },
          ...{
            method: 'field probe estimate',
            device: 7,
            device_name: 'Probe A',
            device_serial_number: 'N-1',
          },
        },
        { ...save, id: 1, sensor_data: readings },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(
    await screen.findByText(
      'Corrected by Amina Hassan. A wrong digit Probe: Probe A (N-1). Method: field probe estimate.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Measured by Amina Hassan.')).toBeTruthy();
});

test('the bench warns of a probe whose calibration is overdue, and saves all the same', async () => {
  const { handlers, saved } = createLab();
  const good = { ...probe, id: 8, serial_number: 'NPK7-2', calibration_overdue: false };
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: { ...handlers, 'devices.list': () => pageOf([{ ...probe, calibration_overdue: true }, good]) },
  });
  const choice = await screen.findByRole('combobox', { name: 'Probe' });
  const warning = () => screen.queryByText(/^The calibration of this probe is overdue/);
  expect(warning()).toBeNull();
  await user.selectOptions(choice, '8');
  expect(warning()).toBeNull();
  await user.selectOptions(choice, '7');
  expect(warning()).toBeVisible();
  await user.click(await box());
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  await screen.findByText('UD-1026-1 is saved.');
  expect(saved).toEqual([expect.objectContaining({ device: 7 })]);
});

test('the bench warns while today’s control soil is missing or beyond its limits, and leads to it', async () => {
  const { handlers } = createLab();
  const states = ['missing', 'beyond', 'within', 'not_asked'] as const;
  const devices = states.map((control_state, index) => ({
    ...probe,
    ...{ id: 7 + index, serial_number: `NPK7-${index}`, control_state },
  }));
  const { user } = renderApp({
    path: '/bench?sample=50',
    user: administrator,
    handlers: { ...handlers, 'devices.list': () => pageOf(devices) },
  });
  const choice = await screen.findByRole('combobox', { name: 'Probe' });
  const link = () => screen.queryByRole('link', { name: 'Control measurements' });
  await user.selectOptions(choice, '7');
  expect(screen.getByText(/^Today no control soil was measured with this probe/)).toBeVisible();
  expect(link()).toHaveAttribute('href', '/devices?controls=7');
  await user.selectOptions(choice, '8');
  expect(screen.getByText(/^Today’s control soil was beyond its limits/)).toBeVisible();
  for (const other of ['9', '10', '']) {
    await user.selectOptions(choice, other);
    expect(link()).toBeNull();
  }
});

test('a reading below the limit of its method is typed, pasted and saved with its limit; a pH has none', async () => {
  const { handlers, saved } = createLab([{ ...openSample, below_limit: [] }]);
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  await user.paste(pasted.replace('"p":30', '"p":"< 5"'));
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(field('Phosphorus').value).toBe('< 5');
  await user.clear(field('Conductivity'));
  await user.type(field('Conductivity'), '<20');
  // Nobody asks whether a small limit is in dS/m.
  expect(screen.queryByText(/dS\/m/)).toBeNull();
  await user.clear(field('pH'));
  await user.type(field('pH'), '< 5');
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  expect(await screen.findByText(/^pH < 5: “<” is only for amounts, such as nitrogen/)).toBeVisible();
  expect(saved).toEqual([]);
  await user.clear(field('pH'));
  await user.type(field('pH'), '5{Enter}');
  await waitFor(() =>
    expect(saved).toMatchObject([
      {
        sensor_data: { ...readings, phosphorus: 5, conductivity: 20 },
        below_limit: ['phosphorus', 'conductivity'],
      },
    ]),
  );
});

test('a service that keeps only numbers is not sent one in place of a limit, and what was typed stays', async () => {
  const { handlers, saved } = createLab();
  const { user } = renderApp({ path: '/bench?sample=50', user: administrator, handlers });
  await user.click(await box());
  await user.paste(pasted.replace('"p":30', '"p":"< 5"'));
  await user.click(screen.getByRole('button', { name: /Save and next/ }));
  expect(await screen.findByText(/^Phosphorus < 5: This service can’t keep “<”/)).toBeVisible();
  expect(saved).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phosphorus' }).value).toBe('< 5');
});
