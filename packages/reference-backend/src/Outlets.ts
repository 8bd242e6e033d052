import type { MessageChannel } from '@udongo/sdk';

/** An email as it is handed over. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a reply goes; to the sender without it. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A text message as it is handed over. */
export interface TextMessage {
  /** As +254…. */
  to: string;
  text: string;
}

/** Facts about a message that the carrier accepted. */
export interface Receipt {
  /** Id of the message in delivery reports; null where there are none. */
  providerId: string | null;
  /** KES with two decimals; null where nobody says. */
  cost: string | null;
}

/** Hands messages to who carries them. */
export interface Outlet<Message> {
  /** Whether messages reach nobody. */
  isSandbox: boolean;
  /**
   * Resolves when the message is accepted.
   * Errors: rejects with `NotSentError` when it surely was not; after any other error nobody knows.
   */
  send: (message: Message) => Promise<Receipt>;
}

/** A delivery report: the message arrived, or it never will. */
export interface DeliveryReport {
  providerId: string;
  status: 'delivered' | 'failed';
  /** Why it never will; in words of ours. */
  reason: string;
}

/** Carries text messages, and hears what became of them. */
export interface SmsOutlet extends Outlet<TextMessage> {
  /** Secret at the end of this server's addresses that the provider calls; null for a provider that calls none. */
  callbackToken: string | null;
  /** Reads a delivery report. Gives null for a state on the way. */
  readReport: (form: URLSearchParams) => DeliveryReport | null;
  /** The phone number, as +254…, of somebody who stopped promotional messages. */
  readOptOut: (form: URLSearchParams) => string | null;
}

export interface Outlets {
  email: Outlet<Mail>;
  sms: SmsOutlet;
}

/** A message surely did not go out. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
  /** Whether another attempt can succeed. */
  readonly isPassing: boolean;

  constructor(reason: string, isPassing: boolean) {
    super(reason);
    this.isPassing = isPassing;
  }
}

export const noReceipt: Receipt = { providerId: null, cost: null };

/** A message that a sandbox got; '' for the subject of a text message. */
export interface SandboxMessage {
  channel: MessageChannel;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Outlets that reach nobody. Each message goes to `keep` in place of a mailbox or a phone: its links and codes are nowhere else. */
export function createSandboxOutlets(
  keep: (message: SandboxMessage) => void | Promise<void> = () => {},
): Outlets {
  const send = async (message: SandboxMessage) => {
    await keep(message);
    return noReceipt;
  };
  return {
    email: {
      isSandbox: true,
      send: ({ to, subject, text, html }) => send({ channel: 'email', to, subject, text, html }),
    },
    sms: withoutReports({
      isSandbox: true,
      send: ({ to, text }) => send({ channel: 'sms', to, subject: '', text, html: '' }),
    }),
  };
}

/** Where nothing is set up to carry messages. */
export const noOutlet: Outlet<unknown> = {
  isSandbox: false,
  send: async () => {
    throw new NotSentError('Nothing is set up to send this.', false);
  },
};

/** An outlet of text messages that nobody calls back. */
export function withoutReports(outlet: Outlet<TextMessage>): SmsOutlet {
  return { ...outlet, callbackToken: null, readReport: () => null, readOptOut: () => null };
}

export const sandboxOutlets = createSandboxOutlets();
