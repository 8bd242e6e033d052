/** An e-mail as it is handed over. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A text message as it is handed over. */
export interface TextMessage {
  /** As +254…. */
  to: string;
  text: string;
}

/** Hands messages to who carries them. */
export interface Outlet<Message> {
  /** Whether messages go nowhere, so that administrators may read their texts, secrets included. */
  isSandbox: boolean;
  /**
   * Resolves when the message is accepted.
   * Errors: rejects with `NotSentError` when it surely was not; after any other error nobody knows.
   */
  send: (message: Message) => Promise<void>;
}

export interface Outlets {
  email: Outlet<Mail>;
  sms: Outlet<TextMessage>;
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

/** Sends nothing. */
export const sandbox: Outlet<unknown> = { isSandbox: true, send: async () => {} };

/** Where nothing is set up to carry messages. */
export const noOutlet: Outlet<unknown> = {
  isSandbox: false,
  send: async () => {
    throw new NotSentError('Nothing is set up to send this.', false);
  },
};
