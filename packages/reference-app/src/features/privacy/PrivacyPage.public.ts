import type { PublicPage } from '../../services/PublicPage.ts';

export const publicPage: PublicPage = {
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
