/** The faults that the reference backend finds in the files of a rule set, with their Kiswahili. `{name}` matches any text. */
export const faultPatterns: readonly (readonly [en: string, sw: string])[] = [
  ['the file is missing', 'faili haipo'],
  ['columns are missing: {columns}', 'safu hizi hazipo: {columns}'],
  ['there is no line for {name}', 'hakuna mstari wa {name}'],
  ['{name} is there twice', '{name} ipo mara mbili'],
  ['{column} is empty', '{column} ni tupu'],
  [
    '{column}: "{cell}" is not a number with a point',
    '{column}: "{cell}" si nambari yenye nukta ya desimali',
  ],
  ['{column}: {cell} is not between {least} and {most}', '{column}: {cell} haiko kati ya {least} na {most}'],
  ['{column}: "{cell}" is not one of {values}', '{column}: "{cell}" si mojawapo ya {values}'],
  [
    '{product} has no {nutrient}, which is its main nutrient',
    '{product} haina {nutrient}, ambayo ndiyo lishe yake kuu',
  ],
  [
    'bag_kg: bags of {product} are counted in {kg} kg',
    'bag_kg: mifuko ya {product} huhesabiwa kwa kilo {kg}',
  ],
  [
    'a richer soil never needs more: percent rises',
    'udongo wenye rutuba zaidi hauhitaji zaidi: percent inaongezeka',
  ],
  ['least_t_per_ha is more than most_t_per_ha', 'least_t_per_ha ni kubwa kuliko most_t_per_ha'],
  [
    'when: only potassium (k2o) is for low soil only',
    'when: ni potasiamu (k2o) pekee inayoweza kuwa ya udongo wenye upungufu tu',
  ],
  [
    'from_year: trees need the year from which an amount counts; other crops have none',
    'from_year: miti huhitaji mwaka ambao kiwango huanza; mazao mengine hayana mwaka',
  ],
  ['{crop} is not in crops.csv', '{crop} haimo katika crops.csv'],
  [
    '{crop} has two needs of {nutrient} from year {year}',
    '{crop} ina mahitaji mawili ya {nutrient} kuanzia mwaka {year}',
  ],
  ['{crop} has two needs of {nutrient}', '{crop} ina mahitaji mawili ya {nutrient}'],
  ['unit: {crop} has two units', 'unit: {crop} ina vipimo viwili'],
  ['unit: {crop} does not live for years', 'unit: {crop} si zao la miaka mingi'],
  ['low and high are empty', 'low na high ni tupu'],
  ['low is more than high', 'low ni kubwa kuliko high'],
  ['analysis: this service has no {code}', 'analysis: huduma hii haina {code}'],
  ['method: {code} is measured by {method}', 'method: {code} hupimwa kwa {method}'],
  ['unit: {name} is in {unit}', 'unit: {name} hupimwa kwa {unit}'],
  [
    'products: {name} is not a fertiliser of products.csv',
    'products: {name} si mbolea iliyomo katika products.csv',
  ],
  [
    'weeks: whole weeks from 1 to 40, several with | between',
    'weeks: wiki kamili kuanzia 1 hadi 40, nyingi zikitenganishwa kwa |',
  ],
  ['{crop} has {timing} twice', '{crop} ina {timing} mara mbili'],
  [
    '{crop} makes its own nitrogen: it has only a starter at planting',
    '{crop} hujitengenezea naitrojeni: hupewa kiasi cha kuanzia tu wakati wa kupanda',
  ],
  [
    '{crop} has needs, but no line in splits.csv',
    '{crop} ina mahitaji, lakini haina mstari katika splits.csv',
  ],
  ['{crop}: {column} in splits.csv is {sum}, not 100', '{crop}: {column} katika splits.csv ni {sum}, si 100'],
  ['{crop}: no product of splits.csv has {nutrient}', '{crop}: hakuna bidhaa ya splits.csv yenye {nutrient}'],
];
