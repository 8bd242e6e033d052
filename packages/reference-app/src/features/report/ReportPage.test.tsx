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

test('an old link says which report took its place and why, and leads to it', async () => {
  const replaced_by = {
    number: 'UD-1026-R2',
    given_on: '2026-11-24T09:00:00+03:00',
    reason: 'The plot is for beans.',
    link: '5eed0000-0000-4000-8000-000000000009',
  };
  renderApp({
    path: `/r/${report.link}`,
    handlers: { 'reports.getPublic': () => ({ ...report, outdated_on: replaced_by.given_on, replaced_by }) },
  });
  expect(await screen.findByText('This report was replaced by UD-1026-R2 on 24 Nov 2026.')).toBeTruthy();
  expect(screen.getByText('Reason: The plot is for beans.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the new report' }).getAttribute('href')).toBe(
    `/r/${replaced_by.link}`,
  );
});

test('a withdrawn report says that its advice is not to be followed, and why', async () => {
  const withdrawn = {
    withdrawn_on: '2026-11-24T09:00:00+03:00',
    withdrawn_reason: 'Two bags were mixed up.',
  };
  renderApp({
    path: `/r/${report.link}`,
    handlers: { 'reports.getPublic': () => ({ ...report, ...withdrawn }) },
  });
  const says = 'This report was withdrawn on 24 Nov 2026. Do not follow its advice.';
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByText('Reason: Two bags were mixed up.')).toBeTruthy();
  expect(screen.getByText(/^What to do next: do not buy or spread what it advises/)).toBeTruthy();
});
