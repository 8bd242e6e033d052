import { screen, waitFor, within } from '@testing-library/react';
import type { ReadingsOverTime } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { lowerPlot } from '../../../../ui/test/results.ts';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { measured } from '../../../test/measured.ts';
import { booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../test/watchSavedFiles.ts';

// The largest code of the app: no test waits a limited time for it.
await import('./ReadingsChart.tsx');

/** The page of results of booking 26, whose farmer has these samples; joins change them. */
function open(readings: ReadingsOverTime | Response) {
  let stored = readings;
  const handlers: Handlers = {
    'bookings.get': () => ({ ...booking, id: 26, farmer: 1, status: 'report_ready' }),
    'bookings.getResults': () => [lowerPlot],
    'farmers.getReadings': () => stored,
    'samples.setPlace': ({ record, body }) => {
      const { same_place_as } = body as { same_place_as: number | null };
      const place = same_place_as === null ? null : 7;
      const ids = [Number(record), same_place_as];
      if (!(stored instanceof Response)) {
        stored = stored.map((one) => (ids.includes(one.sample) ? { ...one, place } : one));
      }
      return { sample: Number(record), place };
    },
  };
  return renderApp({ path: '/bookings/26/results', user: farmer, handlers });
}
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Readings over time' });
  return within(heading.closest<HTMLElement>('.udongo-card') ?? document.body);
};
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).slice(0, 4));

test('samples with the same name are not joined until a person says that they are of one place', async () => {
  const { user, api } = open([measured(4, 2025, 4.8, null), measured(26, 2026, 5.2, null)]);
  const page = await card();
  expect(page.getByText(/^No other test of this place is known/)).toBeTruthy();
  expect(rows(page.getByRole('table'))).toEqual([['20 Nov 2026', 'UD-26-1', '5.2', 'Too acid']]);
  expect(page.queryByRole('img')).toBeNull();
  await user.selectOptions(
    page.getByRole('combobox', { name: 'Another test of the same place' }),
    'UD-4-1, Lower plot, 20 Nov 2025',
  );
  await user.click(page.getByRole('button', { name: 'Join' }));
  const name = 'Acidity (pH) of Lower plot from 20 Nov 2025 to 20 Nov 2026. The table has the same values.';
  expect(await page.findByRole('img', { name })).toBeTruthy();
  expect(api.callsOf('samples.setPlace').map(({ body }) => body)).toEqual([{ same_place_as: 26 }]);
  expect(rows(page.getByRole('table'))).toEqual([
    ['20 Nov 2026', 'UD-26-1', '5.2', 'Too acid'],
    ['20 Nov 2025', 'UD-4-1', '4.8', 'Too acid'],
  ]);
});

test('a reading has the day on which it was measured, before its planned day as well', async () => {
  open([{ ...measured(26, 2026, 5.2, null), measured_on: '2026-11-14T10:00:00+03:00' }]);
  expect(rows((await card()).getByRole('table'))).toEqual([['14 Nov 2026', 'UD-26-1', '5.2', 'Too acid']]);
});

test('the button that joins is on the line of its choice', async () => {
  open([measured(4, 2025, 4.8, null), measured(26, 2026, 5.2, null)]);
  const page = await card();
  const choice = page.getByRole('combobox', { name: 'Another test of the same place' });
  const button = page.getByRole('button', { name: 'Join' });
  expect(button.getBoundingClientRect().top).toBe(choice.getBoundingClientRect().top);
});

test('the chart shows each reading, and a sample that was joined by mistake is taken out', async () => {
  const { user } = open([
    measured(4, 2025, 4.8, 7),
    measured(9, 2025, 6.1, null),
    measured(26, 2026, 5.2, 7),
  ]);
  const page = await card();
  const chart = await page.findByRole('img');
  await waitFor(() => expect(chart.querySelectorAll('.recharts-line-dot')).toHaveLength(2));
  await user.selectOptions(page.getByRole('combobox', { name: 'Reading' }), 'Nitrogen');
  expect(rows(page.getByRole('table')).map(([, , value]) => value)).toEqual(['36 mg/kg', '14 mg/kg']);
  await user.click(page.getByRole('button', { name: 'Take UD-4-1 out of this place' }));
  expect(await screen.findByText('UD-4-1 is taken out')).toBeTruthy();
  await waitFor(() => expect(rows(page.getByRole('table'))).toHaveLength(1));
});

test('the shown readings are saved for spreadsheets, as numbers', async () => {
  const saved = watchSavedFiles();
  const { user } = open([measured(4, 2025, 4.8, 7), measured(26, 2026, 5.2, 7)]);
  const page = await card();
  const save = page.getByRole('button', { name: 'Save Readings over time as CSV' });
  await user.click(save);
  await user.selectOptions(page.getByRole('combobox', { name: 'Reading' }), 'Nitrogen');
  await user.click(save);
  await waitFor(async () =>
    expect(await saved.read()).toEqual({
      [`Lower plot, Acidity (pH) ${todayInNairobi()}.csv`]: [
        'Day,Sample,Acidity (pH),Rating',
        '20 Nov 2026,UD-26-1,5.2,Too acid',
        '20 Nov 2025,UD-4-1,4.8,Too acid',
        '',
      ],
      [`Lower plot, Nitrogen ${todayInNairobi()}.csv`]: [
        'Day,Sample,Nitrogen (mg/kg),Rating',
        '20 Nov 2026,UD-26-1,36,Good',
        '20 Nov 2025,UD-4-1,14,Good',
        '',
      ],
    }),
  );
});

test('a service that keeps no places shows the results as they are', async () => {
  open(failure(404, { detail: 'Not found.' }));
  expect(await screen.findByRole('heading', { name: 'What to do for Maize' })).toBeTruthy();
  expect(screen.queryByText('Readings over time')).toBeNull();
});
