import { expect, test } from 'vitest';
import countyData from '../../../../data/counties.json' with { type: 'json' };
import { countyBoxes } from './countyBoxes.ts';
import { judgePlace } from './judgePlace.ts';

const mandera = { latitude: 3.93, longitude: 41.86 };
const githunguri = { latitude: -1.059, longitude: 36.778 };

test('a place far outside of the county says how far', () => {
  expect(judgePlace(mandera, { county: 'Kiambu', plot: '' })).toEqual([
    {
      ...{ kind: 'outside_county', expected_low: -1.31, expected_high: -0.75 },
      ...{ distance_km: 720, county_name: 'Kiambu' },
    },
  ]);
  expect(judgePlace(githunguri, { county: 'Kiambu', plot: '' })).toEqual([]);
});

test('a place beyond the border is usual, as is one of an unknown county', () => {
  const thika = { latitude: -1.03, longitude: 37.07 };
  expect(judgePlace(thika, { county: 'Nairobi', plot: '' })).toEqual([]);
  for (const county of [null, 'Another county'])
    expect(judgePlace(mandera, { county, plot: '' })).toEqual([]);
  expect(judgePlace({ latitude: 3.93 }, { county: 'Kiambu', plot: '' })).toEqual([]);
});

test.each(['Lower plot (-1.1062, 36.6431)', '-1.1062, 36.6431'])(
  'a place far from the coordinates of the plot says how far: %s',
  (plot) => {
    expect(judgePlace(githunguri, { county: 'Kiambu', plot })).toMatchObject([
      { kind: 'far_from_plot', distance_km: 16 },
    ]);
  },
);

test('a plot with its name is compared with the county only', () => {
  expect(judgePlace(githunguri, { county: 'Kiambu', plot: 'Block (3, 4)' })).toEqual([]);
});

test('each county that the service begins with has its box', () => {
  expect(Object.keys(countyBoxes).sort()).toEqual(countyData.map(({ name }) => name).sort());
});
