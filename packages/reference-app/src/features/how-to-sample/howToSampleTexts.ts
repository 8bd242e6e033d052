import type { PageText } from '../../components/text-page/TextPage.tsx';

/** The Kiswahili is a draft: every text here needs a native speaker's review. */
export const howToSampleTexts: Record<'en' | 'sw', PageText> = {
  en: {
    title: 'How to take a soil sample',
    intro: 'A report is only as good as its sample. It takes half an hour and a clean spade.',
    sections: [
      {
        title: 'What you need',
        items: [
          'A spade, a hoe or an auger, without rust and without fertiliser on it.',
          'A clean plastic bucket. A metal bucket can change the result.',
          'A clean bag for each sample, and a pen.',
        ],
      },
      {
        title: 'Where to dig',
        paragraphs: ['One sample speaks for one piece of land that is the same everywhere.'],
        items: [
          'Take a sample of its own for each slope, soil colour and crop.',
          'Walk in a zigzag over the whole piece and dig in 20 to 25 places.',
          'Stay away from fences, paths, trees, houses, old manure heaps and burnt places.',
          'Wait about two months after agricultural lime or fertiliser.',
        ],
      },
      {
        title: 'How to dig',
        isOrdered: true,
        items: [
          'Remove leaves and grass. Leave the soil where it is.',
          'Dig a hole of 20 cm. For fruit trees, tea and coffee dig 50 cm to 1 m.',
          'Cut a thin slice from the side of the hole, from the top to the bottom, and put it into the bucket.',
          'Do the same at each place.',
          'Break the lumps, take out stones and roots, and mix the soil well.',
          'Put about half a kilo into the bag. Let wet soil dry in the shade first, never at a fire.',
        ],
      },
      {
        title: 'What to write down',
        items: [
          'The name of the plot, or a place that people know near it.',
          'The depth, the date, and the crop that you want to plant.',
          'What is special: old manure, standing water, a harvest that failed.',
        ],
      },
      {
        title: 'How often',
        paragraphs: [
          'Test again after about three years, and before you apply agricultural lime once more. Take the sample in the same month each time, so that you can compare.',
        ],
      },
    ],
  },
  sw: {
    title: 'Jinsi ya kuchukua sampuli ya udongo',
    intro: 'Sampuli mbaya huleta ripoti mbaya. Kazi hii huchukua nusu saa na jembe safi.',
    sections: [
      {
        title: 'Unachohitaji',
        items: [
          'Koleo, jembe au kekee ya udongo, bila kutu na bila mbolea juu yake.',
          'Ndoo safi ya plastiki. Ndoo ya chuma inaweza kubadilisha matokeo.',
          'Mfuko safi kwa kila sampuli, na kalamu.',
        ],
      },
      {
        title: 'Mahali pa kuchimba',
        paragraphs: ['Sampuli moja inawakilisha sehemu moja ya shamba iliyo sawa kote.'],
        items: [
          'Chukua sampuli tofauti kwa kila mteremko, rangi ya udongo na zao.',
          'Tembea kwa mwendo wa zigizaga katika sehemu yote na uchimbe mahali 20 hadi 25.',
          'Kaa mbali na ua, njia, miti, nyumba, lundo la zamani la samadi na mahali palipochomwa.',
          'Subiri kama miezi miwili baada ya kuweka chokaa ya kilimo au mbolea.',
        ],
      },
      {
        title: 'Jinsi ya kuchimba',
        isOrdered: true,
        items: [
          'Ondoa majani na nyasi. Acha udongo mahali ulipo.',
          'Chimba shimo la sentimita 20. Kwa miti ya matunda, chai na kahawa chimba sentimita 50 hadi mita 1.',
          'Kata kipande chembamba upande wa shimo, kutoka juu hadi chini, na ukiweke ndani ya ndoo.',
          'Fanya hivyo katika kila mahali.',
          'Vunja mabonge, ondoa mawe na mizizi, na uchanganye udongo vizuri.',
          'Weka kama nusu kilo ndani ya mfuko. Kausha udongo wenye maji kivulini kwanza, kamwe si kwa moto.',
        ],
      },
      {
        title: 'Mambo ya kuandika',
        items: [
          'Jina la sehemu ya shamba, au mahali panapojulikana karibu nayo.',
          'Kina, tarehe, na zao unalotaka kupanda.',
          'Mambo ya pekee: samadi ya zamani, maji yaliyotuama, mavuno yaliyoshindwa.',
        ],
      },
      {
        title: 'Mara ngapi',
        paragraphs: [
          'Pima tena baada ya kama miaka mitatu, na kabla ya kuweka chokaa ya kilimo tena. Chukua sampuli mwezi uleule kila mara, ili uweze kulinganisha.',
        ],
      },
    ],
  },
};
