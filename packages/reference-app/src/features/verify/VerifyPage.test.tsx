import { act, screen, waitFor, within } from '@testing-library/react';
import type { AnalysisResult, ControlCheck, SampleResult, SavedAnalysis, UnusualReading } from '@udongo/sdk';
import { beforeEach, expect, test } from 'vitest';
import { lowerPlot, upperTerrace } from '../../../../ui/test/results.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { readings } from '../../../test/lab.ts';
import { administrator, agent, booking, openSample } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { toVerify } from '../../../test/toVerify.ts';

const path = '/bookings/26/verify';

beforeEach(() => localStorage.clear());

test('every unusual reading is shown first, and needs a comment before the booking is verified', async () => {
  const { user, api, place } = renderApp({ path, user: administrator, handlers: toVerify });
  expect(await screen.findByRole('heading', { name: '1 unusual reading' })).toBeTruthy();
  expect(screen.getByText('Mostly between 4 and 9.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  const comment = screen.getByRole('textbox', { name: /Why it is right/ });
  expect(screen.getByText('Write a comment, or ask for a repeat')).toBeTruthy();
  expect(document.activeElement).toBe(comment);
  await user.type(comment, 'Measured twice');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText('UD-1026 is verified')).toBeTruthy();
  expect(api.callsOf('bookings.verify').map(({ body }) => body)).toEqual([
    {
      comments: [{ sample: 50, reading: 'pH', comment: 'Measured twice' }],
      seen: [expect.objectContaining({ sample: 50, sensor_data: expect.objectContaining({ pH: 3.6 }) })],
    },
  ]);
  await waitFor(() => expect(place()).toBe('/bookings/26/results'));
});

test('who saved the readings hears that somebody else has to verify them, and the comment stays', async () => {
  const { user } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.verify': () =>
        failure(400, {
          non_field_errors: ['You saved readings of this booking. Another person has to verify it.'],
        }),
    },
  });
  const comment = await screen.findByRole<HTMLInputElement>('textbox', { name: /Why it is right/ });
  await user.type(comment, 'Measured twice');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText(/Another person has to verify it/)).toBeTruthy();
  expect(comment.value).toBe('Measured twice');
});

test.each([
  ['of up to 200 samples', 200],
  ['of 4, whatever is asked for', 4],
])('a large booking is verified with all its samples, on a service with pages %s', async (_, largest) => {
  const samples = Array.from({ length: largest === 200 ? 120 : 10 }, (_, index) => ({
    ...openSample,
    ...{ id: 50 + index, code: `UD-1026-${index + 1}`, sensor_data: readings },
  }));
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.listUnusual': () => [],
      'samples.list': ({ query }) => {
        const rest = samples.filter(({ id }) => id > Number(query.get('id_after') ?? 0));
        const page = rest.slice(0, Math.min(Number(query.get('limit') ?? 10), largest));
        const next = page.length < rest.length ? 'https://api.udongo.test/next' : null;
        return { ...pageOf(page, samples.length), next };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText('UD-1026 is verified')).toBeTruthy();
  expect(api.callsOf('bookings.verify')[0]?.body).toMatchObject({
    seen: samples.map(({ id }) => ({ sample: id })),
  });
});

test('whether a microbial test has its analysis is the decision of the server, whose words are shown', async () => {
  let isMissing = true;
  const { user, services } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.get': () => ({ ...booking, status: 'analysed', test_type: 'microbial-analysis' }),
      'bookings.listUnusual': () => [],
      'bookings.verify': () =>
        isMissing
          ? failure(400, {
              non_field_errors: ['This test waits for its analysis by a laboratory: life in the soil.'],
            })
          : booking,
    },
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  act(() => services.choices.locale.choose('sw'));
  await press('Thibitisha vipimo');
  expect(
    await screen.findByText('Upimaji huu unasubiri uchambuzi wa maabara: life in the soil.'),
  ).toBeVisible();
  act(() => services.choices.locale.choose('en'));
  isMissing = false;
  await press('Verify the readings');
  expect(await screen.findByText('UD-1026 is verified')).toBeVisible();
});

test('who saved the readings reads before a press, on both pages, that another person verifies them', async () => {
  const handlers = {
    ...toVerify,
    'bookings.get': () => ({
      ...booking,
      status: 'analysed' as const,
      next_statuses: [{ status: 'verified' as const, needs_reason: false }],
      may_verify: false,
    }),
  };
  const { user, api, unmount } = renderApp({ path, user: administrator, handlers });
  const button = await screen.findByRole('button', { name: 'Verify the readings' });
  expect(button).toHaveAccessibleDescription(/Another agronomist or administrator has to/);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(api.callsOf('bookings.verify')).toEqual([]);
  unmount();
  renderApp({ path: '/bookings/26', user: administrator, handlers });
  expect(await screen.findByText(/Another agronomist or administrator has to/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the readings' })).toHaveAttribute('href', path);
  expect(screen.queryByRole('link', { name: 'Verify the readings' })).toBeNull();
});

test('a place far from the county is said with its distance, among the unusual readings', async () => {
  const far: UnusualReading = {
    ...{ sample: 50, sample_code: 'UD-1026-1', reading: 'latitude', value: 3.93, comment: null },
    reasons: [
      {
        ...{ kind: 'outside_county', expected_low: -1.31, expected_high: -0.75 },
        ...{ distance_km: 720, county_name: 'Kiambu' },
      },
    ],
  };
  const handlers = { ...toVerify, 'bookings.listUnusual': () => [far] };
  const { services } = renderApp({ path, user: administrator, handlers });
  const said = await screen.findByText('Measured 720 km from Kiambu: check the code of the sample.');
  expect(said).toBeVisible();
  services.choices.locale.choose('sw');
  expect(await screen.findByText('Imepimwa km 720 kutoka Kiambu: kagua nambari ya sampuli.')).toBeVisible();
});

test('readings that changed since are shown again, and nothing is verified', async () => {
  const detail = 'Values of this booking changed since you read them. Read them again.';
  let isChanged = false;
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.verify': () => {
        isChanged = true;
        return failure(409, { detail });
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /Why it is right/ }), 'Measured twice');
  const before = api.callsOf('samples.list').length;
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText(detail)).toBeVisible();
  await waitFor(() => expect(api.callsOf('samples.list').length).toBeGreaterThan(before));
  expect(isChanged).toBe(true);
});

test('below each value is the range that the crop wants with its rating in words, below each code the plot, crop and soil', async () => {
  const samples = [{ ...openSample, sample_location: 'Lower plot', sensor_data: readings }];
  const handlers = {
    ...toVerify,
    'samples.list': () => pageOf(samples),
    'bookings.getResults': () => [lowerPlot],
  };
  renderApp({ path, user: administrator, handlers });
  const header = await screen.findByRole('rowheader', { name: /^UD-1026-1/ });
  expect(header.textContent).toBe('UD-1026-1 Lower plot · Maize · Clay');
  const row = within(header.closest('tr') as HTMLElement);
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual([
    '12 mg/kg15 to 30 Low',
    '30 mg/kg18 to 35 Good',
    '310 mg/kg120 to 300 Slightly high',
  ]);
  expect(cells).toContain('55.5 to 7.0 Too acid');
  const colorOf = (text: string) => getComputedStyle(row.getByText(text)).color;
  expect(colorOf('Low')).toBe(colorOf('Too acid'));
  expect(colorOf('Low')).not.toBe(colorOf('Good'));
  expect(
    screen.getByText(
      'Wanjiku Kariuki, Complete Soil Analysis. Farmers and agents see the readings after you verify them.',
    ),
  ).toBeVisible();
});

const phOnly: SampleResult = { ...lowerPlot, crops: lowerPlot.crops.slice(1) };
test.each([
  ['several', [lowerPlot], 'No reading looks like a mistake. 3 are outside what the crop needs.'],
  ['one', [phOnly], 'No reading looks like a mistake. 1 is outside what the crop needs.'],
  ['none', [upperTerrace], 'No reading looks like a mistake. All are within what the crop needs.'],
] as const)(
  'where no reading is unusual, the person reads how many are outside what the crop needs: %s',
  async (_, results, said) => {
    const handlers = {
      ...toVerify,
      'bookings.listUnusual': () => [],
      'bookings.getResults': () => [...results],
    };
    renderApp({ path, user: administrator, handlers });
    expect(await screen.findByText(said)).toBeVisible();
  },
);

test.each([403, 404, 405, 409])(
  'a service that answers %i to the question for results still lets a person verify',
  async (status) => {
    const handlers = {
      ...toVerify,
      'bookings.listUnusual': () => [],
      'bookings.getResults': () => failure(status, { detail: 'No results.' }),
    };
    renderApp({ path, user: administrator, handlers });
    expect(await screen.findByText('No reading looks like a mistake.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Verify the readings' })).toBeEnabled();
  },
);

test('the condition of a bag is beside its sample', async () => {
  const samples = [
    { ...openSample, sensor_data: readings, condition: 'wrong_label' as const },
    { ...openSample, id: 51, code: 'UD-1026-2', sensor_data: readings, condition: 'good' as const },
  ];
  const handlers = { ...toVerify, 'samples.list': () => pageOf(samples) };
  renderApp({ path, user: administrator, handlers });
  const header = await screen.findByRole('rowheader', { name: /^UD-1026-1/ });
  expect(header.textContent).toMatch(/^UD-1026-1 .*On arrival: Wrong label$/);
  expect(screen.getByRole('rowheader', { name: /^UD-1026-2/ }).textContent).not.toMatch('On arrival');
});

test('the history of a sample is one list: who collected it, handed it over and measured it, when, and what changed', async () => {
  const { user } = renderApp({ path, user: administrator, handlers: toVerify });
  const open = await screen.findByRole('button', { name: 'History of UD-1026-1' });
  // On a phone the header is the label of the button.
  expect(open.closest('td')?.dataset.label).toBe('Actions');
  await user.click(open);
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('Collected by Otieno Odhiambo.');
  const first =
    'Nitrogen 12 mg/kg · Phosphorus 30 mg/kg · Potassium 310 mg/kg · Conductivity 110 µS/cm · Moisture 22 % · Temperature 24.1 °C · pH 5.1 · Latitude -1.0345° · Longitude 37.0712°';
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '19 Nov 2026, 15:00Collected by Otieno Odhiambo.',
    '20 Nov 2026, 09:30Otieno Odhiambo handed it over to Juma Mwangi. At Kabete laboratory. Wet. Bag B-12.',
    `20 Nov 2026, 10:00Measured by Juma Mwangi.${first}`,
    '21 Nov 2026, 10:00Measured by Ada Auma.pH 5.1 → 3.6',
  ]);
});

test('samples are sent back to measuring with a reason', async () => {
  const { user, api } = renderApp({ path, user: administrator, handlers: toVerify });
  await user.click(await screen.findByRole('button', { name: 'Send back to measuring' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send samples of UD-1026 back' }));
  await user.click(dialog.getByRole('button', { name: 'Send back to measuring' }));
  expect(dialog.getByText('Say why')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The pH does not fit.');
  await user.click(dialog.getByRole('button', { name: 'Send back to measuring' }));
  expect(await screen.findByText('UD-1026 is back at measuring.')).toBeTruthy();
  expect(api.callsOf('bookings.sendBack').map(({ body }) => body)).toEqual([
    { samples: [50], note: 'The pH does not fit.' },
  ]);
});

test('a repeat of one sample is asked for, and another one is rejected', async () => {
  const two = [openSample, { ...openSample, id: 51, code: 'UD-1026-2' }].map((sample) => ({
    ...sample,
    sensor_data: readings,
  }));
  const handlers = { ...toVerify, 'samples.list': () => pageOf(two) };
  const { user, api } = renderApp({ path, user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Ask for a repeat of UD-1026-2' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^UD-1026-1/ }).checked).toBe(false);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^UD-1026-2/ }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Reject UD-1026-1' }));
  const reject = within(screen.getByRole('dialog'));
  await user.click(reject.getByRole('radio', { name: /Leaking bag/ }));
  await user.click(reject.getByRole('button', { name: 'Reject the sample' }));
  expect(await screen.findByText('UD-1026-1 is rejected.')).toBeTruthy();
  expect(api.callsOf('samples.reject')).toHaveLength(1);
});

test('with nothing measured nobody is told that no reading is unusual', async () => {
  const handlers = {
    ...toVerify,
    'bookings.get': () => ({ ...booking, status: 'received' as const }),
    'bookings.listUnusual': () => [],
    'samples.list': () => pageOf([openSample]),
  };
  renderApp({ path, user: administrator, handlers });
  expect(await screen.findByText('No sample is measured yet, so there is nothing to verify.')).toBeTruthy();
  expect(screen.queryByText(/^No reading looks like a mistake/)).toBeNull();
});

test('samples that are all rejected are not called unmeasured', async () => {
  const handlers = {
    ...toVerify,
    'bookings.get': () => ({ ...booking, status: 'received' as const }),
    'bookings.listUnusual': () => [],
    'samples.list': () => pageOf([{ ...openSample, rejected_reason: 'leaking_bag' as const }]),
  };
  renderApp({ path, user: administrator, handlers });
  expect(await screen.findByText(/^Every sample of this booking is rejected/)).toBeTruthy();
  expect(screen.queryByText(/^No sample is measured yet/)).toBeNull();
});

test.each(['received', 'analysed'] as const)(
  'a sample without readings keeps a booking that is %s from being verified',
  async (status) => {
    const samples = [
      { ...openSample, sensor_data: readings },
      { ...openSample, id: 51, code: 'UD-1026-2' },
    ];
    const handlers = {
      ...toVerify,
      'bookings.get': () => ({ ...booking, status }),
      'bookings.listUnusual': () => [],
      'samples.list': () => pageOf(samples),
    };
    const { user, api } = renderApp({ path, user: administrator, handlers });
    const button = await screen.findByRole('button', {
      name: 'Verify the readings',
      description: 'Before you can verify this booking, measure or reject: UD-1026-2.',
    });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(api.callsOf('bookings.verify')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Measure UD-1026-2' }).getAttribute('href')).toBe(
      '/bench?sample=51',
    );
  },
);

test('verifying is not for agents', async () => {
  const { api } = renderApp({ path, user: agent, handlers: toVerify });
  expect(await screen.findByRole('heading', { name: /is not part of your account/ })).toBeTruthy();
  expect(api.callsOf('bookings.listUnusual')).toEqual([]);
});

test('controls that are missing or beyond limits ask for one comment before anybody can verify', async () => {
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.listUnusual': () => [],
      'controls.getChecks': () => ({
        comment: '',
        checks: [
          {
            ...{ kind: 'control_beyond', samples: [{ id: 50, code: 'UD-1026-1' }] },
            ...{ measured_on: '2026-11-20', device_name: 'Field probe 1 (NPK7-1)' },
            values: [{ reading: 'pH', value: 6.7, expected: 6.2, limit: 0.3, is_within: false }],
          },
          {
            ...{ kind: 'duplicate_missing', samples: [{ id: 50, code: 'UD-1026-1' }], values: [] },
            ...{ measured_on: '2026-11-20', device_name: 'Field probe 1 (NPK7-1)' },
          },
        ],
      }),
      'bookings.verify': () => ({ ...booking, status: 'verified' }),
    },
  });
  expect(
    await screen.findByRole('heading', { name: '2 controls are missing or beyond limits' }),
  ).toBeVisible();
  expect(
    screen.getByText(/the control soil of 20 Nov 2026 was beyond its limits with Field probe 1/),
  ).toBeVisible();
  expect(screen.getByText('pH: 6.7 in place of 6.2 ± 0.3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Measure a second time' })).toHaveAttribute(
    'href',
    '/bench?sample=50',
  );
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  const comment = screen.getByRole('textbox', { name: /Why the results can be trusted/ });
  expect(screen.getByText('Write a comment, or have the samples measured again')).toBeVisible();
  expect(document.activeElement).toBe(comment);
  expect(api.callsOf('bookings.verify')).toEqual([]);
  await user.type(comment, 'Both probes agree');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  await waitFor(() =>
    expect(api.callsOf('bookings.verify').map(({ body }) => body)).toMatchObject([
      { comments: [], control_comment: 'Both probes agree' },
    ]),
  );
});

const carbon: AnalysisResult = {
  ...{ code: 'carbon', name: 'Organic carbon', name_sw: 'Kaboni', value: 25, decimals: 1, unit: '%' },
  ...{ method: 'Walkley-Black', laboratory: 'Cropnuts' },
};
const savedCarbon = (value: number): SavedAnalysis => ({
  ...{ id: value, analysis: 1, code: 'carbon', value, unit: '%', method: '', laboratory: 'Cropnuts' },
  ...{ file_name: '', saved_on: '2026-11-21T10:00:00+03:00', saved_by: 1, saved_by_name: 'Ada Auma' },
});

test('other analyses are shown with unit, laboratory and the value before, and verified as they are seen', async () => {
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.listUnusual': () => [],
      'bookings.getResults': () => [{ ...lowerPlot, sample: 50, other_analyses: [carbon] }],
      'analyses.listValues': () => [savedCarbon(25), savedCarbon(2.5)],
    },
  });
  const table = await screen.findByRole('table', { name: 'Other analyses' });
  const row = within(table).getByRole('row', { name: /Organic carbon/ });
  await waitFor(() =>
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Organic carbon', '25.0 %', '2.5 %', 'Walkley-Black', 'Cropnuts']),
  );
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  await waitFor(() =>
    expect(api.callsOf('bookings.verify').map(({ body }) => body)).toMatchObject([
      { seen: [{ sample: 50, other_analyses: [{ code: 'carbon', value: 25, unit: '%' }] }] },
    ]),
  );
});

test('a check that changed since is shown, nothing is verified, and the comment stays', async () => {
  const check = { samples: [{ id: 50, code: 'UD-1026-1' }], measured_on: '2026-11-20', device_name: '' };
  const missing: ControlCheck = { ...check, kind: 'duplicate_missing', values: [] };
  const beyond: ControlCheck = {
    ...{ ...check, kind: 'duplicate_beyond' },
    values: [{ reading: 'pH', value: 8.4, expected: 5.4, limit: 0.3, is_within: false }],
  };
  const detail = 'Values of this booking changed since you read them. Read them again.';
  let checks = [missing];
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.listUnusual': () => [],
      'controls.getChecks': () => ({ comment: '', checks }),
      'bookings.verify': () => {
        checks = [beyond];
        return failure(409, { detail });
      },
    },
  });
  const comment = await screen.findByRole('textbox', { name: /Why the results can be trusted/ });
  await user.type(comment, 'Bag was too small');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText('pH: 8.4 in place of 5.4 ± 0.3')).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
  expect(comment).toHaveValue('Bag was too small');
  expect(api.callsOf('bookings.verify').map(({ body }) => body)).toMatchObject([{ seen_checks: [missing] }]);
});

test('the comment of an earlier verification is shown, and does not answer for what is wrong now', async () => {
  const check = { samples: [{ id: 50, code: 'UD-1026-1' }], measured_on: '2026-11-20', device_name: '' };
  renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'controls.getChecks': () => ({
        comment: 'The bag was too small',
        checks: [{ ...check, kind: 'duplicate_beyond', values: [] }],
      }),
    },
  });
  const comment = await screen.findByRole('textbox', { name: /Why the results can be trusted/ });
  expect(comment).toHaveValue('');
  expect(screen.getByText('At the last verification: The bag was too small')).toBeVisible();
});

test('typed comments stay on the device for their person until the booking is verified', async () => {
  const check = { samples: [{ id: 50, code: 'UD-1026-1' }], measured_on: '2026-11-20', device_name: '' };
  const handlers: Handlers = {
    ...toVerify,
    'controls.getChecks': () => ({
      comment: '',
      checks: [{ ...check, kind: 'duplicate_missing', values: [] }],
    }),
  };
  const boxes = async () => [
    await screen.findByRole('textbox', { name: /Why it is right/ }),
    screen.getByRole('textbox', { name: /Why the results can be trusted/ }),
  ];
  const first = renderApp({ path, user: administrator, handlers });
  const [reading, control] = await boxes();
  await first.user.type(reading as Element, 'Measured twice');
  await first.user.type(control as Element, 'Both probes agree');
  first.unmount();
  const other = renderApp({ path, user: { ...administrator, id: 99 }, handlers });
  for (const box of await boxes()) expect(box).toHaveValue('');
  other.unmount();
  const again = renderApp({ path, user: administrator, handlers });
  const [kept, keptControl] = await boxes();
  expect(kept).toHaveValue('Measured twice');
  expect(keptControl).toHaveValue('Both probes agree');
  await again.user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  await screen.findByText('UD-1026 is verified');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('udongo-verify'))).toEqual([]);
});

test('a reading below the limit of its method is one on the page, in its history, and in what was seen', async () => {
  const limits = { ...readings, phosphorus: 5, pH: 5.8 };
  const sample = { ...openSample, sensor_data: limits, below_limit: ['phosphorus' as const] };
  const unusual: UnusualReading = {
    ...{ sample: 50, sample_code: 'UD-1026-1', reading: 'phosphorus', value: 5, below_limit: true },
    reasons: [{ kind: 'far_from_county', expected_low: 10, expected_high: 90 }],
    comment: 'The laboratory says so',
  };
  const saved = { saved_on: '2026-11-21T10:00:00+03:00', saved_by: 1, saved_by_name: 'Ada Auma' };
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.listUnusual': () => [unusual],
      'samples.list': () => pageOf([sample]),
      // The same number, which was measured before.
      'samples.listReadings': () => [
        { id: 12, sensor_data: limits, below_limit: ['phosphorus'], ...saved },
        { id: 11, sensor_data: limits, below_limit: [], ...saved, saved_on: '2026-11-20T10:00:00+03:00' },
      ],
    },
  });
  expect(await screen.findAllByText('< 5 mg/kg')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'History of UD-1026-1' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Phosphorus.*5 mg\/kg.*< 5 mg\/kg/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  await waitFor(() =>
    expect(api.callsOf('bookings.verify')[0]?.body).toMatchObject({
      seen: [{ sample: 50, sensor_data: limits, below_limit: ['phosphorus'] }],
    }),
  );
});
