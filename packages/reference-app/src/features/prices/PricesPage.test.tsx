import { screen } from '@testing-library/react';
import type { Boot } from '@udongo/sdk';
import { testTypes } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/renderApp.tsx';

const boot: Boot = {
  counties: [],
  crops: [
    { id: 1, name: 'Maize', has_amounts: true },
    { id: 2, name: 'Coffee (Arabica)', has_amounts: false },
    { id: 3, name: 'Wheat', has_amounts: false },
  ],
  test_types: testTypes.map(({ analyses = [], ...type }) => ({ ...type, analyses: [...analyses] })),
  partner: null,
  settings: { support_name: '', support_phone_no: '' },
};

test('a person reads before they pay for which crops nobody names amounts of fertiliser', async () => {
  renderApp({ path: '/prices', handlers: { 'boot.get': () => boot } });
  expect(await screen.findByText(/^For Coffee .* and Wheat, the report has the readings/)).toBeTruthy();
});

test('a service that does not say it, or has amounts for all, leaves this out', async () => {
  const crops = boot.crops.map(({ id, name }) => ({ id, name }));
  renderApp({ path: '/prices', handlers: { 'boot.get': () => ({ ...boot, crops }) } });
  expect(await screen.findByRole('table', { name: 'What each test contains' })).toBeTruthy();
  expect(screen.queryByText('Crops without amounts of fertiliser')).toBeNull();
});
