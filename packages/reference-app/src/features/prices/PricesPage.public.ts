import type { PublicPage } from '../../services/PublicPage.ts';

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
  load: async (visitor, _, options) => (await visitor.boot.get({}, options)).test_types,
};
