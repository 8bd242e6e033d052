import type { Message, Sms, UdongoApi } from '@udongo/sdk';
import { isNotOffered } from '../../../lib/isNotOffered.ts';
import type { ResourceList } from '../defineResource.tsx';

/** The messages to people. A service that keeps no outbox has its text messages in their place. */
export function readOutbox({ messages, sms }: UdongoApi): ResourceList<Message>['service'] {
  return {
    list: async (query, options) => {
      try {
        return await messages.list(query, options);
      } catch (error) {
        if (!isNotOffered(error)) throw error;
        const page = await sms.list(query, options);
        return { ...page, results: page.results.map(toMessage) };
      }
    },
    iterate: async function* (query, options) {
      try {
        return yield* messages.iterate(query, options);
      } catch (error) {
        if (!isNotOffered(error)) throw error;
      }
      for await (const text of sms.iterate(query, options)) yield toMessage(text);
    },
  };
}

function toMessage({ phone_number, message, sent_by: _, ...sms }: Sms): Message {
  return {
    ...sms,
    kind: 'written',
    class: 'transactional',
    channel: 'sms',
    recipient: phone_number,
    language: 'en',
    reason: '',
    subject: '',
    text: message,
    html: '',
  };
}
