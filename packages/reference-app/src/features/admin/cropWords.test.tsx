import { screen, within } from '@testing-library/react';
import type { Crop, OtherCropName, SoilTestSample } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { createChoices } from '../../services/choices.ts';

const maize = { id: 7, name: 'Maize', public: true } as Crop;
const beans = { id: 8, name: 'Beans (common)', public: true } as Crop;
const word: OtherCropName = {
  ...{ id: 1, crop: 7, county: 22, name: 'mbembe' },
  ...{ created_on: '2026-11-20T20:27:26+03:00', updated_on: '2026-11-20T20:27:26+03:00' },
};
const sample: SoilTestSample = {
  ...{ id: 50, booking: 26, booking_code: 'UD-1026', sample_location: 'Lower plot', sample_notes: '' },
  ...{ soil_type: 'loam', size_of_land: '1.50', main_crop: 7, other_crops: [], sensor_data: null },
};

/** Searches as the server does. */
const search = <Row extends { name: string }>(rows: Row[], query: URLSearchParams) =>
  pageOf(rows.filter(({ name }) => name.toLowerCase().includes((query.get('search') ?? '').toLowerCase())));
const handlers: Handlers = {
  'samples.list': () => pageOf([sample]),
  'bookings.list': () => pageOf([]),
  'crops.list': ({ query }) => search([maize, beans], query),
  'crops.get': () => maize,
  'otherCropNames.list': ({ query }) => search([word], query),
};

test.each([
  ['the filter of samples', '/samples', undefined, /^Crop/],
  ['the filter of other crop names', '/other-crop-names', undefined, /^Crop/],
  ['the form of a sample', '/samples', 'Add New', /^Main crop/],
  ['the form of another crop name', '/other-crop-names', 'Add New', /^Crop/],
])('%s finds a crop by the word of its people, and keeps the word', async (_, path, press, label) => {
  const { user } = renderApp({ path, user: administrator, handlers });
  if (press) await user.click(await screen.findByRole('button', { name: press }));
  const place = press ? within(await screen.findByRole('dialog')) : screen;
  const crop = await place.findByRole<HTMLInputElement>('combobox', { name: label });
  await user.type(crop, 'mbembe');
  expect(await screen.findByRole('option', { name: 'Mbembe (Maize)' })).toBeTruthy();
  await user.tab();
  expect(crop.value).toMatch(/^mbembe$|^Mbembe \(Maize\)$/);
});

test('a reader of Kiswahili reads the crops of a list in Kiswahili', async () => {
  createChoices().locale.choose('sw');
  renderApp({ path: '/samples', user: administrator, handlers });
  expect(await screen.findByText('Mahindi')).toBeTruthy();
  expect(screen.queryByText('Maize')).toBeNull();
});
