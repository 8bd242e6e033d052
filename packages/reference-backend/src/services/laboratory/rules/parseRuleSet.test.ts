import { expect, test } from 'vitest';
import { demoRules } from '../../../generated/demoRules.ts';
import { parseRuleSet } from './parseRuleSet.ts';
import type { RuleFile } from './RuleSet.ts';
import { readCsv } from './readCsv.ts';

/** The faults of the demo's rules with one text of one file changed. */
function faults(file: RuleFile, from: string, to: string): string[] {
  expect(demoRules[file]).toContain(from);
  const files = { ...demoRules, [file]: demoRules[file]?.replace(from, to) };
  return parseRuleSet(files).problems.map(({ file: name, line, message }) => `${name}:${line} ${message}`);
}

test('the rules of the demo have no faults, and a source beside every number', () => {
  expect(parseRuleSet(demoRules).problems).toEqual([]);
});

test.each([
  [
    'a decimal comma',
    'needs',
    'maize,n,kg/acre,,22,',
    'maize,n,kg/acre,,"22,5",',
    'needs.csv:2 amount: "22,5" is not a number with a point',
  ],
  [
    'a slip of a unit',
    'needs',
    'maize,p2o5,kg/acre,,23,',
    'maize,p2o5,kg/acre,,2300,',
    'needs.csv:3 amount: 2300 is not between 0.5 and 150',
  ],
  ['another unit', 'numbers', '4.5,t/ha', '4.5,t/acre', 'numbers.csv:4 unit: lime_most_dressing is in t/ha'],
  [
    'an unknown product',
    'splits',
    'dap|tsp|can|npk_23_23_0|mop',
    'dap|gold',
    'splits.csv:2 products: gold is not a fertiliser of products.csv',
  ],
  ['a crop twice', 'crops', 'beans,common beans', 'maize,common beans', 'crops.csv:3 maize is there twice'],
  ['an unknown crop', 'needs', 'maize,n,', 'maze,n,', 'needs.csv:2 maze is not in crops.csv'],
  ['a need twice', 'needs', 'maize,p2o5,', 'maize,n,', 'needs.csv:3 maize has two needs of n'],
  [
    'shares that are not the whole',
    'splits',
    'maize,top_dressing,6,59.09',
    'maize,top_dressing,6,49.09',
    'crops.csv:2 maize: n_percent in splits.csv is 90, not 100',
  ],
  [
    'no source',
    'bands',
    'high,0,estimate: by classes as in the tables of Haifa and Texas A&M',
    'high,0,',
    'bands.csv:6 source is empty',
  ],
  [
    'no mark',
    'lime',
    'calculatorhub.com,needs_review',
    'calculatorhub.com,good',
    'lime.csv:2 status: "good" is not one of needs_review, reviewed',
  ],
  [
    'a richer soil that needs more',
    'bands',
    'slightly_low,75',
    'slightly_low,40',
    'bands.csv:4 a richer soil never needs more: percent rises',
  ],
  [
    'a probe that lowers more than a quarter',
    'numbers',
    'probe_least_share,75',
    'probe_least_share,50',
    'numbers.csv:8 value: 50 is not between 75 and 100',
  ],
  ['no lime at all', 'products', 'lime,0,0,0', 'sulphur,0,0,0', 'products.csv:1 there is no line for lime'],
  [
    'a top-dressing for beans',
    'splits',
    'beans,planting',
    'beans,top_dressing',
    'splits.csv:12 beans makes its own nitrogen: it has only a starter at planting',
  ],
  [
    'a range that is upside down',
    'analyses',
    'mg/kg,36,68,',
    'mg/kg,68,36,',
    'analyses.csv:2 low is more than high',
  ],
  [
    'a range without ends',
    'analyses',
    'me/100 g,10,,',
    'me/100 g,,,',
    'analyses.csv:3 low and high are empty',
  ],
  [
    'an analysis that is there twice',
    'analyses',
    'cec,Ammonium acetate',
    'phosphorus_mehlich_3,Mehlich 3',
    'analyses.csv:3 phosphorus_mehlich_3 is there twice',
  ],
] as const)('%s is named with its file and line', (_, file, from, to, fault) => {
  expect(faults(file, from, to)).toContain(fault);
});

test('a file or column that is missing is named, and not each of its lines', () => {
  const { lime: _, ...others } = demoRules;
  expect(parseRuleSet(others).problems[0]).toEqual({
    file: 'lime.csv',
    line: 1,
    message: 'the file is missing',
  });
  expect(faults('bands', 'rating,percent', 'rating,share')[0]).toBe(
    'bands.csv:1 columns are missing: percent',
  );
});

test('a rule set can do without ranges of other analyses', () => {
  const { analyses: _, ...others } = demoRules;
  expect(parseRuleSet(others).problems).toEqual([]);
  expect(parseRuleSet({ ...others, analyses: '' }).problems).toEqual([]);
});

test('tables come as spreadsheets write them', () => {
  const text = '\uFEFFcrop;source\r\nmaize;"a ""good"" one;\r\nin two lines"\r\n\r\n tea ;x\r\n';
  expect(readCsv(text).rows).toEqual([
    { line: 2, cells: { crop: 'maize', source: 'a "good" one;\nin two lines' } },
    { line: 5, cells: { crop: 'tea', source: 'x' } },
  ]);
});
