import type { Language } from '../generated/types.ts';
import { fill, resultTexts, writeBags, writePh, writeRange } from './resultCatalogues.ts';

/** The numbers of a dressing of lime or sulphur, as `values` of its action. */
export interface DressingValues {
  [name: string]: number;
  ph: number;
  ph_low: number;
  ph_high: number;
  goal_ph: number;
  /** The pH after this dressing. */
  target_ph: number;
  past_edge: number;
  wanted_change: number;
  change: number;
  /** Tonnes a hectare for each step of pH. */
  factor_low: number;
  factor_high: number;
  wanted_low: number;
  wanted_high: number;
  tonnes_per_hectare_most: number;
  tonnes_per_hectare_low: number;
  tonnes_per_hectare_high: number;
  acres: number;
  hectares_per_acre: number;
  hectares: number;
  tonnes_low: number;
  tonnes_high: number;
  bags_low: number;
  bags_high: number;
}

/**
 * The calculation of a dressing of lime line by line, and its warnings; of sulphur for reports by rules 1.
 * Units: tonnes a hectare with one decimal, hectares with two, tonnes with one, or two below 0.1.
 */
export function describeDressing(
  amendment: 'lime' | 'sulphur',
  values: DressingValues,
  language: Language,
): { steps: string[]; warnings: string[] } {
  const texts = resultTexts(language);
  const { dressing } = texts;
  const isLime = amendment === 'lime';
  const range = (low: string, high: string) => writeRange(low, high, texts);
  const tonnes = (low: number, high: number) => range(low.toFixed(1), high.toFixed(1));
  const written = { ...values, ...writePhs(values) };
  const change = writePh(values.change);
  const sum = range(`${change} x ${values.factor_low}`, `${change} x ${values.factor_high}`);
  const most = values.tonnes_per_hectare_most;
  const atOnce = values.wanted_high > most ? fill(dressing.atOnce, { tonnes: most }) : '';
  const amount = tonnes(values.wanted_low, values.wanted_high);
  const plot = {
    acres: fill(values.acres === 1 ? texts.acre : texts.acres, { number: values.acres }),
    hectares_per_acre: values.hectares_per_acre,
    hectares: values.hectares.toFixed(2),
    tonnes: range(writeTonnes(values.tonnes_low), writeTonnes(values.tonnes_high)),
    bags: writeBags(values.bags_low, values.bags_high, texts),
  };
  const target = isLime ? (values.target_set ? 'limeTargetSet' : 'limeTarget') : 'sulphurTarget';
  return {
    steps: [
      fill(dressing[target], written),
      fill(isLime ? dressing.rise : dressing.fall, written),
      ...(values.wanted_change > values.change ? [fill(dressing.season, written)] : []),
      fill(dressing[amendment], { sum, tonnes: amount }) + atOnce,
      fill(dressing.plot, plot),
    ],
    warnings: isLime
      ? [
          dressing.testedWarning,
          ...(values.cautious_ph === undefined ? [] : [fill(dressing.cautiousWarning, written)]),
        ]
      : [dressing.fizzesWarning, dressing.sulphurWarning],
  };
}

function writeTonnes(tonnes: number): string {
  return tonnes.toFixed(tonnes < 0.1 ? 2 : 1);
}

/** The line for a pH within the crop's range. */
export function phWithinRange(
  values: Pick<DressingValues, 'ph' | 'ph_low' | 'ph_high'>,
  language: Language,
): string {
  return fill(resultTexts(language).dressing.withinRange, writePhs(values));
}

const phNames = [
  'ph',
  'ph_low',
  'ph_high',
  'goal_ph',
  'target_ph',
  'past_edge',
  'wanted_change',
  'change',
  'cautious_ph',
];

/** Writes the values that are pH. */
export function writePhs(values: Readonly<Record<string, number | string>>): Record<string, string> {
  return Object.fromEntries(
    phNames.flatMap((name) => (typeof values[name] === 'number' ? [[name, writePh(values[name])]] : [])),
  );
}
