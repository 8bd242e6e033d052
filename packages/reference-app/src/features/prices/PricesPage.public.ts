import type { PublicPage } from '../../services/PublicPage.ts';

export const publicPage: PublicPage = {
  head: {
    en: {
      title: 'Soil tests and prices',
      description: 'What each soil test measures, what it is good for, and what it costs for one sample.',
    },
    sw: {
      title: 'Vipimo vya udongo na bei',
      description: 'Kila kipimo cha udongo kinapima nini, kinafaa kwa nini, na bei yake kwa sampuli moja.',
    },
  },
  load: async (visitor, _, options) => (await visitor.boot.get({}, options)).test_types,
};
