import type { ArticlePair } from './Article.ts';

export const takeASample: ArticlePair = {
  en: {
    title: 'Take a soil sample that tells the truth',
    summary:
      'Half a kilo of soil speaks for your whole field. Here is how to fill that bag so that the report is right.',
    body: `A report is only as good as its sample. One handful from one corner says something about that corner and nothing about the rest. Good sampling takes about half an hour.

## Before you go

Take these with you:

- a spade, a hoe or an auger, without rust and without fertiliser on it
- a clean **plastic** bucket; a metal bucket can change the result
- a clean bag for each sample, and a pen

## Which part is one sample?

One sample stands for one piece of land that is the same everywhere. Take a sample of its own for each slope, each soil colour and each crop. A part that was limed or fertilised in its own way is a sample of its own, too.

## Step by step

1. Walk over the whole piece in a zigzag and dig in **20 to 25 places**.
2. At each place, remove leaves and grass. Leave the soil where it is.
3. Dig a hole of **20 cm**. For fruit trees, tea and coffee dig 50 cm to 1 m.
4. Cut a thin slice from the side of the hole, from the top to the bottom, and put it into the bucket.
5. Break the lumps, take out stones and roots, and mix the soil well.
6. Put about half a kilo into the bag. Let wet soil dry in the shade, never at a fire.

> Stay away from fences, paths, trees, houses, old manure heaps and burnt places. The soil there is different from your field.

## What to write down

| Write | Why |
|---|---|
| The name of the plot, or a place near it | So that next time you sample the same piece |
| The depth and the date | So that you compare the same depth in the same month |
| The crop that you want to plant | Each crop has its own ideal range |

## When to test again

Test again after about three years, and before you apply agricultural lime once more. After lime or fertiliser wait about two months. Sample in the same month each time, so that you can compare.
`,
  },
  sw: {
    title: 'Chukua sampuli ya udongo inayosema ukweli',
    summary:
      'Nusu kilo ya udongo inawakilisha shamba lako lote. Hivi ndivyo unavyojaza mfuko huo ili ripoti iwe sahihi.',
    body: `Sampuli mbaya huleta ripoti mbaya. Udongo wa kona moja unaeleza kuhusu kona hiyo tu, si shamba lote. Kuchukua sampuli nzuri huchukua kama nusu saa.

## Kabla ya kwenda shambani

Beba vitu hivi:

- koleo, jembe au kekee ya udongo, bila kutu na bila mbolea juu yake
- ndoo safi ya **plastiki**; ndoo ya chuma inaweza kubadilisha matokeo
- mfuko safi kwa kila sampuli, na kalamu

## Sampuli moja ni ya sehemu gani?

Sampuli moja inawakilisha sehemu moja ya shamba iliyo sawa kote. Chukua sampuli tofauti kwa kila mteremko, kila rangi ya udongo na kila zao. Sehemu iliyowekwa chokaa ya kilimo au mbolea kwa namna yake pia inahitaji sampuli yake.

## Hatua kwa hatua

1. Tembea kwa mwendo wa zigizaga katika sehemu yote na uchimbe **mahali 20 hadi 25**.
2. Katika kila mahali, ondoa majani na nyasi. Acha udongo mahali ulipo.
3. Chimba shimo la **sentimita 20**. Kwa miti ya matunda, chai na kahawa chimba sentimita 50 hadi mita 1.
4. Kata kipande chembamba upande wa shimo, kutoka juu hadi chini, na ukiweke ndani ya ndoo.
5. Vunja mabonge, ondoa mawe na mizizi, na uchanganye udongo vizuri.
6. Weka kama nusu kilo ndani ya mfuko. Kausha udongo wenye maji kivulini, kamwe si kwa moto.

> Kaa mbali na ua, njia, miti, nyumba, lundo la zamani la samadi na mahali palipochomwa. Udongo wa hapo ni tofauti na wa shamba lako.

## Mambo ya kuandika

| Andika | Kwa nini |
|---|---|
| Jina la sehemu ya shamba, au mahali karibu nayo | Ili mara nyingine uchukue sampuli hapohapo |
| Kina na tarehe | Ili ulinganishe kina kilekile na mwezi uleule |
| Zao unalotaka kupanda | Kila zao lina kiwango chake kinachofaa |

## Kupima tena

Pima tena baada ya kama miaka mitatu, na kabla ya kuweka chokaa ya kilimo tena. Baada ya chokaa ya kilimo au mbolea subiri kama miezi miwili. Chukua sampuli mwezi uleule kila mara, ili uweze kulinganisha.
`,
  },
};
