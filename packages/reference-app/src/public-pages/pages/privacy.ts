import type { PublicPage } from '../PublicPage.ts';

export const privacy: PublicPage = {
  path: '/privacy',
  head: {
    en: {
      title: 'Privacy',
      description:
        'Which details we keep when you book a soil test, why we keep them, who sees them, and how you have them changed or deleted.',
    },
    sw: {
      title: 'Faragha',
      description:
        'Taarifa tunazohifadhi unapoweka miadi ya kupima udongo, sababu, wanaoziona, na jinsi ya kuzibadilisha au kuzifuta.',
    },
  },
};
