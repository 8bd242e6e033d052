import type { ArticlePair } from './Article.ts';

export const limeBeforeTheRains: ArticlePair = {
  en: {
    title: 'Agricultural lime before the rains: how much, when and how',
    summary:
      'When to apply agricultural lime, and how much of it. One sum, worked out in full, and what to do with a small budget.',
    body: `Agricultural lime is ground limestone, and raises the pH of acid soil. Do not use building lime from a hardware shop: it burns. Apply agricultural lime **before the rains or before planting**, and mix it into the soil.

## How much? A sum in full

Two acres of maize on clay. The test says pH 5.0.

1. Maize likes 5.5 to 7.0. We aim a little above the low end: **5.8**.
2. The pH has to rise by 5.8 - 5.0 = **0.8**.
3. Clay needs 3.4 to 6.7 tonnes a hectare to rise by 1.0. For 0.8 that is 2.7 to 5.4 tonnes.
4. One dressing is at most 4.5 tonnes a hectare. The rest waits for another season.
5. For two acres that makes **2.2 to 3.6 tonnes: 45 to 73 bags of 50 kg**.

Sand needs less, 1.7 to 2.2 tonnes for 1.0, and loam 2.4 to 4.5.

Why a range and not one number? A probe cannot measure how strongly your soil resists agricultural lime. On one volcanic soil near Molo, 2 tonnes a hectare raised the pH by only 0.34. So begin in the range, and **test again before you lime again**.

## With a small budget

Put agricultural lime only where the plant grows: half a tonne a hectare into the planting holes. In Bungoma that gave 14 % more maize.

## How to spread it

- Wear a mask and gloves.
- Mix the agricultural lime into the soil. Do not leave it on top.
- Agricultural lime first, then fertiliser.
- Leave out DAP where the pH is below 5.5: it makes the soil more acid.

## When not to lime

Do not lime when the pH suits your crop already. On poor soils, liming above pH 5.6 can even lower the harvest. Your report says so when it matters.

*These amounts are a guide. Check them with an agricultural officer before you buy.*
`,
  },
  sw: {
    title: 'Chokaa ya kilimo kabla ya mvua: kiasi gani, lini na vipi',
    summary:
      'Wakati wa kuweka chokaa ya kilimo, na kiasi chake. Hesabu moja kamili, na la kufanya ukiwa na pesa kidogo.',
    body: `Chokaa ya kilimo ni mawe ya chokaa yaliyosagwa, na hupandisha pH ya udongo wenye asidi. Usitumie chokaa ya ujenzi ya dukani: huunguza. Weka chokaa ya kilimo **kabla ya mvua au kabla ya kupanda**, na uichanganye na udongo.

## Kiasi gani? Hesabu kamili

Ekari mbili za mahindi kwenye udongo wa mfinyanzi. Kipimo kinasema pH 5.0.

1. Mahindi hupenda 5.5 hadi 7.0. Tunalenga juu kidogo ya mwanzo wa kiwango: **5.8**.
2. pH inapaswa kupanda kwa 5.8 - 5.0 = **0.8**.
3. Mfinyanzi unahitaji tani 3.4 hadi 6.7 kwa hekta ili kupanda kwa 1.0. Kwa 0.8 ni tani 2.7 hadi 5.4.
4. Usiweke zaidi ya tani 4.5 kwa hekta kwa mara moja. Iliyobaki husubiri msimu mwingine.
5. Kwa ekari mbili ni **tani 2.2 hadi 3.6: mifuko 45 hadi 73 ya kilo 50**.

Udongo wa kichanga unahitaji kidogo, tani 1.7 hadi 2.2 kwa 1.0, na tifutifu tani 2.4 hadi 4.5.

Kwa nini si nambari moja? Kifaa cha kupimia hakiwezi kupima jinsi udongo wako unavyopinga chokaa ya kilimo. Kwenye udongo mmoja wa volkano karibu na Molo, tani 2 kwa hekta zilipandisha pH kwa 0.34 tu. Kwa hiyo anza ndani ya kiwango hicho, na **pima tena kabla ya kuweka chokaa ya kilimo tena**.

## Ukiwa na pesa kidogo

Weka chokaa ya kilimo pale tu mmea unapokua: nusu tani kwa hekta ndani ya mashimo ya kupandia. Bungoma hilo lilileta mahindi zaidi kwa asilimia 14.

## Jinsi ya kuiweka

- Vaa barakoa na glavu.
- Changanya chokaa ya kilimo na udongo. Usiiache juu.
- Chokaa ya kilimo kwanza, kisha mbolea.
- Usitumie DAP pH ikiwa chini ya 5.5: inaongeza asidi ya udongo.

## Wakati wa kutoweka chokaa ya kilimo

Usiweke chokaa ya kilimo ikiwa pH tayari inafaa zao lako. Kwenye udongo wenye rutuba kidogo, chokaa ya kilimo juu ya pH 5.6 inaweza hata kupunguza mavuno. Ripoti yako itasema jambo hilo likihusika.

*Viwango hivi ni vya kukuongoza tu. Mwulize afisa wa kilimo kabla ya kununua.*
`,
  },
};
