import { screen, waitFor, within } from '@testing-library/react';
import type { SoilPicture } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../test/watchSavedFiles.ts';
import { createChoices } from '../../services/choices.ts';

const medians = (samples: number, pH: number) => ({
  samples,
  pH,
  nitrogen: 21,
  phosphorus: 14.5,
  potassium: 160,
});
const kiambu = { county: 22, county_name: 'Kiambu' };
const nakuru = { county: 32, county_name: 'Nakuru' };
const maize = { crop: 1, crop_name: 'Maize' };
const beans = { crop: 2, crop_name: 'Beans' };
const picture: SoilPicture = {
  as_of: '2026-11-22T12:21:08.000+03:00',
  year: 2026,
  years: [2026, 2025],
  minimum_farms: 10,
  cells: [
    { ...kiambu, ...maize, ...medians(31, 5.4) },
    { ...kiambu, ...beans, ...medians(12, 6.1) },
    { ...nakuru, ...maize, ...medians(40, 5.9) },
  ],
  counties: [
    { ...kiambu, ...medians(43, 5.4) },
    { ...nakuru, ...medians(40, 5.9) },
  ],
  crops: [
    { ...beans, ...medians(12, 6.1) },
    { ...maize, ...medians(71, 5.9) },
  ],
  country: medians(83, 5.9),
};
const handlers: Handlers = { 'statistics.getSoilPicture': () => picture };
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a reader of Kiswahili chooses a crop by its Kiswahili name', async () => {
  createChoices().locale.choose('sw');
  const { user } = renderApp({ path: '/numbers/soil', user: farmer, handlers });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Zao kuu' }), 'Mahindi');
  expect(await screen.findByRole('heading', { name: 'Mahindi, 2026' })).toBeTruthy();
  expect(screen.queryByText(/Maize/)).toBeNull();
});

test('a farmer sees medians of each county with the number of samples, on a map and in a table', async () => {
  renderApp({ path: '/numbers/soil', user: farmer, handlers });
  const map = within(await screen.findByRole('figure'));
  expect(map.getAllByRole('listitem')).toHaveLength(47);
  expect(map.getByRole('img', { name: 'Kiambu: 5.4, 43 samples' })).toBeTruthy();
  expect(map.getByRole('img', { name: 'Turkana: not shown' })).toBeTruthy();
  expect(rowsOf('All crops, 2026')).toEqual([
    ['All shown counties', '5.9', '21', '15', '160', '83'],
    ['Kiambu', '5.4', '21', '15', '160', '43'],
    ['Nakuru', '5.9', '21', '15', '160', '40'],
  ]);
  expect(screen.getByText('Median pH, from 5.4 to 5.9')).toBeTruthy();
  // In both schemes: in dark the greener squares are the lighter ones.
  expect(map.getByText(/Greener squares have higher medians\.$/)).toBeTruthy();
  expect(screen.getByText('Not shown: fewer than 10 farms')).toBeTruthy();
  expect(screen.getByText(/at least 10 farms have results\. As of 22 Nov 2026, 12:21\./)).toBeTruthy();
});

test('crop and year are chosen in the address, and the totals are those of the shown cells', async () => {
  const { user, api, place } = renderApp({ path: '/numbers/soil', user: farmer, handlers });
  await screen.findByRole('option', { name: 'Beans' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Main crop' }), 'Beans');
  expect(rowsOf('Beans, 2026')).toEqual([
    ['All shown counties', '6.1', '21', '15', '160', '12'],
    ['Kiambu', '6.1', '21', '15', '160', '12'],
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  await waitFor(() =>
    expect(api.callsOf('statistics.getSoilPicture').at(-1)?.query.get('year')).toBe('2025'),
  );
  expect(place()).toBe('/numbers/soil?crop=2&year=2025');
});

test('the picture is saved for spreadsheets with every decimal, the number of samples and its time in Nairobi', async () => {
  const saved = watchSavedFiles();
  const { user } = renderApp({ path: '/numbers/soil?crop=1', user: farmer, handlers });
  await user.click(await screen.findByRole('button', { name: 'Save Maize, 2026 as CSV' }));
  await waitFor(async () =>
    expect(await saved.read()).toEqual({
      [`Soil map Maize, 2026 ${todayInNairobi()}.csv`]: [
        'County,pH,Nitrogen (mg/kg),Phosphorus (mg/kg),Potassium (mg/kg),Samples,Counted at (Nairobi)',
        'All shown counties,5.9,21,14.5,160,71,"22 Nov 2026, 12:21"',
        'Kiambu,5.4,21,14.5,160,31,"22 Nov 2026, 12:21"',
        'Nakuru,5.9,21,14.5,160,40,"22 Nov 2026, 12:21"',
        '',
      ],
    }),
  );
});

test('before ten farms have results, the page says so', async () => {
  const nothing = { ...picture, years: [], cells: [], counties: [], crops: [], country: null };
  renderApp({
    path: '/numbers/soil',
    user: farmer,
    handlers: { 'statistics.getSoilPicture': () => nothing },
  });
  expect(await screen.findByText('No county can be shown yet')).toBeTruthy();
});

test('a picture that does not load can be asked for again', async () => {
  let isBroken = true;
  const answer = () => (isBroken ? failure(400, { detail: 'No.' }) : picture);
  const { user } = renderApp({
    path: '/numbers/soil',
    user: farmer,
    handlers: { 'statistics.getSoilPicture': answer },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'All crops, 2026' })).toBeTruthy();
});

test('a service without a soil picture has no such page', async () => {
  renderApp({ path: '/numbers/soil', user: farmer });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
});
