import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/renderApp.tsx';
import { report } from '../../../test/report.ts';

const readFacts = () =>
  [...document.querySelectorAll('.app-report dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);

test('a report names its county, its agrovet and who verified it, and the version of its advice', async () => {
  renderApp({ path: `/r/${report.link}`, handlers: { 'reports.getPublic': () => report } });
  expect(await screen.findByText('Made on 22 Nov 2026, advice version 4')).toBeTruthy();
  expect(readFacts()).toEqual([
    ['Test', 'Complete Soil Analysis'],
    ['Day of the test', '18 Nov 2026'],
    ['County', 'Kiambu'],
    ['Agrovet', 'Mavuno Agrovet'],
    ['Verified', '22 Nov 2026, Amina Hassan'],
  ]);
});

test('a report of a booking without agrovet, which nobody verified, says neither', async () => {
  const facts = { ...report.facts, agrovet_name: '', verified_on: null, verified_by_name: '' };
  renderApp({
    path: `/r/${report.link}`,
    handlers: { 'reports.getPublic': () => ({ ...report, facts }) },
  });
  await screen.findByText('Made on 22 Nov 2026, advice version 4');
  expect(readFacts().map(([name]) => name)).toEqual(['Test', 'Day of the test', 'County']);
});
