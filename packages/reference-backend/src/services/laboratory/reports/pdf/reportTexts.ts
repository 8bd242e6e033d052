import type { Language } from '@udongo/sdk';
import type { RatedReading } from '@udongo/sdk/results';

interface Texts {
  samples: string;
  crops: string;
  /** The names of readings above narrow columns. */
  shortReadings: Record<RatedReading, string>;
  legend: string;
  shoppingForAll: string;
  bags: string;
  forSamples: string;
  check: string;
  sums: string;
  /** The band on each page of a report that is not to be followed. */
  replacedBand: string;
  withdrawnBand: string;
  outdatedBand: string;
  /** Sentences at its beginning. */
  replaced: string;
  withdrawn: string;
  /** Advice where no newer report took the place of a withdrawn one. */
  withdrawnNext: string;
  replaces: string;
  reason: string;
  /** Below the readings of a sample. */
  otherAnalyses: string;
  analysis: string;
  value: string;
  goodRange: string;
  rating: string;
  method: string;
  laboratory: string;
}

/** The texts that only the PDF of a report has; the others are `resultTexts`. Kiswahili: draft, needs a native speaker's review. */
export const reportTexts: Record<Language, Texts> = {
  en: {
    samples: 'All samples',
    crops: 'Crops',
    shortReadings: {
      pH: 'pH',
      nitrogen: 'N',
      phosphorus: 'P',
      potassium: 'K',
      conductivity: 'Salts',
      moisture: 'Moist.',
      temperature: 'Temp.',
    },
    legend:
      'N: nitrogen, P: phosphorus, K: potassium. The signs are for the first crop of a sample. The range that it likes is below each rating, on the pages that follow.',
    shoppingForAll: 'Shopping list for all samples',
    bags: 'Bags of 50 kg',
    forSamples: 'For samples',
    check: 'Check this report: scan the code, or open {address}. The page also says when it is outdated.',
    sums: 'It shows how each amount was worked out, too.',
    replacedBand: 'Replaced by {number}. Do not follow this report.',
    withdrawnBand: 'Withdrawn on {day}. Do not follow this report.',
    outdatedBand: 'Outdated since {day}. Ask for the new report.',
    replaced: 'This report was replaced by {number} on {day}.',
    withdrawn: 'This report was withdrawn on {day}. Do not follow its advice.',
    withdrawnNext: 'What to do next: do not buy or spread what it advises, and ask for a new report.',
    replaces: 'This report replaces {number}.',
    reason: 'Reason: {reason}',
    otherAnalyses: 'Other analyses',
    analysis: 'Analysis',
    value: 'Value',
    goodRange: 'Good range',
    rating: 'Rating',
    method: 'Method',
    laboratory: 'Laboratory',
  },
  sw: {
    samples: 'Sampuli zote',
    crops: 'Mazao',
    shortReadings: {
      pH: 'pH',
      nitrogen: 'N',
      phosphorus: 'P',
      potassium: 'K',
      conductivity: 'Chumvi',
      moisture: 'Unyevu',
      temperature: 'Halij.',
    },
    legend:
      'N: nitrojeni, P: fosforasi, K: potasiamu. Alama ni za zao la kwanza la sampuli. Kiwango ambacho zao linapenda kiko chini ya kila kipimo, kwenye kurasa zinazofuata.',
    shoppingForAll: 'Orodha ya ununuzi ya sampuli zote',
    bags: 'Mifuko ya kilo 50',
    forSamples: 'Kwa sampuli',
    check:
      'Hakiki ripoti hii: changanua alama ya QR, au fungua {address}. Ukurasa huo pia husema inapopitwa na wakati.',
    sums: 'Pia unaonyesha jinsi kila kiasi kilivyokokotolewa.',
    replacedBand: 'Ilibadilishwa na {number}. Usifuate ripoti hii.',
    withdrawnBand: 'Iliondolewa {day}. Usifuate ripoti hii.',
    outdatedBand: 'Imepitwa na wakati tangu {day}. Omba ripoti mpya.',
    replaced: 'Ripoti hii ilibadilishwa na {number} tarehe {day}.',
    withdrawn: 'Ripoti hii iliondolewa {day}. Usifuate ushauri wake.',
    withdrawnNext: 'Cha kufanya sasa: usinunue wala kuweka inachoshauri, na uombe ripoti mpya.',
    replaces: 'Ripoti hii inachukua nafasi ya {number}.',
    reason: 'Sababu: {reason}',
    otherAnalyses: 'Vipimo vingine',
    analysis: 'Kipimo',
    value: 'Thamani',
    goodRange: 'Kiwango kizuri',
    rating: 'Ukadiriaji',
    method: 'Mbinu',
    laboratory: 'Maabara',
  },
};
