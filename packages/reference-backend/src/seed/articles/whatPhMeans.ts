import type { ArticlePair } from './Article.ts';

export const whatPhMeans: ArticlePair = {
  en: {
    title: 'What pH means for your maize',
    summary:
      'A low pH keeps nutrients away from the crop. What the number says, and what to do when it is low.',
    body: `pH says how acid the soil is: the lower the number, the more acid the soil. In soil that is too acid the crop does not get the nutrients that you pay for.

## Each crop has its own range

Maize likes a pH of **5.5 to 7.0**. Other crops like other soil:

| Crop | pH that suits it |
|---|---|
| Maize | 5.5 to 7.0 |
| Beans | 6.0 to 7.0 |
| Cabbage | 6.0 to 7.5 |
| Irish potato | 5.0 to 6.2 |
| Tea | 4.5 to 5.5 |

So a field at pH 5.3 is too acid for maize, and right for tea. This is why we ask for your main crop when you book.

*These amounts are a guide. Check them with an agricultural officer before you buy.*

## When the pH is low

1. **Agricultural lime first, then fertiliser.** Your report says how much agricultural lime your plot needs, as a range.
2. **Leave out DAP below pH 5.5.** It makes the soil more acid. TSP and CAN at planting give the same then.
3. **Raise the pH slowly**: by at most 1.0 in one season.

## When the pH is high

Do not lime. Add compost, and ask an agricultural officer: a high pH has many causes, and a sodium test comes before gypsum or sulphur.

## Is acid soil common?

Yes. Acid soils are known in parts of Kisii, Migori, Homa Bay, Siaya, Busia, Bungoma, Kakamega, Kericho, Narok, Uasin Gishu, Elgeyo/Marakwet, Baringo, Murang'a, Nyeri, Embu and Meru. But no map knows your plot: two fields beside each other can differ. A test is the only way to know.
`,
  },
  sw: {
    title: 'Maana ya pH kwa mahindi yako',
    summary:
      'pH ya chini huzuia zao kupata virutubishi. Kiwango hiki kinasema nini, na ufanye nini ikiwa chini.',
    body: `pH inaeleza kiasi cha asidi katika udongo: nambari ikiwa ndogo, asidi ni nyingi zaidi. Katika udongo wenye asidi nyingi mno, zao halipati virutubishi unavyolipia.

## Kila zao lina kiwango chake

Mahindi hupenda pH ya **5.5 hadi 7.0**. Mazao mengine hupenda udongo mwingine:

| Zao | pH inayolifaa |
|---|---|
| Mahindi | 5.5 hadi 7.0 |
| Maharagwe | 6.0 hadi 7.0 |
| Kabichi | 6.0 hadi 7.5 |
| Viazi | 5.0 hadi 6.2 |
| Chai | 4.5 hadi 5.5 |

Kwa hiyo shamba lenye pH 5.3 lina asidi nyingi kwa mahindi, lakini linafaa kwa chai. Ndiyo maana tunauliza zao kuu unapoweka miadi.

*Viwango hivi ni vya kukuongoza tu. Mwulize afisa wa kilimo kabla ya kununua.*

## pH ikiwa chini

1. **Chokaa ya kilimo kwanza, kisha mbolea.** Ripoti yako inasema shamba linahitaji chokaa ya kilimo kiasi gani, kutoka kiasi hiki hadi kile.
2. **Usitumie DAP pH ikiwa chini ya 5.5.** Inaongeza asidi ya udongo. Wakati huo TSP na CAN wakati wa kupanda hutoa virutubishi vilevile.
3. **Pandisha pH polepole**: isizidi 1.0 kwa msimu mmoja.

## pH ikiwa juu

Usiweke chokaa ya kilimo. Ongeza mboji, na umwulize afisa wa kilimo: pH ya juu ina sababu nyingi, na sodiamu hupimwa kabla ya jasi au salfa.

## Je, udongo wenye asidi ni wa kawaida?

Ndiyo. Unajulikana katika sehemu za Kisii, Migori, Homa Bay, Siaya, Busia, Bungoma, Kakamega, Kericho, Narok, Uasin Gishu, Elgeyo/Marakwet, Baringo, Murang'a, Nyeri, Embu na Meru. Lakini hakuna ramani inayojua shamba lako: mashamba mawili jirani yanaweza kutofautiana. Kupima ndiyo njia pekee ya kujua.
`,
  },
};
