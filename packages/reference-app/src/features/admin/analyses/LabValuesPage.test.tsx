import { screen, within } from '@testing-library/react';
import type { AnalysisValueRequest } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const carbon = {
  ...{ id: 1, code: 'organic_carbon', name: 'Organic carbon', name_sw: 'Kaboni', unit: '%' },
  ...{ method: 'Walkley-Black', decimals: 2, minimum: 0, maximum: 30, is_active: true },
};
const phosphorus = {
  ...carbon,
  id: 2,
  code: 'p_m3',
  name: 'Mehlich-3 P',
  name_sw: '',
  unit: 'mg/kg',
  decimals: 0,
};

const file = (text: string) => new File([text], 'results.csv', { type: 'text/csv' });

function open() {
  return renderApp({
    path: '/laboratory-values',
    user: administrator,
    handlers: {
      'analyses.list': () => pageOf([carbon, phosphorus]),
      'analyses.saveValues': ({ body }) => {
        const { values } = body as { values: AnalysisValueRequest[] };
        const unknown = values.findIndex(({ sample_code }) => sample_code === 'UD-9-9');
        if (unknown >= 0) {
          return failure(400, { values: { [unknown]: { sample_code: ['No sample has this code.'] } } });
        }
        return values.map((value) => ({
          ...value,
          ...{
            sample: value.sample_code === 'UD-1026-1' ? 50 : 51,
            sample_location: 'Upper plot',
            analysis: value.code === 'p_m3' ? 2 : 1,
            before: value.code === 'p_m3' ? 20 : null,
          },
        }));
      },
    },
  });
}

test('the values of a file are reviewed, then saved with laboratory and file', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose a file' }));
  expect(await screen.findByText('Name the laboratory')).toBeVisible();
  await user.type(screen.getByLabelText(/^Laboratory/), 'Cropnuts');
  const text = 'Sample;Organic carbon (%);p_m3;Remarks\nUD-1026-1;1,86;24;wet\nUD-1026-2;;31;\n';
  await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file(text));
  expect(await screen.findByRole('heading', { name: 'Check 3 values of results.csv' })).toBeVisible();
  expect(screen.getByText('Columns that no analysis has, which are left out: Remarks.')).toBeVisible();
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    'UD-1026-1, Upper plotOrganic carbon (%)-1.86',
    'UD-1026-1, Upper plotMehlich-3 P (mg/kg)2024',
    'UD-1026-2, Upper plotMehlich-3 P (mg/kg)2031',
  ]);
  await user.click(screen.getByRole('button', { name: 'Save the values' }));
  expect(await screen.findByText('3 values saved')).toBeTruthy();
  const values = [
    { sample_code: 'UD-1026-1', code: 'organic_carbon', value: 1.86 },
    { sample_code: 'UD-1026-1', code: 'p_m3', value: 24 },
    { sample_code: 'UD-1026-2', code: 'p_m3', value: 31 },
  ];
  expect(api.callsOf('analyses.saveValues').map(({ body }) => body)).toEqual([
    { values, is_check: true },
    { values, laboratory: 'Cropnuts', file_name: 'results.csv' },
  ]);
});

test('a file with a wrong code or a cell that is no number is not saved, and says where', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Laboratory/), 'Cropnuts');
  const choose = (text: string) =>
    user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file(text));
  await choose('code,organic_carbon\nUD-9-9,1\nUD-1026-1,"1,250"\n');
  expect(await screen.findByText('UD-9-9, Organic carbon: No sample has this code.')).toBeVisible();
  expect(screen.getByText(/^UD-1026-1, Organic carbon: “1,250” is not a number/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the values' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await choose('code,gold\nUD-1026-1,1\n');
  expect(await screen.findByText(/^This file has no value/)).toBeVisible();
});

test('values below the limit of their method are reviewed as such; no amount is below 0', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Laboratory/), 'Cropnuts');
  const choose = screen.getByLabelText('Choose a file', { selector: 'input' });
  await user.upload(choose, file('Sample;organic_carbon;p_m3\nUD-1026-1;< 0,05;<5\n'));
  const cells = (await screen.findAllByRole('row')).map((row) =>
    (row as HTMLElement).innerText.split('\t').at(-1),
  );
  expect(cells.slice(1)).toEqual(['< 0.05', '< 5']);
  expect(screen.getByRole('button', { name: 'Save the values' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await user.upload(
    screen.getByLabelText('Choose a file', { selector: 'input' }),
    file('Sample;organic_carbon\nUD-1026-1;< 0\n'),
  );
  expect(await screen.findByText(/^UD-1026-1, Organic carbon: “< 0” can’t be taken/)).toBeVisible();
});

test('a column in another unit than its analysis is not saved; another spelling of the same unit is', async () => {
  const { user, api } = open();
  await user.type(await screen.findByLabelText(/^Laboratory/), 'Cropnuts');
  const choose = (text: string) =>
    user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file(text));
  const isRefused = /^Organic carbon: the file says “g\/kg”, and this analysis is in %\./;
  await choose('Sample,Organic carbon (g/kg)\nUD-1026-1,25\n');
  expect(await screen.findByText(isRefused)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the values' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await choose('Sample,Organic carbon,p_m3\n,g/kg,ppm\nUD-1026-1,25,24\n');
  expect(await screen.findByText(isRefused)).toBeVisible();
  expect(screen.queryByText(/^Mehlich-3 P: the file says/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save the values' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  await choose('Sample,Organic carbon (percent) (Walkley-Black),p_m3\nUnits,,mg kg-1\nUD-1026-1,25,24\n');
  await user.click(await screen.findByRole('button', { name: 'Save the values' }));
  expect(await screen.findByText('2 values saved')).toBeTruthy();
  expect(api.callsOf('analyses.saveValues')).toHaveLength(3);
});
