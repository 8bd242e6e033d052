import type { Language, MessageChannel, MessageClass } from '@udongo/sdk';
import type { Support } from './support.ts';
import type { Words } from './words.ts';

/** What a message is made of when it is sent. */
export interface Task {
  id: number;
  channel: MessageChannel;
  recipient: string;
  /** Whom it is about; null where that is asked here, and for somebody without an account. */
  user_id: number | null;
  booking_id: number | null;
  language: Language;
  /** Of somebody without an account. */
  name: string;
  /** What happened, of a notice. */
  facts: Readonly<Record<string, unknown>>;
  /** What an administrator wrote. */
  text: string;
  class: MessageClass;
  appUrl: string;
  apiUrl: string;
  /** How to stop promotional text messages. */
  optOutText: string;
  support: Support | null;
  now: Date;
}

/** What it says, or why nothing is sent. */
export type Prepared = Words | { skipped: string };
