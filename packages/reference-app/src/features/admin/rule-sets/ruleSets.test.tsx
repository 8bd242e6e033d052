import { act, screen, waitFor, within } from '@testing-library/react';
import type { RuleSet, RuleSetComparison } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../../test/watchSavedFiles.ts';

const agronomist = { ...administrator, id: 38, is_superuser: false, staff_role: 'agronomist' as const };
const files = {
  needs: 'crop,nutrient,amount,source,status\nmaize,n,22,KALRO,needs_review\nmaize,p2o5,23,KALRO,reviewed\n',
  ...{ crops: 'crop\n', splits: 'crop\n', products: 'product\n', bands: 'rating\n', lime: 'soil\n' },
  numbers: 'name\n',
};
const demo: RuleSet = {
  id: 1,
  name: 'Demo 1',
  hash: '8d7c0f4f5f0a4c1f4e0d0f0a6a1f2c3b4d5e6f708192a3b4c5d6e7f8091a2b3c',
  counts_from: '2026-01-01',
  counts_now: true,
  is_demo: true,
  uploaded_on: '2026-01-01T12:00:00.000+03:00',
  uploaded_by: null,
  uploaded_by_name: '',
  approvals: [],
  files,
};
const long: RuleSet = {
  ...demo,
  id: 2,
  name: 'Long rains 2027',
  has_ranges: true,
  files: { ...files, ranges: 'crop_id,crop,reading,low,high\n1,Maize,pH,5.3,7\n' },
  counts_from: '2027-02-01',
  counts_now: false,
  is_demo: false,
  uploaded_by: administrator.id,
  uploaded_by_name: 'Amina Odhiambo',
};
const comparison: RuleSetComparison = {
  rule_set: 2,
  with: 1,
  same_farms: 41,
  same_samples: 12,
  farms: [
    {
      name: 'poor soil, Trans Nzoia',
      crop_name: 'Maize',
      before: ['DAP: 2 bags of 50 kg', 'CAN: 2 bags of 50 kg'],
      after: ['DAP: 2.5 bags of 50 kg', 'CAN: 2 bags of 50 kg'],
    },
  ],
  samples: [],
  ranges: [
    { crop_name: 'Maize', reading: 'pH', before: { low: 5.5, high: 7 }, after: { low: 5.3, high: 7 } },
  ],
  analyses: [{ code: 'cec', before: { low: null, high: null }, after: { low: 10, high: null } }],
  reports: [{ report: 4, booking: 26, booking_code: 'UD-1026' }],
};
const maize = {
  ...{ id: 12, name: 'Maize', public: true },
  ...{ n_low: '15.00', n_high: '30.00', p_low: '20.00', p_high: '50.00', k_low: '120.00', k_high: '300.00' },
  ...{ ph_low: '5.00', ph_high: '7.00', ec_low: '1500.00', ec_high: '1800.00' },
  ...{ humidity_low: '20.00', humidity_high: '32.00', temp_low: '15.00', temp_high: '24.00' },
};
const handlers: Handlers = {
  'ruleSets.list': () => pageOf([long, demo]),
  'ruleSets.get': ({ record }) => (record === '2' ? long : demo),
  'ruleSets.compare': () => comparison,
};

test('an administrator uploads one changed file, sees each fault on its line, and the others stay as they are', async () => {
  let isFaulty = true;
  const { user, api, services } = renderApp({
    path: '/rule-sets',
    user: administrator,
    handlers: {
      ...handlers,
      'ruleSets.create': () =>
        isFaulty
          ? failure(400, {
              name: ['rule set with this name already exists.'],
              needs: ['Line 2: amount: 2200 is not between 0.5 and 150', 'Line 3: source is empty'],
            })
          : { ...long, name: 'Short rains' },
    },
  });
  const row = within(await screen.findByRole('row', { name: /Demo 1/ }));
  expect(row.getByText('Unreviewed demonstration')).toBeTruthy();
  expect(screen.getByText('0 of 2 approvals')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Upload a rule set' }));
  await user.click(screen.getByRole('button', { name: 'Check and upload' }));
  expect(screen.getByText('Enter a name')).toBeTruthy();
  expect(api.callsOf('ruleSets.create')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Short rains');
  await user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [
    new File(['crop,amount\nmaize,2200\n'], 'needs (1).csv', { type: 'text/csv' }),
  ]);
  expect(await screen.findByText('from needs (1).csv')).toBeTruthy();
  expect(screen.getAllByText('as in Demo 1')).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Check and upload' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The files have 2 faults. Nothing is stored.')).toBeTruthy();
  expect(alert.getByText('Line 2: amount: 2200 is not between 0.5 and 150')).toBeTruthy();
  expect(screen.getByText('rule set with this name already exists.')).toBeTruthy();
  act(() => services.choices.locale.choose('sw'));
  expect(await screen.findByText('Mstari wa 3: source ni tupu')).toBeTruthy();
  expect(await screen.findByText('Kuna kanuni nyingine zenye jina hili.')).toBeTruthy();
  act(() => services.choices.locale.choose('en'));
  isFaulty = false;
  await user.click(await screen.findByRole('button', { name: 'Check and upload' }));
  expect(await screen.findByText('Short rains is uploaded. Two agronomists approve it now.')).toBeTruthy();
  expect(api.callsOf('ruleSets.create').at(-1)?.body).toEqual({
    ...files,
    name: 'Short rains',
    counts_from: todayInNairobi(),
    needs: 'crop,amount\nmaize,2200\n',
  });
  expect(screen.queryByRole('button', { name: 'Check and upload' })).toBeNull();
});

test('a file is part of the upload however slowly the device reads it, and one that changed since is asked for again', async () => {
  const { user, api } = renderApp({
    path: '/rule-sets',
    user: administrator,
    handlers: { ...handlers, 'ruleSets.create': () => long },
  });
  await user.click(await screen.findByRole('button', { name: 'Upload a rule set' }));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Short rains');
  const choose = (read: () => Promise<ArrayBuffer>) => {
    const file = Object.assign(new File(['-'], 'needs.csv'), { arrayBuffer: read });
    return user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [file]);
  };
  await choose(() => Promise.reject(new DOMException('changed', 'NotReadableError')));
  await user.click(screen.getByRole('button', { name: 'Check and upload' }));
  expect(await screen.findByText(/^needs\.csv was changed or moved since you chose it/)).toBeTruthy();
  expect(api.callsOf('ruleSets.create')).toEqual([]);

  let answer = (_bytes: ArrayBuffer) => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    answer = resolve;
  });
  await choose(() => bytes);
  expect(screen.queryByText(/was changed or moved/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check and upload' }));
  answer(new TextEncoder().encode('crop,amount\nmaize,22\n').buffer);
  expect(await screen.findByText(/^Short rains is uploaded/)).toBeTruthy();
  expect(api.callsOf('ruleSets.create').at(-1)?.body).toMatchObject({ needs: 'crop,amount\nmaize,22\n' });
});

test('a file of another name is refused before anything is sent', async () => {
  const { user } = renderApp({ path: '/rule-sets', user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Upload a rule set' }));
  await user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [
    new File(['x'], 'prices.csv', { type: 'text/csv' }),
  ]);
  expect(await screen.findByText(/prices\.csv is no file of a rule set/)).toBeTruthy();
});

test('an agronomist compares a rule set with the one that counts, sees the reports that would change, and approves it', async () => {
  let stored = long;
  const { user, api } = renderApp({
    path: '/rule-sets?set=2',
    user: agronomist,
    handlers: {
      ...handlers,
      'ruleSets.get': () => stored,
      'ruleSets.approve': () => {
        stored = {
          ...long,
          approvals: [
            { approved_by: 38, approved_by_name: 'Joyce', approved_on: '2026-11-28T12:00:00.000+03:00' },
          ],
        };
        return stored;
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Long rains 2027' })).toBeTruthy();
  const row = within(await screen.findByRole('row', { name: /Maize: poor soil, Trans Nzoia/ }));
  expect(row.getByRole('cell', { name: /DAP: 2 bags/ }).textContent).toContain('1 line is the same in both');
  expect(row.getByRole('cell', { name: /DAP: 2\.5 bags/ })).toBeTruthy();
  expect(row.queryByText('CAN: 2 bags of 50 kg')).toBeNull();
  const range = within(screen.getByRole('row', { name: /^Maize: Acidity/ }));
  expect(range.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['5.5 – 7', '5.3 – 7']);
  const other = within(screen.getByRole('row', { name: /^cec/ }));
  expect(other.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['-', '10 – …']);
  expect(screen.getAllByRole('columnheader', { name: 'By Demo 1' })).toHaveLength(2);
  expect(screen.getByText(/^1 answers differ and 53 are the same/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'UD-1026' }).getAttribute('href')).toBe('/bookings/26');
  expect(screen.getByText(/Nothing is sent by itself/)).toBeTruthy();
  expect(
    screen.getByText('1 of 2 lines are marked needs_review. Approve only numbers that you checked.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve Long rains 2027?' }));
  expect(dialog.getByText(/One more agronomist has to approve it/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('1 of 2 approvals')).toBeTruthy();
  expect(
    screen.getByText('You approved this rule set. Another agronomist has to approve it, too.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(api.callsOf('ruleSets.approve')).toHaveLength(1);
});

test.each([
  {
    who: 'the agronomist who uploaded it',
    user: { ...agronomist, id: administrator.id },
    says: /^You uploaded this rule set/,
  },
  { who: 'an administrator', user: administrator, says: /^Two agronomists who did not upload it/ },
])('$who does not approve a rule set', async ({ user, says }) => {
  renderApp({ path: '/rule-sets?set=2', user, handlers });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a rule set is downloaded file by file, and whole', async () => {
  const saved = watchSavedFiles();
  const { user } = renderApp({ path: '/rule-sets?set=2', user: agronomist, handlers });
  await user.click(await screen.findByRole('button', { name: 'needs.csv' }));
  await user.click(screen.getByRole('button', { name: 'ranges.csv' }));
  await user.click(screen.getByRole('button', { name: 'All files (ZIP)' }));
  await waitFor(async () =>
    expect(Object.keys(await saved.read())).toEqual(['needs.csv', 'ranges.csv', 'Long rains 2027.zip']),
  );
  expect((await saved.read())['needs.csv']?.join()).toContain('maize,n,22,KALRO,needs_review');
});

test('ranges are not uploaded: they come from Crops, and a rule set can differ by them only', async () => {
  const { user, api } = renderApp({
    path: '/rule-sets',
    user: administrator,
    handlers: { ...handlers, 'ruleSets.create': () => long },
  });
  await user.click(await screen.findByRole('button', { name: 'Upload a rule set' }));
  expect(screen.getByText('as in Crops when you upload')).toBeTruthy();
  const analyses = 'analysis,low\ncec,10\n';
  await user.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [
    new File(['crop_id\n1\n'], 'ranges (1).csv', { type: 'text/csv' }),
    new File([analyses], 'analyses.csv', { type: 'text/csv' }),
  ]);
  expect(await screen.findByText(/^ranges\.csv is not uploaded: change the ranges in Crops/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Only ranges');
  await user.click(screen.getByRole('button', { name: 'Check and upload' }));
  expect(await screen.findByText('Only ranges is uploaded. Two agronomists approve it now.')).toBeTruthy();
  expect(api.callsOf('ruleSets.create')[0]?.body).toEqual({
    ...files,
    analyses,
    name: 'Only ranges',
    counts_from: todayInNairobi(),
  });
});

test.each([
  [
    'has ranges',
    { ...long, counts_now: true },
    /^Results use the ranges that Crops had when Long rains 2027 was/,
  ],
  ['has none', demo, /^A change of these ranges counts at once/],
])('the form of a crop says which ranges count where the rule set %s', async (_, counting, says) => {
  const { user } = renderApp({
    path: '/crops',
    user: administrator,
    handlers: { ...handlers, 'ruleSets.list': () => pageOf([counting]), 'crops.list': () => pageOf([maize]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Update Maize' }));
  expect(await screen.findByText(says)).toBeTruthy();
});

test('the form of a crop says nothing of rule sets where the service has none', async () => {
  const { user, api } = renderApp({
    path: '/crops',
    user: administrator,
    handlers: {
      'ruleSets.list': () => failure(404, { detail: 'Not found.' }),
      'crops.list': () => pageOf([maize]),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Update Maize' }));
  await screen.findByRole('textbox', { name: 'Crop name' });
  await waitFor(() => expect(api.callsOf('ruleSets.list')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('.udongo-skeleton')).toBeNull());
  expect(screen.queryByText(/counts? (at once|from the next)/)).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Name in rule sets' })).toBeNull();
});

test('where no rule set counts, the page says that results name no amounts', async () => {
  const waiting = { ...demo, name: 'Starting values', counts_now: false, is_demo: false };
  renderApp({
    path: '/rule-sets',
    user: administrator,
    handlers: { 'ruleSets.list': () => pageOf([waiting]) },
  });
  expect(await screen.findByText('No rule set counts today')).toBeTruthy();
});

test('a service without rule sets says so in their place', async () => {
  renderApp({ path: '/rule-sets', user: administrator, handlers: {} });
  expect(await screen.findByRole('button', { name: /again|Retry/i })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload a rule set' })).toBeNull();
});
