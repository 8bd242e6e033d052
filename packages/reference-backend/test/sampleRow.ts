import type { Crop } from '@udongo/sdk';
import cropData from '../data/crops.json' with { type: 'json' };
import type { SampleReadings } from '../src/services/laboratory/results/rateSample.ts';

/** A crop of the data file, as the database has it. */
export function cropNamed(name: string): Crop {
  const index = cropData.findIndex((crop) => crop.name === name);
  const found = cropData[index];
  if (!found) throw new Error(`There is no crop ${name}.`);
  const { provenance, ...bounds } = found;
  const texts = Object.entries(bounds).map(([key, value]) => [
    key,
    typeof value === 'number' ? value.toFixed(2) : value,
  ]);
  return { id: index + 1, public: true, ...Object.fromEntries(texts) } as Crop;
}

/** Two acres of clay that suit maize, but for the changes. */
export function sampleRow(changes: Partial<SampleReadings> = {}): SampleReadings {
  return {
    soil_type: 'clay',
    size_of_land: '2.00',
    main_crop_id: 1,
    nitrogen: 20,
    phosphorus: 30,
    potassium: 200,
    moisture: 25,
    temperature: 22,
    pH: 6.2,
    conductivity: 300,
    below_limit: [],
    ...changes,
  };
}
