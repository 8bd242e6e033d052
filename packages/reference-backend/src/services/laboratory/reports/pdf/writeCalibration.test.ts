import { expect, test } from 'vitest';
import { readPdf } from '../../../../../test/pdf/readPdf.ts';
import { useBackend } from '../../../../../test/testBackend.ts';
import { readFont } from '../../../../hosts/readFont.ts';
import { renderReport } from './renderReport.ts';

const backend = useBackend();

test.each([
  [1, 'en', 'The calibration of the probe was overdue when it took these readings.'],
  [3, 'sw', 'Muda wa ulinganisho wa kifaa cha kupimia ulikuwa umepita kilipopima vipimo hivi.'],
] as const)('the report of %i samples says which probe was overdue: %s', async (count, language, said) => {
  const { body: report } = await backend.call('GET', '/agric/report-generation/1', { as: 'administrator' });
  const write = async (isOverdue: boolean) => {
    const results = Array.from({ length: count }, (_, index) => ({
      ...report.results[0],
      calibration_overdue: isOverdue && index === 0,
    }));
    const bytes = await renderReport({ report: { ...report, results }, language, url: null }, readFont);
    const { pages } = await readPdf(bytes);
    return pages.join(' ').split(said).length - 1;
  };
  expect(await write(true)).toBe(1);
  expect(await write(false)).toBe(0);
});
