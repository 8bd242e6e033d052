import type { ResultTexts } from './ResultTexts.ts';

/** A draft: every sentence needs a native speaker's review. */
export const kiswahili: ResultTexts = {
  readings: {
    nitrogen: 'Nitrojeni',
    phosphorus: 'Fosforasi',
    potassium: 'Potasiamu',
    pH: 'Asidi ya udongo (pH)',
    conductivity: 'Chumvi (upitishaji umeme)',
    moisture: 'Unyevu',
    temperature: 'Halijoto',
  },
  ratings: {
    low: 'Chini',
    slightly_low: 'Chini kidogo',
    optimal: 'Inafaa',
    slightly_high: 'Juu kidogo',
    high: 'Juu',
    not_measured: 'Haikupimwa',
  },
  ratingsInside: {
    low: 'iko chini',
    slightly_low: 'iko chini kidogo',
    optimal: 'inafaa',
    slightly_high: 'iko juu kidogo',
    high: 'iko juu',
    not_measured: 'haikupimwa',
  },
  products: {
    lime: 'Chokaa',
    sulphur: 'Salfa',
    dap: 'DAP',
    tsp: 'TSP',
    npk_17_17_17: 'NPK 17-17-17',
    can: 'CAN',
    mop: 'Potashi (MOP)',
  },
  timings: {
    before_planting: 'Kabla ya kupanda',
    planting: 'Wakati wa kupanda',
    top_dressing: 'Baada ya wiki 4 hadi 6',
  },
  soilTypes: { clay: 'Mfinyanzi', loam: 'Tifutifu', Sandy: 'Kichanga' },
  range: '{low} hadi {high}',
  acre: 'ekari {number}',
  acres: 'ekari {number}',
  halfBag: 'nusu mfuko wa kilo 50',
  oneBag: 'mfuko 1 wa kilo 50',
  bags: 'mifuko {number} ya kilo 50',
  upTo: 'isiyozidi {amount}',
  kgPerAcre: 'kilo {number} kwa ekari',
  kgForPlot: 'kilo {number} kwa shamba',
  shares: {
    '100-100': 'tumia kiwango kamili cha kawaida',
    '75-75': 'tumia robo tatu ya kiwango cha kawaida',
    '50-50': 'tumia nusu ya kiwango cha kawaida',
    '25-25': 'tumia robo ya kiwango cha kawaida',
    '0-25': 'usizidishe robo ya kiwango cha kawaida',
  },
  disclaimer: 'Viwango vya marejeleo: thibitisha na mtaalamu wa kilimo.',
  probe: 'Kifaa cha shambani hukadiria nitrojeni, fosforasi na potasiamu.',
  instead: 'Usitumie DAP: inaongeza asidi ya udongo.',
  titles: {
    ph_low: 'Weka chokaa: {bags}',
    ph_low_small_budget: 'Chokaa kwenye mashimo ya kupandia pekee: {bags}',
    ph_high: 'Weka salfa: {bags}',
    ph_high_compost: 'Changanya mboji kwenye udongo',
    ph_high_visit: 'Omba mtaalamu wa kilimo akutembelee',
    conductivity_high: 'Toa maji shambani, kisha pima tena',
    too_salty: 'Usiweke mbolea kwa sasa',
    phosphorus_rate: '{product}: {bags}',
    nitrogen_rate: '{product}: {bags}',
    dap_nitrogen: '{product}: {bags}',
    dap_acidifies: 'Usinunue DAP',
    potassium_enough: 'Potasiamu haihitajiki',
    potassium_low: 'Muulize mtaalamu wa kilimo kuhusu potasiamu',
    nitrogen_low: 'Muulize mtaalamu wa kilimo kuhusu nitrojeni',
    legume: 'Usinunue CAN ya kukuzia',
    no_usual_rates: 'Muulize mtaalamu wa kilimo kiasi cha mbolea',
    phosphorus_unknown: 'Muulize mtaalamu wa kilimo kuhusu fosforasi',
    nitrogen_unknown: 'Muulize mtaalamu wa kilimo kuhusu nitrojeni',
    moisture_low: 'Subiri mvua kabla ya kuweka mbolea ya kukuzia',
  },
  whys: {
    ph_low:
      'Udongo una asidi nyingi: pH {ph}. Zao hili linapenda {ph_low} hadi {ph_high}. Bila chokaa, mbolea haifanyi kazi vizuri.',
    ph_low_small_budget:
      'Hatua ya kwanza ya bei nafuu: tani {tonnes_per_hectare} kwa hekta kwenye mashimo husaidia zao la msimu huu.',
    ph_high: 'Asidi ya udongo ni kidogo mno: pH {ph}. Zao hili linapenda {ph_low} hadi {ph_high}.',
    ph_high_compost: 'Mboji hushusha pH polepole na kulisha udongo.',
    ph_high_visit: 'pH ya juu ina sababu nyingi. Uliza kuhusu mbolea inayoongeza asidi.',
    conductivity_high: 'Udongo una chumvi nyingi. Chimba mitaro na uache maji safi yaoshe chumvi.',
    too_salty: 'Mbolea pia ni chumvi: ingedhuru zao. Pima tena kwanza.',
    phosphorus_rate: 'Fosforasi {rating}: {share}.',
    nitrogen_rate: 'Nitrojeni {rating}: {share}.',
    dap_nitrogen: 'Inatoa nitrojeni ya DAP ambayo haitumiki. Nitrojeni {rating}: {share}.',
    dap_acidifies: 'DAP inaongeza asidi ya udongo.',
    potassium_enough: 'Udongo una potasiamu ya kutosha. Hifadhi pesa yako.',
    potassium_low: 'Potasiamu {rating}. Hakuna kiwango cha kawaida.',
    nitrogen_low: 'Nitrojeni {rating}. Zao hili halina kiwango cha kawaida cha mbolea ya kukuzia.',
    legume: 'Zao hili hujitengenezea nitrojeni. Kiasi kidogo wakati wa kupanda kinatosha.',
    no_usual_rates: 'Zao hili halina viwango vya kawaida.',
    phosphorus_unknown: 'Fosforasi haikupimwa, au zao hili halina kiwango chake.',
    nitrogen_unknown: 'Nitrojeni haikupimwa, au zao hili halina kiwango chake.',
    moisture_low: 'Udongo ni mkavu. Mbolea hufanya kazi kwenye udongo wenye unyevu.',
  },
  hows: {
    ph_low:
      'Isambaze kabla ya mvua na uichanganye kwenye udongo wa juu, sentimita 15. Vaa barakoa na glavu. Anza na kiasi kidogo.',
    ph_low_small_budget: 'Ichanganye na udongo wa shimo kabla ya kupanda. Vaa barakoa na glavu.',
    ph_high: 'Ichanganye kwenye udongo wa juu, sentimita 15, kabla ya kupanda. Vaa barakoa na glavu.',
    phosphorus_rate: 'Ichanganye na udongo wa mstari au shimo; isiguse mbegu.',
    nitrogen_rate: 'Iweke kando ya mimea kwenye udongo wenye unyevu, wiki 4 hadi 6 baada ya kupanda.',
    dap_nitrogen: 'Ichanganye na udongo wa mstari au shimo; isiguse mbegu.',
  },
  meanings: {
    nitrogen: {
      below: {
        meaning: 'Nitrojeni ni kidogo: majani huwa rangi hafifu na zao hukua polepole.',
        advice: 'Weka nitrojeni kwa kiasi kilicho chini ya “La kufanya”, na uongeze samadi au mboji.',
      },
      within: { meaning: 'Nitrojeni inatosha zao hili.', advice: 'Ihifadhi kwa kiasi kidogo cha mbolea.' },
      above: {
        meaning: 'Nitrojeni ni nyingi kuliko zao linavyohitaji.',
        advice: 'Punguza mbolea ya nitrojeni msimu huu.',
      },
    },
    phosphorus: {
      below: {
        meaning: 'Fosforasi ni kidogo: mizizi huwa dhaifu na zao huchelewa kukomaa.',
        advice: 'Weka mbolea ya fosforasi karibu na mbegu wakati wa kupanda.',
      },
      within: {
        meaning: 'Fosforasi inatosha zao hili.',
        advice: 'Nusu ya kiwango cha kawaida inatosha.',
      },
      above: {
        meaning: 'Fosforasi ni nyingi kuliko zao linavyohitaji.',
        advice: 'Tumia robo ya mbolea ya kupandia, au usitumie.',
      },
    },
    potassium: {
      below: {
        meaning: 'Potasiamu ni kidogo: zao halivumilii ukame na magonjwa.',
        advice: 'Muulize mtaalamu wa kilimo kiasi cha potasiamu.',
      },
      within: { meaning: 'Potasiamu inatosha zao hili.', advice: 'Acha mabaki ya mazao shambani.' },
      above: {
        meaning: 'Potasiamu ni nyingi kuliko zao linavyohitaji.',
        advice: 'Potasiamu haihitajiki.',
      },
    },
    pH: {
      below: {
        meaning: 'Udongo una asidi nyingi: zao halipati virutubishi unavyoweka.',
        advice: 'Weka chokaa kwanza, kisha mbolea.',
      },
      within: { meaning: 'Asidi ya udongo inafaa zao hili.', advice: 'Chokaa haihitajiki.' },
      above: {
        meaning: 'Asidi ya udongo ni kidogo mno: baadhi ya virutubishi havipatikani.',
        advice: 'Usiweke chokaa; ongeza mboji na umuulize mtaalamu wa kilimo.',
      },
    },
    conductivity: {
      below: {
        meaning: 'Udongo una chumvi kidogo sana.',
        advice: 'Hakuna la kufanya: mbolea huongeza kidogo.',
      },
      within: { meaning: 'Udongo hauna chumvi nyingi.', advice: 'Hakuna la kufanya.' },
      above: {
        meaning: 'Udongo una chumvi nyingi: mizizi haiwezi kunywa maji.',
        advice: 'Toa maji shambani, usiweke mbolea, na upime tena.',
      },
    },
    moisture: {
      below: {
        meaning: 'Udongo ulikuwa mkavu siku ya kipimo.',
        advice: 'Subiri mvua, au mwagilia maji, kabla ya kupanda au kuweka mbolea ya kukuzia.',
      },
      within: {
        meaning: 'Udongo ulikuwa na unyevu wa kutosha siku ya kipimo.',
        advice: 'Hakuna la kufanya.',
      },
      above: {
        meaning: 'Udongo ulikuwa na maji mengi siku ya kipimo.',
        advice: 'Uache ukauke kabla ya kulima; toa maji yanayotuama.',
      },
    },
    temperature: {
      below: {
        meaning: 'Udongo ulikuwa baridi siku ya kipimo.',
        advice: 'Panda udongo ukiwa na joto zaidi.',
      },
      within: {
        meaning: 'Udongo ulikuwa na joto la kutosha siku ya kipimo.',
        advice: 'Hakuna la kufanya.',
      },
      above: {
        meaning: 'Udongo ulikuwa na joto kali siku ya kipimo.',
        advice: 'Ufunike kwa matandazo.',
      },
    },
  },
  notMeasured: { meaning: 'Hii haikupimwa.', advice: 'Iombe katika kipimo kijacho.' },
  dressing: {
    withinRange: '{ph} iko kati ya {ph_low} na {ph_high}: hakuna cha kuweka',
    limeTarget:
      'Lengo: kiwango cha chini kati ya {ph_low} + {past_edge} na katikati ya {ph_low} hadi {ph_high} = {goal_ph}',
    sulphurTarget:
      'Lengo: kiwango cha juu kati ya {ph_high} - {past_edge} na katikati ya {ph_low} hadi {ph_high} = {goal_ph}',
    rise: 'Kupanda: {goal_ph} - {ph} = {wanted_change}',
    fall: 'Kushuka: {ph} - {goal_ph} = {wanted_change}',
    season: 'Isizidi {change} kwa msimu: {ph} hadi {target_ph} kwa sasa',
    lime: 'Chokaa ya kusaga: {sum} = tani {tonnes} kwa hekta',
    sulphur: 'Salfa: {sum} = tani {tonnes} kwa hekta',
    atOnce: ', isizidi tani {tonnes} kwa hekta kwa mara moja',
    plot: '{acres} x {hectares_per_acre} = hekta {hectares}: tani {tonnes}, {bags}',
    testedWarning:
      'pH ya kifaa cha kupimia ni makadirio bila kipimo cha maabara. Pima tena kabla ya kuweka chokaa tena.',
    cautiousWarning:
      'Juu ya pH {cautious_ph} mavuno yanaweza kushuka kwenye udongo wenye madini machache. Muulize mtaalamu wa kilimo kwanza.',
    fizzesWarning:
      'Salfa haisaidii udongo unaotoa povu ukiwekewa asidi. Mboji na ziara ya mtaalamu wa kilimo husaidia hapo.',
    sulphurWarning: 'pH ya kifaa cha kupimia ni makadirio. Pima tena kabla ya kuweka tena.',
  },
};
