import type { bookingAskBack as english } from '../en/bookingAskBack.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingAskBack: Translation<typeof english> = {
  title: 'Je, ni sahihi?',
  dateLine: 'Upimaji ni {date}. Ni zaidi ya mwaka mmoja kuanzia sasa.',
  sizeLine: 'Sampuli {number} inatoka kwenye shamba la ekari {size}.',
  right: 'Ndiyo, endelea',
  change: 'Hapana, nitabadilisha',
};
