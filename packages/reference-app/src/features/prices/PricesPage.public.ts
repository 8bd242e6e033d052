import type { PublicPage } from '../../services/PublicPage.ts';
import { askPrices } from './askPrices.ts';

export const publicPage: PublicPage = {
  head: {
    en: {
      title: 'Soil tests and prices',
      description: 'What each soil test measures, what it is good for, and what it costs for one sample.',
    },
    sw: {
      title: 'Upimaji wa udongo na bei',
      description: 'Kila upimaji wa udongo unapima nini, unafaa kwa nini, na bei yake kwa sampuli moja.',
    },
  },
  load: (visitor, _, options) => askPrices(visitor, options),
};
