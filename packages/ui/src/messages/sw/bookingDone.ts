import type { bookingDone as english } from '../en/bookingDone.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingDone: Translation<typeof english> = {
  booked: 'Miadi imewekwa kikamilifu',
  title: 'Miadi yako ya kupima udongo imewekwa',
  code: 'Nambari ya miadi',
  codeHint: 'Itunze. Utaihitaji ukiuliza kuhusu miadi hii.',
  next: 'Kinachofuata',
  nextCall: 'Tutakupigia simu kuthibitisha tarehe na mahali.',
  nextCollect: 'Tutakusanya udongo tarehe {date}.',
  nextReport: 'Utapata ripoti mara tu maabara itakapomaliza.',
  pay: 'Lipa sasa',
  status: 'Angalia hali ya miadi',
  another: 'Weka miadi nyingine',
};
