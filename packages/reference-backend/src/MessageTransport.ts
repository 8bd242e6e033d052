import type { MessageChannel } from '@udongo/sdk';

/** An email as it is handed over. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address for replies; the sender's by default. */
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
  /** KES with two decimals; null where the carrier does not say. */
  cost: string | null;
}

/** Hands messages to their carrier. */
export interface MessageTransport<Message> {
  /** Whether messages reach people: they don't without a carrier, and in a sandbox that is no demo. */
  isSetUp: boolean;
  /**
   * Resolves when the message is accepted.
   * Errors: rejects with `NotSentError` when it was certainly not accepted; after any other error nobody knows.
   */
  send: (message: Message) => Promise<Receipt>;
}

/** A delivery report: the message arrived, or it never will. */
export interface DeliveryReport {
  providerId: string;
  status: 'delivered' | 'failed';
  /** Reason why it never will, in our words. */
  reason: string;
}

/** Carries text messages, and receives their delivery reports. */
export interface SmsTransport extends MessageTransport<TextMessage> {
  /** Secret at the end of this server's addresses that the provider calls; null for a provider that calls none. */
  callbackToken: string | null;
  /** Reads a delivery report. Gives null for a state on the way. */
  readReport: (form: URLSearchParams) => DeliveryReport | null;
  /** The phone number, as +254…, of somebody who stopped promotional messages. */
  readOptOut: (form: URLSearchParams) => string | null;
}

export interface Transports {
  email: MessageTransport<Mail>;
  sms: SmsTransport;
}

/** A message certainly did not go out. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
  /** Whether another attempt can succeed. */
  readonly isTransient: boolean;

  constructor(reason: string, isTransient: boolean) {
    super(reason);
    this.isTransient = isTransient;
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

/**
 * Transports that reach nobody. Each message goes to `keep` in place of a mailbox or a phone: its links and codes are nowhere else. In a
 * demo, where the one person reads them there, `isSetUp` lets them count as sent.
 */
export function createSandboxTransports(
  keep: (message: SandboxMessage) => void | Promise<void> = () => {},
  { isSetUp = false } = {},
): Transports {
  const send = async (message: SandboxMessage) => {
    await keep(message);
    return noReceipt;
  };
  return {
    email: {
      isSetUp,
      send: ({ to, subject, text, html }) => send({ channel: 'email', to, subject, text, html }),
    },
    sms: withoutReports({
      isSetUp,
      send: ({ to, text }) => send({ channel: 'sms', to, subject: '', text, html: '' }),
    }),
  };
}

/** Transport of a server on which no carrier is set up. */
export const noTransport: MessageTransport<unknown> = {
  isSetUp: false,
  send: async () => noReceipt,
};

/** The ways by which messages reach people. */
export function listSetUp(transports: Transports): MessageChannel[] {
  return (['sms', 'email'] as const).filter((channel) => transports[channel].isSetUp);
}

/** Gives a transport of text messages for a carrier that never calls back. */
export function withoutReports(transport: MessageTransport<TextMessage>): SmsTransport {
  return { ...transport, callbackToken: null, readReport: () => null, readOptOut: () => null };
}

export const sandboxTransports = createSandboxTransports();
