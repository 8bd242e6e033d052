import type { PublicPage } from '../../services/PublicPage.ts';

export const publicPage: PublicPage = {
  head: {
    en: {
      title: 'A sample soil report',
      description:
        'See what a soil report says: each reading with its range, what it means for your crop, and what to do first.',
    },
    sw: {
      title: 'Mfano wa ripoti ya udongo',
      description:
        'Ona ripoti ya udongo inavyosema: kila kipimo na kiwango chake, maana yake kwa zao lako, na hatua ya kwanza.',
    },
  },
};
