import { parseKenyanPhone } from '@udongo/sdk/values';
import { z } from 'zod';
import { NotSentError, type Receipt, type SmsTransport } from '../MessageTransport.ts';

export interface AfricasTalkingOptions {
  url: string;
  username: string;
  apiKey: string;
  /** The registered name or short code that messages come from; '' for the shared one. */
  senderId: string;
  callbackToken: string | null;
  /** Longest wait for an answer. */
  timeoutMs?: number;
}

const answer = z.object({
  SMSMessageData: z.object({
    Message: z.string(),
    Recipients: z.array(
      z.object({ statusCode: z.number(), cost: z.string().optional(), messageId: z.string().optional() }),
    ),
  }),
});

/** Processed, sent, queued. */
const accepted = new Set([100, 101, 102]);
/** Failures that can pass by themselves or after paying: no balance, trouble at the gateway. */
const transient = new Set([405, 500, 501]);

/** Africa's Talking, as its public documentation says. Not yet tried against the live provider. */
export function createAfricasTalking({
  url,
  username,
  apiKey,
  senderId,
  callbackToken,
  timeoutMs = 30_000,
}: AfricasTalkingOptions): SmsTransport {
  return {
    isSetUp: true,
    callbackToken,
    send: async ({ to, text }) => {
      const form = new URLSearchParams({ username, to, message: text, ...(senderId && { from: senderId }) });
      const response = await post(`${url}/version1/messaging`, { apiKey, form, timeoutMs });
      if (!response.ok) throw toError(response.status);
      return readReceipt(answer.parse(await response.json()).SMSMessageData);
    },
    readReport: (form) => {
      const providerId = form.get('id') ?? '';
      const state = form.get('status') ?? '';
      if (providerId === '') return null;
      if (state === 'Success') return { providerId, status: 'delivered', reason: '' };
      const reason = failures[state];
      return reason ? { providerId, status: 'failed', reason } : null;
    },
    readOptOut: (form) => parseKenyanPhone(form.get('phoneNumber') ?? ''),
  };
}

/** States of a delivery report that are the end; others are on the way. */
const failures: Readonly<Record<string, string>> = {
  Failed: 'The network did not deliver it.',
  Rejected: 'The network refused it.',
  Expired: 'The phone was off for too long.',
  AbsentSubscriber: 'The phone could not be reached.',
};

interface Post {
  apiKey: string;
  form: URLSearchParams;
  timeoutMs: number;
}

/** Errors: throws `NotSentError` when nobody was reached. Nothing of the call, its key least of all, gets into an error. */
async function post(url: string, { apiKey, form, timeoutMs }: Post): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { apiKey, Accept: 'application/json' },
      body: form,
      // A key must not follow to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const cause = error instanceof Error ? Object(error.cause) : {};
    if (unreached.has(cause.code)) {
      throw new NotSentError(`The SMS provider could not be reached (${cause.code}).`, true);
    }
    throw new Error('The SMS provider did not answer.');
  }
}

const unreached = new Set<unknown>([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Gives the error of a status. From 500 on nobody knows whether the message went out. A wrong key is transient, because the operator can correct it. */
function toError(status: number): Error {
  if (status >= 500) return new Error('The SMS provider failed.');
  const isTransient = status === 401 || status === 429;
  return new NotSentError(`The SMS provider refused it (${status}).`, isTransient);
}

type Data = z.output<typeof answer>['SMSMessageData'];

/** A wrong sender id is answered with 201 and no recipient. */
function readReceipt({ Message, Recipients: [recipient] }: Data): Receipt {
  if (!recipient) {
    const reason = /^[A-Za-z ]{1,40}$/.test(Message) ? Message : 'no recipient';
    throw new NotSentError(`The SMS provider refused it (${reason}).`, false);
  }
  const { statusCode, messageId, cost } = recipient;
  if (!accepted.has(statusCode)) {
    throw new NotSentError(`The SMS provider refused it (${statusCode}).`, transient.has(statusCode));
  }
  // Written as "KES 0.8000".
  const [, amount] = /^KES (\d+(?:\.\d+)?)$/.exec(cost ?? '') ?? [];
  return {
    providerId: messageId && messageId !== 'None' ? messageId : null,
    cost: amount === undefined ? null : Number(amount).toFixed(2),
  };
}
