import type { InputProduct } from '@udongo/sdk';
import { inputProducts } from '../../../values.ts';
import type { CellReader } from './CellReader.ts';
import {
  type CropRule,
  type Need,
  nutrients,
  type ProductRule,
  type Split,
  timings,
  toCropKey,
} from './RuleSet.ts';

type Products = ReadonlyMap<InputProduct, ProductRule>;
type Rows = Readonly<Record<'crops' | 'needs' | 'splits', readonly CellReader[]>>;
type Own = Omit<CropRule, 'needs' | 'splits'> & { needs: Need[]; splits: Split[]; row: CellReader };

/** Crops with their needs and splits, by each of their names. */
export function parseCrops({ crops, needs, splits }: Rows, products: Products): Map<string, CropRule> {
  const byName = new Map<string, Own>();
  const all = crops.map((row) => parseCrop(row));
  for (const crop of all)
    for (const name of [crop.crop, ...crop.row.list('names').map(toCropKey)]) {
      if (byName.has(name)) crop.row.refuse(`${name} is there twice`);
      byName.set(name, crop);
    }
  for (const row of needs) addNeed(row, byName.get(toCropKey(row.text('crop'))));
  for (const row of splits) addSplit(row, byName.get(toCropKey(row.text('crop'))), products);
  for (const crop of all) checkWhole(crop, products);
  return new Map([...byName].map(([name, { row: _, ...crop }]) => [name, crop]));
}

function parseCrop(row: CellReader): Own {
  const ph = (column: string) => row.maybeNumber(column, { least: 3.5, most: 7 });
  return {
    row,
    crop: toCropKey(row.text('crop')),
    isPerennial: row.choice('grows', ['perennial', 'annual']) === 'perennial',
    isDrilled: row.choice('sown', ['drilled', 'holes']) === 'drilled',
    isLegume: row.choice('legume', ['no', 'yes']) === 'yes',
    phMethod: row.choice('ph_method', ['unknown', 'water', 'CaCl2']),
    limeNoneFrom: ph('lime_none_from'),
    limeTarget: ph('lime_target'),
    manureTonnesPerAcre: row.maybeNumber('manure_t_per_acre', { least: 0.5, most: 20 }),
    needs: [],
    splits: [],
    ...row.sourced(),
  };
}

function addNeed(row: CellReader, crop: Own | undefined): void {
  const unit = row.choice('unit', ['kg/acre', 'g/tree']);
  const nutrient = row.choice('nutrient', nutrients);
  const fromYear = row.maybeNumber('from_year', { least: 1, most: 50 });
  const need: Need = {
    nutrient,
    unit,
    fromYear,
    // More is no usual rate, but a slip of a unit.
    amount: row.number('amount', unit === 'kg/acre' ? { least: 0.5, most: 150 } : { least: 1, most: 3000 }),
    onlyWhenLow: row.choice('when', ['always', 'when_low']) === 'when_low',
    ...row.sourced(),
  };
  if (need.onlyWhenLow && nutrient !== 'k2o') row.refuse('when: only potassium (k2o) is for low soil only');
  if ((unit === 'g/tree') !== (fromYear !== null))
    row.refuse('from_year: trees need the year from which an amount counts; other crops have none');
  if (!crop) {
    row.refuse(`${row.maybeText('crop')} is not in crops.csv`);
    return;
  }
  if (crop.needs.some((own) => own.nutrient === nutrient && own.fromYear === fromYear))
    row.refuse(`${crop.crop} has two needs of ${nutrient}${fromYear ? ` from year ${fromYear}` : ''}`);
  if (crop.needs.some((own) => own.unit !== unit)) row.refuse(`unit: ${crop.crop} has two units`);
  if (unit === 'g/tree' && !crop.isPerennial) row.refuse(`unit: ${crop.crop} does not live for years`);
  crop.needs.push(need);
}

function addSplit(row: CellReader, crop: Own | undefined, products: Products): void {
  const percent = (column: string) => row.number(column, { least: 0, most: 100 });
  const split: Split = {
    timing: row.choice('timing', timings),
    weeks: row.list('weeks').map(Number),
    percent: {
      n: percent('n_percent'),
      p2o5: percent('p2o5_percent'),
      k2o: percent('k2o_percent'),
    },
    products: row.list('products').filter((name): name is InputProduct => {
      const isKnown = inputProducts.some((product) => product === name && product !== 'lime');
      if (!isKnown || !products.has(name as InputProduct))
        row.refuse(`products: ${name} is not a fertiliser of products.csv`);
      return isKnown;
    }),
    ...row.sourced(),
  };
  if (split.weeks.some((week) => !Number.isInteger(week) || week < 1 || week > 40))
    row.refuse('weeks: whole weeks from 1 to 40, several with | between');
  if (!crop) {
    row.refuse(`${row.maybeText('crop')} is not in crops.csv`);
    return;
  }
  if (crop.splits.some(({ timing }) => timing === split.timing))
    row.refuse(`${crop.crop} has ${split.timing} twice`);
  if (crop.isLegume && split.timing !== 'planting')
    row.refuse(`${crop.crop} makes its own nitrogen: it has only a starter at planting`);
  crop.splits.push(split);
}

/** Shares of a need make up the whole of it, and something can meet it. */
function checkWhole({ crop, needs, splits, row }: Own, products: Products): void {
  if (needs.length && !splits.length) row.refuse(`${crop} has needs, but no line in splits.csv`);
  for (const nutrient of splits.length ? nutrients : []) {
    const sum = splits.reduce((all, { percent }) => all + percent[nutrient], 0);
    if (Math.abs(sum - 100) > 0.01)
      row.refuse(`${crop}: ${nutrient}_percent in splits.csv is ${sum}, not 100`);
    const isMet = splits.some(
      (split) =>
        split.percent[nutrient] > 0 &&
        split.products.some((product) => (products.get(product)?.contents[nutrient] ?? 0) > 0),
    );
    if (!isMet && needs.some((need) => need.nutrient === nutrient))
      row.refuse(`${crop}: no product of splits.csv has ${nutrient}`);
  }
}
