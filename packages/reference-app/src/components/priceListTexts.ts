import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';

const en = {
  priceList: {
    title: 'Tests and prices',
    perSample: '{price} a sample',
    basic: 'Nitrogen, phosphorus, potassium and acidity (pH), for choosing fertiliser.',
    complete: 'The same, and salts, moisture and temperature, for new land or poor harvests.',
    microbial: 'The life in your soil, for compost and organic farming.',
    probe: 'A field probe estimates nitrogen, phosphorus and potassium.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  priceList: {
    title: 'Upimaji na bei',
    perSample: '{price} kwa kila sampuli',
    basic: 'Nitrojeni, fosforasi, potasiamu na asidi (pH), kwa kuchagua mbolea.',
    complete: 'Hivyo vyote, na chumvi, unyevu na halijoto, kwa shamba jipya au mavuno duni.',
    microbial: 'Uhai ulio ndani ya udongo, kwa mboji na kilimo hai.',
    probe: 'Kifaa cha shambani hukadiria nitrojeni, fosforasi na potasiamu.',
  },
};

/** The texts of the tests and their prices. */
export const usePriceListText = createTexts(en, sw);
