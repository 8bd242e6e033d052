import type { statusTimeline as english } from '../en/statusTimeline.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const statusTimeline: Translation<typeof english> = {
  label: 'Hatua za upimaji',
  done: 'imekamilika',
  now: 'sasa',
  next: 'bado',
  skipped: 'imerukwa',
  by: '{date}, {name}',
  after_booked: 'Kisha, tutakusanya sampuli.',
  after_sample_collected: 'Kisha, sampuli zitafika maabarani.',
  after_received: 'Kisha, tutapima kila sampuli.',
  after_analysed: 'Kisha, mtu wa pili atakagua vipimo.',
  after_verified: 'Kisha, tutaandika ripoti.',
  after_report_ready: 'Upimaji umekamilika.',
  due: 'Inatarajiwa kufikia {date}.',
  late: 'Hatua hii ilitarajiwa kufikia {date}. Tumechelewa, na tunaishughulikia.',
  newDate: 'Hii imechukua muda mrefu kuliko tulivyoahidi. Tarehe mpya ni {date}.',
  reason: 'Sababu: {note}',
};
