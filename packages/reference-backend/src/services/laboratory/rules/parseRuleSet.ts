import { inputProducts } from '../../../values.ts';
import { CellReader, type RuleProblem } from './CellReader.ts';
import { parseCrops } from './parseCrops.ts';
import {
  type AnalysisRule,
  nutrients,
  type ProductRule,
  type RuleFile,
  type RuleFiles,
  type RuleLines,
  type RuleNumber,
  ruleFiles,
  ruleNumbers,
} from './RuleSet.ts';
import { readRanges } from './ranges.ts';
import { readCsv } from './readCsv.ts';

/** The columns that each file has; others are left alone. */
const columnsOf: Readonly<Record<RuleFile, readonly string[]>> = {
  crops: [
    ...['crop', 'names', 'grows', 'sown', 'legume', 'ph_method'],
    ...['lime_none_from', 'lime_target', 'manure_t_per_acre', 'source', 'status'],
  ],
  needs: ['crop', 'nutrient', 'unit', 'from_year', 'amount', 'when', 'source', 'status'],
  splits: [
    ...['crop', 'timing', 'weeks', 'n_percent', 'p2o5_percent', 'k2o_percent', 'products'],
    ...['source', 'status'],
  ],
  products: [
    ...['product', 'n_percent', 'p2o5_percent', 'k2o_percent', 'main', 'least_ph', 'bag_kg', 'cce_percent'],
    ...['source', 'status'],
  ],
  bands: ['rating', 'percent', 'source', 'status'],
  lime: ['soil', 'least_t_per_ha', 'most_t_per_ha', 'source', 'status'],
  numbers: ['name', 'value', 'unit', 'source', 'status'],
  analyses: ['analysis', 'method', 'unit', 'low', 'high', 'source', 'status'],
};

/** The unit that the code counts in, and its bounds. */
const numberRules: Readonly<Record<RuleNumber, { unit: string; least: number; most: number }>> = {
  lime_past_edge: { unit: 'pH', least: 0, most: 1 },
  lime_most_rise: { unit: 'pH', least: 0.1, most: 1.5 },
  lime_most_dressing: { unit: 't/ha', least: 0.5, most: 6 },
  lime_in_holes: { unit: 't/ha', least: 0.1, most: 1 },
  lime_cautious_ph: { unit: 'pH', least: 5, most: 7 },
  sodium_ph: { unit: 'pH', least: 7, most: 8.5 },
  probe_least_share: { unit: '%', least: 75, most: 100 },
  salts_step: { unit: '%', least: 0, most: 100 },
  least_top_up: { unit: 'kg/acre', least: 0, most: 10 },
  said_from: { unit: '%', least: 1, most: 50 },
};

/** The rule set of these files, or every fault with file and line. Errors: never throws. */
export function parseRuleSet(files: Partial<RuleFiles>): { rules: RuleLines; problems: RuleProblem[] } {
  const problems: RuleProblem[] = [];
  const read = (file: RuleFile): CellReader[] => {
    if (file === 'analyses' && !files[file]) return [];
    const { columns, rows } = readCsv(files[file] ?? '');
    const missing = columnsOf[file].filter((column) => !columns.includes(column));
    const refuse = (message: string) => problems.push({ file: `${file}.csv`, line: 1, message });
    if (files[file] === undefined) refuse('the file is missing');
    else if (missing.length) refuse(`columns are missing: ${missing.join(', ')}`);
    else return rows.map((row) => new CellReader(file, row, problems));
    return [];
  };
  const products = parseProducts(read('products'));
  const rules: RuleLines = {
    products,
    lines: parseCrops({ crops: read('crops'), needs: read('needs'), splits: read('splits') }, products),
    bands: parseBands(read('bands')),
    lime: parseLime(read('lime')),
    numbers: parseNumbers(read('numbers')),
    ranges: readRanges(files.ranges ?? ''),
    analyses: parseAnalyses(read('analyses')),
  };
  addMissing(rules, problems);
  problems.sort((a, b) => order(a) - order(b) || a.line - b.line);
  return { rules, problems };
}

const order = ({ file }: RuleProblem) => ruleFiles.findIndex((name) => `${name}.csv` === file);

function parseProducts(rows: readonly CellReader[]): Map<ProductRule['product'], ProductRule> {
  const found = new Map<ProductRule['product'], ProductRule>();
  for (const row of rows) {
    const product = row.choice('product', inputProducts);
    if (found.has(product)) row.refuse(`${product} is there twice`);
    const percent = (column: string) => row.number(column, { least: 0, most: 70 });
    const contents = {
      n: percent('n_percent'),
      p2o5: percent('p2o5_percent'),
      k2o: percent('k2o_percent'),
    };
    const isLime = product === 'lime';
    const main = isLime ? null : row.choice('main', nutrients);
    if (main && contents[main] === 0) row.refuse(`${product} has no ${main}, which is its main nutrient`);
    if (row.list('bag_kg').join() !== (isLime ? '50' : '50|25').split('|').join())
      row.refuse(`bag_kg: bags of ${product} are counted in ${isLime ? '50' : '50|25'} kg`);
    found.set(product, {
      product,
      contents,
      main,
      leastPh: row.maybeNumber('least_ph', { least: 4, most: 8 }),
      ccePercent: isLime ? row.number('cce_percent', { least: 50, most: 150 }) : null,
      ...row.sourced(),
    });
  }
  return found;
}

function parseBands(rows: readonly CellReader[]): RuleLines['bands'] {
  const bands = { low: -1, slightly_low: -1, optimal: -1, slightly_high: -1, high: -1 };
  let before = 100;
  for (const row of rows) {
    const rating = row.choice('rating', Object.keys(bands) as (keyof typeof bands)[]);
    if (bands[rating] >= 0) row.refuse(`${rating} is there twice`);
    bands[rating] = row.number('percent', { least: 0, most: 100 });
    if (bands[rating] > before) row.refuse('a richer soil never needs more: percent rises');
    before = bands[rating];
    row.sourced();
  }
  return bands;
}

function parseLime(rows: readonly CellReader[]): RuleLines['lime'] {
  const lime: Record<keyof RuleLines['lime'], readonly [number, number]> = {
    ...{ Sandy: [0, 0], loam: [0, 0], clay: [0, 0] },
  };
  for (const row of rows) {
    const soil = row.choice('soil', ['Sandy', 'loam', 'clay'] as const);
    if (lime[soil][1] > 0) row.refuse(`${soil} is there twice`);
    const bounds = { least: 0.1, most: 10 };
    lime[soil] = [row.number('least_t_per_ha', bounds), row.number('most_t_per_ha', bounds)];
    if (lime[soil][0] > lime[soil][1]) row.refuse('least_t_per_ha is more than most_t_per_ha');
    row.sourced();
  }
  return lime;
}

function parseNumbers(rows: readonly CellReader[]): RuleLines['numbers'] {
  const found: Partial<Record<RuleNumber, number>> = {};
  for (const row of rows) {
    const name = row.choice('name', ruleNumbers);
    if (found[name] !== undefined) row.refuse(`${name} is there twice`);
    const { unit, ...bounds } = numberRules[name];
    if (row.maybeText('unit') !== unit) row.refuse(`unit: ${name} is in ${unit}`);
    found[name] = row.number('value', bounds);
    row.sourced();
  }
  const complete = ruleNumbers.map((name) => [name, found[name] ?? Number.NaN] as const);
  return Object.fromEntries(complete) as Record<RuleNumber, number>;
}

function parseAnalyses(rows: readonly CellReader[]): RuleLines['analyses'] {
  const found = new Map<string, AnalysisRule>();
  for (const row of rows) {
    const code = row.text('analysis');
    if (found.has(code)) row.refuse(`${code} is there twice`);
    const bounds = { least: -1_000_000, most: 1_000_000 };
    const [low, high] = [row.maybeNumber('low', bounds), row.maybeNumber('high', bounds)];
    if (low === null && high === null) row.refuse('low and high are empty');
    if (low !== null && high !== null && low > high) row.refuse('low is more than high');
    const [unit, method] = [row.maybeText('unit'), row.maybeText('method')];
    found.set(code, { unit, method, low, high, line: row.line, ...row.sourced() });
  }
  return found;
}

/** Names what a rule set cannot do without. */
function addMissing({ bands, lime, numbers, products }: RuleLines, problems: RuleProblem[]): void {
  const miss = (file: RuleFile, name: string) =>
    problems.push({ file: `${file}.csv`, line: 1, message: `there is no line for ${name}` });
  for (const [name, percent] of Object.entries(bands)) if (percent < 0) miss('bands', name);
  for (const [name, [, most]] of Object.entries(lime)) if (most === 0) miss('lime', name);
  for (const name of ruleNumbers) if (Number.isNaN(numbers[name])) miss('numbers', name);
  if (!products.has('lime')) miss('products', 'lime');
}
