import type { Crop, SoilType } from '@udongo/sdk';
import type { crops as cropTable } from '../../../db/schema.ts';
import { farmTable } from '../../../generated/demoRules.ts';
import type { SampleReadings } from '../results/rateSample.ts';
import { toCropKey } from '../rules/RuleSet.ts';
import { readCsv } from '../rules/readCsv.ts';

export interface Farm {
  name: string;
  row: SampleReadings;
  /** Main crop first. */
  crops: Crop[];
}

type StoredCrop = typeof cropTable.$inferSelect;

/** The farms of data/rules/farms.csv whose crops this service has. */
export function listFarms(known: readonly StoredCrop[]): Farm[] {
  const byName = new Map(known.map((crop) => [toCropKey(crop.name_in_rules), crop]));
  return readCsv(farmTable).rows.flatMap(({ cells }) => {
    const names = (cells.crops ?? '').split('|');
    const crops = names.flatMap((name) => byName.get(toCropKey(name)) ?? []);
    if (crops.length < names.length) return [];
    const number = (column: string) => (cells[column] ? Number(cells[column]) : null);
    const row: SampleReadings = {
      ...{
        soil_type: cells.soil as SoilType,
        size_of_land: cells.acres ?? '',
        main_crop_id: crops[0]?.id ?? 0,
      },
      ...{ nitrogen: number('nitrogen'), phosphorus: number('phosphorus'), potassium: number('potassium') },
      ...{ pH: number('ph'), conductivity: number('ec'), moisture: null, temperature: null },
      below_limit: [],
    };
    return [{ name: `${cells.farm}, ${cells.county}`, row, crops }];
  });
}
