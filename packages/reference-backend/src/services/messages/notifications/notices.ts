import type {
  DataRequest,
  MessageClass,
  MessageKind,
  NoticeChannel,
  Notification,
  NotifyChoices,
  RejectedReason,
} from '@udongo/sdk';

/** Notice to a person, with the values for its text. Amounts are in shillings. */
export type Notice =
  | { notice: 'booked'; day: string }
  | { notice: 'to_collect'; day: string }
  | { notice: 'assigned'; day: string }
  /** The day that the farmer asks for. */
  | { notice: 'move_asked'; day: string }
  | { notice: 'moved'; day: string }
  /** The day that the booking keeps. */
  | { notice: 'move_declined'; day: string; reason: string }
  | { notice: 'day_before'; day: string }
  | { notice: 'collected' }
  | { notice: 'canceled'; reason: string }
  | { notice: 'sample_rejected'; sample: string; reason: RejectedReason }
  | { notice: 'checked_again' }
  | { notice: 'report_ready' }
  /** The day on which the report was made that is corrected. */
  | { notice: 'report_corrected'; day: string }
  /** The day on which the report was made that is withdrawn. */
  | { notice: 'report_withdrawn'; day: string }
  | { notice: 'payment_asked'; amount: number }
  | { notice: 'paid'; amount: number }
  | { notice: 'payment_failed'; amount: number }
  | { notice: 'payment_unanswered'; amount: number }
  | { notice: 'refunded'; amount: number }
  /** The amount that goes back, the one that was asked for, and the reason for less; "" where it is not less. */
  | { notice: 'refund_decided'; amount: number; asked: number; reason: string }
  | { notice: 'commission_paid_out'; amount: number }
  | { notice: 'payout_undone'; amount: number }
  | { notice: 'retest'; day: string }
  | { notice: 'lime' }
  | DataNotice;

/** Notice to a person about a request for their own data. */
export type DataNotice =
  /** The day by which it is done; of a deletion the day of the deletion. */
  | { notice: 'data_asked'; what: DataRequest['kind']; day: string }
  /** The last day on which the copy can be read. */
  | { notice: 'data_ready'; day: string }
  | { notice: 'data_corrected'; answer: string }
  | { notice: 'data_refused'; what: DataRequest['kind']; reason: string }
  /** The id of the request, and the day of the deletion. */
  | { notice: 'deletion_soon'; request: number; day: string }
  | { notice: 'data_deleted' };

/** Topics for which people choose how they are told. */
export type NoticeTopic = keyof NotifyChoices;
export type NoticeName = Notice['notice'];
export type Recipient = 'farmer' | 'agent';

interface NoticeRow {
  when: string;
  /** Recipients and their channels unless they chose others; never the person who did it. */
  to: Partial<Record<Recipient, readonly NoticeChannel[]>>;
  /** Null for a notice that no choice switches off. */
  topic: NoticeTopic | null;
  kind: Notification['kind'];
  class: MessageClass;
}

const everyWay = ['app', 'sms', 'email'] as const;
const transactional = { class: 'transactional' } as const;
const promotional = { class: 'promotional' } as const;

/**
 * Table of notices: their recipients, times and channels. Their words are in `noticeTexts.ts`; messages that people asked for
 * themselves (links and codes) are in `accountMessages` below. `docs/messaging.md` shows both to operators.
 */
export const notices: Readonly<Record<NoticeName, NoticeRow>> = {
  booked: {
    when: 'A booking is made, also by an agent or on a partner’s page',
    to: { farmer: everyWay, agent: ['app'] },
    topic: 'bookings',
    kind: 'booking_created',
    ...transactional,
  },
  to_collect: {
    when: 'A booking has a shop that serves it: to the shop, in place of `booked`',
    to: { agent: everyWay },
    topic: 'bookings',
    kind: 'booking_created',
    ...transactional,
  },
  assigned: {
    when: 'Somebody is assigned to collect the soil: to that person',
    to: { agent: everyWay },
    topic: 'bookings',
    kind: 'booking_changed',
    ...transactional,
  },
  move_asked: {
    when: 'A farmer asks for another day: to the agents and the collector, too',
    to: { agent: everyWay },
    topic: 'bookings',
    kind: 'booking_changed',
    ...transactional,
  },
  moved: {
    when: 'A booking gets another day',
    to: { farmer: everyWay, agent: ['app', 'sms'] },
    topic: 'bookings',
    kind: 'booking_changed',
    ...transactional,
  },
  move_declined: {
    when: 'A request for another day is declined',
    to: { farmer: everyWay },
    topic: 'bookings',
    kind: 'booking_changed',
    ...transactional,
  },
  day_before: {
    when: 'The day before we collect the soil',
    to: { farmer: everyWay },
    topic: 'bookings',
    kind: 'booking_changed',
    ...transactional,
  },
  collected: {
    when: 'We have collected the soil',
    to: { farmer: everyWay, agent: ['app'] },
    topic: 'bookings',
    kind: 'booking_changed',
    ...transactional,
  },
  canceled: {
    when: 'A booking is cancelled',
    to: { farmer: everyWay, agent: ['app', 'email'] },
    topic: 'bookings',
    kind: 'booking_changed',
    ...transactional,
  },
  sample_rejected: {
    when: 'A sample can’t be tested',
    to: { farmer: everyWay, agent: everyWay },
    topic: 'bookings',
    kind: 'booking_changed',
    ...transactional,
  },
  checked_again: {
    when: 'Something changes that verified results depend on',
    to: { farmer: ['app'], agent: ['app'] },
    topic: 'reports',
    kind: 'booking_changed',
    ...transactional,
  },
  report_ready: {
    when: 'A report is sent',
    to: { farmer: everyWay, agent: everyWay },
    topic: 'reports',
    kind: 'report_ready',
    ...transactional,
  },
  report_corrected: {
    when: 'In place of `report_ready`, where the rules of the report that they have were withdrawn',
    to: { farmer: everyWay, agent: everyWay },
    topic: 'reports',
    kind: 'report_ready',
    ...transactional,
  },
  report_withdrawn: {
    when: 'Staff tell the farmer that a report which they have was withdrawn',
    to: { farmer: everyWay, agent: everyWay },
    topic: 'reports',
    kind: 'report_ready',
    ...transactional,
  },
  payment_asked: {
    when: 'Somebody else asks the payer’s phone for money',
    to: { farmer: ['app', 'sms'] },
    topic: 'payments',
    kind: 'payment_asked',
    ...transactional,
  },
  paid: {
    when: 'Money arrives',
    to: { farmer: everyWay, agent: ['app'] },
    topic: 'payments',
    kind: 'payment_received',
    ...transactional,
  },
  payment_failed: {
    when: 'A payment fails',
    to: { farmer: ['app', 'sms'], agent: ['app'] },
    topic: 'payments',
    kind: 'payment_failed',
    ...transactional,
  },
  payment_unanswered: {
    when: 'Nobody says for a day whether a payment arrived',
    to: { farmer: ['app', 'sms'], agent: ['app'] },
    topic: 'payments',
    kind: 'payment_failed',
    ...transactional,
  },
  refunded: {
    when: 'Money of a booking was refunded',
    to: { farmer: everyWay, agent: ['app'] },
    topic: 'payments',
    kind: 'booking_changed',
    ...transactional,
  },
  refund_decided: {
    when: 'A refund is approved, in part or whole, or declined',
    to: { farmer: everyWay, agent: ['app'] },
    topic: 'payments',
    kind: 'booking_changed',
    ...transactional,
  },
  commission_paid_out: {
    when: 'A commission is paid out',
    to: { agent: everyWay },
    topic: 'commissions',
    kind: 'commission_disbursed',
    ...transactional,
  },
  payout_undone: {
    when: 'A payout that was recorded by mistake is undone',
    to: { agent: everyWay },
    topic: 'commissions',
    kind: 'commission_disbursed',
    ...transactional,
  },
  retest: {
    when: 'Three years after a report, without a newer booking',
    to: { farmer: everyWay },
    topic: 'reminders',
    kind: 'reminder',
    ...promotional,
  },
  lime: {
    when: 'In February and September, before the rains, if the farmer’s newest report advises agricultural lime',
    to: { farmer: everyWay },
    topic: 'reminders',
    kind: 'reminder',
    ...promotional,
  },
  data_asked: {
    when: 'Somebody asks for a copy, a correction or the deletion of their data, also through an administrator',
    to: { farmer: everyWay },
    topic: null,
    kind: 'data_request',
    ...transactional,
  },
  data_ready: {
    when: 'The copy of somebody’s data is made',
    to: { farmer: everyWay },
    topic: null,
    kind: 'data_request',
    ...transactional,
  },
  data_corrected: {
    when: 'A correction was made',
    to: { farmer: everyWay },
    topic: null,
    kind: 'data_request',
    ...transactional,
  },
  data_refused: {
    when: 'A request about personal data is refused, by a person or because a booking is under way',
    to: { farmer: everyWay },
    topic: null,
    kind: 'data_request',
    ...transactional,
  },
  deletion_soon: {
    when: 'Two days before a deletion is carried out',
    to: { farmer: everyWay },
    topic: null,
    kind: 'data_request',
    ...transactional,
  },
  data_deleted: {
    when: 'A person’s data was deleted: to the phone number and email from before',
    to: { farmer: everyWay },
    topic: null,
    kind: 'data_request',
    ...transactional,
  },
};

/** Messages that a person asks for (links, codes, answers) or that keep an account safe. No choice switches them off. */
export const accountMessages: Readonly<
  Record<Exclude<MessageKind, NoticeName | 'written'>, { when: string; by: 'sms' | 'email' }>
> = {
  password_link: { when: 'Somebody forgot the password and typed an email address', by: 'email' },
  password_code: { when: 'Somebody forgot the password and typed a phone number', by: 'sms' },
  password_changed: { when: 'The password was changed', by: 'email' },
  login_changed: {
    when: 'The email address or phone number to log in with changed: it has a link to undo it',
    by: 'email',
  },
  login_changed_sms: { when: 'The same, to the phone number from before', by: 'sms' },
  phone_code: {
    when: 'Somebody registers with a phone number, confirms one, or changes or shares a booking without an account',
    by: 'sms',
  },
  email_link: { when: 'An account gets an email address that nobody has confirmed', by: 'email' },
  subscribe_link: { when: 'Somebody subscribes to the newsletter', by: 'email' },
  subscribed: { when: 'A subscriber has confirmed the address', by: 'email' },
  contact_answer: { when: 'An administrator answers a message of the contact form', by: 'email' },
  article: { when: 'An administrator tells subscribers about an article, once', by: 'email' },
};

/** Whether the words are stored after they were sent. A link or a code that opens something is only for its recipient. */
export function isKept(kind: MessageKind): boolean {
  return isNotice(kind) || kind === 'written' || kind === 'contact_answer' || kind === 'password_changed';
}

export function isNotice(kind: MessageKind): kind is NoticeName {
  return kind in notices;
}
