import type { PublicPage } from '../../services/PublicPage.ts';

export const publicPage: PublicPage = {
  screen: 'contact',
  head: {
    en: {
      title: 'Contact us',
      description: 'Ask us about soil tests, prices or your booking. You need no account.',
    },
    sw: {
      title: 'Wasiliana nasi',
      description: 'Tuulize kuhusu upimaji wa udongo, bei au miadi yako. Huhitaji akaunti.',
    },
  },
};
