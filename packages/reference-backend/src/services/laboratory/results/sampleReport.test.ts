import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Crop, SampleResult } from '@udongo/sdk';
import { expect, it } from 'vitest';
import { demoRuleSet } from '../../../../test/demoRuleSet.ts';
import { method } from '../samples/sensorData.ts';
import type { Prices } from './priceAction.ts';
import { ruleVersion } from './rateReading.ts';
import { rateSample } from './rateSample.ts';

const file = '../../../../../reference-app/src/features/sample-report/generated/sampleResult.ts';

interface CropData extends Omit<Crop, 'id' | 'public'> {
  provenance: unknown;
}

it('the public sample report shows what the rules say today', async () => {
  const data: CropData[] = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../data/crops.json'), 'utf8'),
  );
  const found = data.find(({ name }) => name === 'Maize');
  if (!found) throw new Error('The data has no maize.');
  const { provenance: _, ...maize } = found;
  const readings = {
    ...{ soil_type: 'clay' as const, size_of_land: '2.00', main_crop_id: 1, below_limit: [] },
    ...{
      nitrogen: 12,
      phosphorus: 14,
      potassium: 180,
      pH: 5,
      conductivity: 320,
      moisture: 24,
      temperature: 22.5,
    },
  };
  const prices: Prices = new Map([
    ['lime', { price_per_bag: '350.00', as_of: '2026-11-01' }],
    ['tsp', { price_per_bag: '3600.00', as_of: '2026-11-01' }],
    ['npk_17_17_17', { price_per_bag: '3400.00', as_of: '2026-11-01' }],
    ['can', { price_per_bag: '2800.00', as_of: '2026-11-01' }],
  ]);
  const result: SampleResult = {
    sample: 1,
    booking: 1,
    generated_on: '2026-11-20T10:00:00.000000+03:00',
    rule_version: ruleVersion,
    method,
    rule_set: { name: 'Demo 1', hash: '00000000', counts_from: '2026-01-01', is_reviewed: false },
    sample_code: 'UD-1000-1',
    sample_location: 'Lower plot, beside the borehole',
    soil_type: readings.soil_type,
    size_of_land: readings.size_of_land,
    measured_on: '2026-11-19T09:30:00.000000+03:00',
    rejected_reason: null,
    ...rateSample(readings, [{ ...maize, id: 1, public: true }], { rules: demoRuleSet, prices }),
  };
  const code = `import type { SampleResult } from '@udongo/sdk';\n\nexport const sampleResult: SampleResult = ${JSON.stringify(result, null, 2)};\n`;
  await expect(code).toMatchFileSnapshot(file);
});
