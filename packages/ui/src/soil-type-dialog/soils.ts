import type { SoilType } from '@udongo/sdk';
import { soilTypeHelp } from '../messages/en/soilTypeHelp.ts';

export const soilTypeTexts = { soilTypeHelp };

/** A word of the contract, spelled as it is there. */
type Value = Extract<SoilType, 'Sandy' | 'loam' | 'clay'>;

/** In the order of the specification, with the key of each in the messages. */
export const soils = [
  { value: 'Sandy', key: 'sandy' },
  { value: 'loam', key: 'loam' },
  { value: 'clay', key: 'clay' },
] as const satisfies readonly { value: Value; key: string }[];
