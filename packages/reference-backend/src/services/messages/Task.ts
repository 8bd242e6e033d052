import type { Language, MessageChannel, MessageClass } from '@udongo/sdk';
import type { Words } from './messageTemplates.ts';
import type { Support } from './support.ts';

/** Facts from which a message's words are made when it is sent. */
export interface Task {
  id: number;
  channel: MessageChannel;
  recipient: string;
  /** User whom it is about; null for somebody without an account and where it is looked up only when it is sent. */
  user_id: number | null;
  booking_id: number | null;
  language: Language;
  /** Name of somebody without an account. */
  name: string;
  /** Details of a notice. */
  facts: Readonly<Record<string, unknown>>;
  /** Text that an administrator wrote. */
  text: string;
  class: MessageClass;
  appUrl: string;
  apiUrl: string;
  /** Way to stop promotional text messages. */
  optOutText: string;
  support: Support | null;
  now: Date;
}

/** Words of the message, or the reason why nothing is sent. */
export type Prepared = Words | { skipped: string };
