import type { PublicPage } from '../../services/PublicPage.ts';

export const publicPage: PublicPage = {
  head: {
    en: {
      title: 'Terms',
      description:
        'What you can expect from a soil test and a report, what it costs, how you cancel, and what a report cannot tell.',
    },
    sw: {
      title: 'Masharti',
      description:
        'Unachoweza kutarajia kutoka kwa upimaji na ripoti ya udongo, gharama, jinsi ya kughairi, na mambo ambayo ripoti haiwezi kusema.',
    },
  },
};
