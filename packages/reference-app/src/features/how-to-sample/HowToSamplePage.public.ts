import type { PublicPage } from '../../services/PublicPage.ts';

export const publicPage: PublicPage = {
  head: {
    en: {
      title: 'How to take a soil sample',
      description:
        'Take a soil sample that tells the truth about your plot: where to dig, how deep, how many holes, and what to write down.',
    },
    sw: {
      title: 'Jinsi ya kuchukua sampuli ya udongo',
      description:
        'Chukua sampuli inayosema ukweli kuhusu shamba lako: mahali pa kuchimba, kina, idadi ya mashimo, na mambo ya kuandika.',
    },
  },
};
