import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  prices: {
    title: 'Soil tests and prices',
    intro: 'One price for each sample. It includes collecting, testing and the report.',
    due: 'You pay the number of samples times the price of the test. You see the whole amount before you book.',
    days: 'The report is ready at most {days} working days after the day of the test.',
    compare: 'What each test contains',
    test: 'Test',
    perSample: 'Price of a sample',
    yes: 'Yes',
    no: 'No',
    withoutAmounts: 'Crops without amounts of fertiliser',
    withoutAmountsOf:
      'For {crops}, the report has the readings and says whether agricultural lime is needed, but it names no amounts of fertiliser. Ask an agronomist for these before you pay for a test.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  prices: {
    title: 'Upimaji wa udongo na bei',
    intro: 'Bei moja kwa kila sampuli. Inajumuisha kukusanya, kupima na ripoti.',
    due: 'Unalipa idadi ya sampuli mara bei ya upimaji. Unaona kiasi chote kabla ya kuweka miadi.',
    days: 'Ripoti huwa tayari si zaidi ya siku {days} za kazi baada ya siku ya upimaji.',
    compare: 'Kila upimaji una nini',
    test: 'Upimaji',
    perSample: 'Bei ya sampuli',
    yes: 'Ndiyo',
    no: 'Hapana',
    withoutAmounts: 'Mazao yasiyo na viwango vya mbolea',
    withoutAmountsOf:
      'Kwa {crops}, ripoti ina vipimo na husema kama chokaa ya kilimo inahitajika, lakini haitaji viwango vya mbolea. Muulize mtaalamu wa kilimo kuhusu hivyo kabla ya kulipia upimaji.',
  },
};

/** The texts of the page of prices. */
export const usePricesText = createTexts(en, sw);
