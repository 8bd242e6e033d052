import type { ResultTexts } from './ResultTexts.ts';

export const english: ResultTexts = {
  readings: {
    nitrogen: 'Nitrogen',
    phosphorus: 'Phosphorus',
    potassium: 'Potassium',
    pH: 'Acidity (pH)',
    conductivity: 'Salts (conductivity)',
    moisture: 'Moisture',
    temperature: 'Temperature',
  },
  ratings: {
    low: 'Low',
    slightly_low: 'Slightly low',
    optimal: 'Good',
    slightly_high: 'Slightly high',
    high: 'High',
    not_measured: 'Not measured',
  },
  ratingsInside: {
    low: 'low',
    slightly_low: 'slightly low',
    optimal: 'good',
    slightly_high: 'slightly high',
    high: 'high',
    not_measured: 'not measured',
  },
  products: {
    lime: 'Lime',
    sulphur: 'Sulphur',
    dap: 'DAP',
    tsp: 'TSP',
    npk_17_17_17: 'NPK 17-17-17',
    can: 'CAN',
    mop: 'Potash (MOP)',
  },
  timings: {
    before_planting: 'Before planting',
    planting: 'At planting',
    top_dressing: 'After 4 to 6 weeks',
  },
  soilTypes: { clay: 'Clay', loam: 'Loam', Sandy: 'Sandy' },
  range: '{low} to {high}',
  acre: '{number} acre',
  acres: '{number} acres',
  halfBag: 'half a bag of 50 kg',
  oneBag: '1 bag of 50 kg',
  bags: '{number} bags of 50 kg',
  upTo: 'at most {amount}',
  kgPerAcre: '{number} kg an acre',
  kgForPlot: '{number} kg for the plot',
  shares: {
    '100-100': 'the full usual rate',
    '75-75': 'three quarters of the usual rate',
    '50-50': 'half the usual rate',
    '25-25': 'a quarter of the usual rate',
    '0-25': 'at most a quarter of the usual rate',
  },
  disclaimer: 'Reference values: confirm with your agronomist.',
  probe: 'A field probe estimates nitrogen, phosphorus and potassium.',
  instead: 'Not DAP: it makes acid soil worse.',
  titles: {
    ph_low: 'Spread lime: {bags}',
    ph_low_small_budget: 'Lime only in the planting holes: {bags}',
    ph_high: 'Spread sulphur: {bags}',
    ph_high_compost: 'Mix in compost',
    ph_high_visit: 'Ask an agronomist to visit',
    conductivity_high: 'Drain the plot, then measure again',
    too_salty: 'No fertiliser yet',
    phosphorus_rate: '{product}: {bags}',
    nitrogen_rate: '{product}: {bags}',
    dap_nitrogen: '{product}: {bags}',
    dap_acidifies: 'No DAP',
    potassium_enough: 'No potassium needed',
    potassium_low: 'Ask an agronomist about potassium',
    nitrogen_low: 'Ask an agronomist about nitrogen',
    legume: 'No CAN as top-dressing',
    no_usual_rates: 'Ask an agronomist for amounts of fertiliser',
    phosphorus_unknown: 'Ask an agronomist about phosphorus',
    nitrogen_unknown: 'Ask an agronomist about nitrogen',
    moisture_low: 'Wait for rain before the top-dressing',
  },
  whys: {
    ph_low:
      'The soil is too acid: pH {ph}. This crop likes {ph_low} to {ph_high}. Without lime, fertiliser works only in part.',
    ph_low_small_budget:
      'The cheapest first step: {tonnes_per_hectare} t a hectare in the holes helps this season’s crop.',
    ph_high: 'The soil is not acid enough: pH {ph}. This crop likes {ph_low} to {ph_high}.',
    ph_high_compost: 'Compost brings a high pH down slowly and feeds the soil.',
    ph_high_visit: 'A high pH has several causes. Ask about a fertiliser that makes the soil more acid.',
    conductivity_high: 'The soil is too salty. Dig drains and let clean water wash the salts down.',
    too_salty: 'Fertiliser is a salt, too: it would harm the crop. Measure again first.',
    phosphorus_rate: 'Phosphorus is {rating}: {share}.',
    nitrogen_rate: 'Nitrogen is {rating}: {share}.',
    dap_nitrogen: 'It gives the nitrogen of the DAP that is left out. Nitrogen is {rating}: {share}.',
    dap_acidifies: 'DAP makes acid soil worse.',
    potassium_enough: 'The soil has enough potassium. Keep the money.',
    potassium_low: 'Potassium is {rating}. There is no usual rate for it.',
    nitrogen_low: 'Nitrogen is {rating}. There is no usual top-dressing for this crop.',
    legume: 'This crop makes its own nitrogen. A little at planting is enough.',
    no_usual_rates: 'There are no usual rates for this crop.',
    phosphorus_unknown: 'Phosphorus was not measured, or this crop has no range for it.',
    nitrogen_unknown: 'Nitrogen was not measured, or this crop has no range for it.',
    moisture_low: 'The soil is dry. Fertiliser works only in moist soil.',
  },
  hows: {
    ph_low:
      'Spread it before the rain and mix it into the top 15 cm. Wear a mask and gloves. Begin with the smaller amount.',
    ph_low_small_budget: 'Mix it with the soil in the hole before you plant. Wear a mask and gloves.',
    ph_high: 'Mix it into the top 15 cm before planting. Wear a mask and gloves.',
    phosphorus_rate: 'Mix it with the soil in the row or hole; it must not touch the seed.',
    nitrogen_rate: 'Put it beside the plants on moist soil, 4 to 6 weeks after planting.',
    dap_nitrogen: 'Mix it with the soil in the row or hole; it must not touch the seed.',
  },
  meanings: {
    nitrogen: {
      below: {
        meaning: 'Too little nitrogen: leaves stay pale and the crop grows slowly.',
        advice: 'Feed nitrogen in the amounts under “What to do”, and add manure or compost.',
      },
      within: {
        meaning: 'There is enough nitrogen for this crop.',
        advice: 'Keep it so with a smaller dressing.',
      },
      above: {
        meaning: 'There is more nitrogen than the crop needs.',
        advice: 'Use less nitrogen fertiliser this season.',
      },
    },
    phosphorus: {
      below: {
        meaning: 'Too little phosphorus: roots stay weak and the crop ripens late.',
        advice: 'Put phosphorus fertiliser near the seed at planting.',
      },
      within: {
        meaning: 'There is enough phosphorus for this crop.',
        advice: 'Half the usual rate keeps it so.',
      },
      above: {
        meaning: 'There is more phosphorus than the crop needs.',
        advice: 'Use a quarter of the usual planting fertiliser, or none.',
      },
    },
    potassium: {
      below: {
        meaning: 'Too little potassium: the crop stands drought and disease less well.',
        advice: 'Ask an agronomist how much potassium to use.',
      },
      within: {
        meaning: 'There is enough potassium for this crop.',
        advice: 'Leave the crop’s remains on the field.',
      },
      above: { meaning: 'There is more potassium than the crop needs.', advice: 'No potassium is needed.' },
    },
    pH: {
      below: {
        meaning: 'The soil is too acid: the crop can’t take up what you feed it.',
        advice: 'Lime first, then use fertiliser.',
      },
      within: { meaning: 'The acidity suits this crop.', advice: 'No lime is needed.' },
      above: {
        meaning: 'The soil is not acid enough: some nutrients are locked away.',
        advice: 'Use no lime; add compost and ask an agronomist.',
      },
    },
    conductivity: {
      below: {
        meaning: 'There are very few salts in the soil.',
        advice: 'Nothing to do: fertiliser brings some.',
      },
      within: { meaning: 'The soil is not salty.', advice: 'Nothing to do.' },
      above: {
        meaning: 'The soil is too salty: roots can’t drink.',
        advice: 'Drain the plot, use no fertiliser, and measure again.',
      },
    },
    moisture: {
      below: {
        meaning: 'The soil was dry on the day of the test.',
        advice: 'Wait for rain, or water, before you plant or top-dress.',
      },
      within: { meaning: 'The soil was moist enough on the day of the test.', advice: 'Nothing to do.' },
      above: {
        meaning: 'The soil was wet on the day of the test.',
        advice: 'Let it dry before you dig; drain where water stands.',
      },
    },
    temperature: {
      below: {
        meaning: 'The soil was cold on the day of the test.',
        advice: 'Plant when the soil is warmer.',
      },
      within: { meaning: 'The soil was warm enough on the day of the test.', advice: 'Nothing to do.' },
      above: { meaning: 'The soil was hot on the day of the test.', advice: 'Cover it with mulch.' },
    },
  },
  notMeasured: { meaning: 'This was not measured.', advice: 'Ask for it at the next test.' },
  dressing: {
    withinRange: '{ph} lies within {ph_low} to {ph_high}: nothing to spread',
    limeTarget:
      'Target: the lower of {ph_low} + {past_edge} and the middle of {ph_low} to {ph_high} = {goal_ph}',
    sulphurTarget:
      'Target: the higher of {ph_high} - {past_edge} and the middle of {ph_low} to {ph_high} = {goal_ph}',
    rise: 'Rise: {goal_ph} - {ph} = {wanted_change}',
    fall: 'Fall: {ph} - {goal_ph} = {wanted_change}',
    season: 'At most {change} a season: {ph} to {target_ph} this time',
    lime: 'Ground limestone: {sum} = {tonnes} t/ha',
    sulphur: 'Sulphur: {sum} = {tonnes} t/ha',
    atOnce: ', at most {tonnes} t/ha at once',
    plot: '{acres} x {hectares_per_acre} = {hectares} ha: {tonnes} t, {bags}',
    testedWarning: 'The pH of a probe is an estimate without a buffer test. Test again before liming again.',
    cautiousWarning:
      'Above pH {cautious_ph} yields can fall on soils low in bases. Ask an agronomist before liming that far.',
    fizzesWarning:
      'Sulphur does nothing where the soil fizzes with acid. Compost and an agronomist’s visit help there.',
    sulphurWarning: 'The pH of a probe is an estimate. Test again before the next dressing.',
  },
};
