import type { PublicPage } from '../PublicPage.ts';

export const contact: PublicPage = {
  path: '/contact',
  screen: 'contact',
  head: {
    en: {
      title: 'Contact us',
      description: 'Ask us about soil tests, prices or your booking. You need no account.',
    },
    sw: {
      title: 'Wasiliana nasi',
      description: 'Tuulize kuhusu vipimo vya udongo, bei au miadi yako. Huhitaji akaunti.',
    },
  },
};
