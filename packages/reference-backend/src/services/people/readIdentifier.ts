import type { MessageChannel } from '@udongo/sdk';
import { parseKenyanPhone } from '@udongo/sdk/values';
import { z } from 'zod';
import { invalid } from '../../validation/issues.ts';

/** An email address in small letters, or a phone number as it is stored, with which somebody names themselves. */
export interface Identifier {
  channel: MessageChannel;
  recipient: string;
}

/** Reads the field `email`, which takes phone numbers, too. Errors: throws 400 for what is neither. */
export function readIdentifier(email: string): Identifier {
  const phone = parseKenyanPhone(email);
  if (phone !== null) return { channel: 'sms', recipient: phone };
  if (z.regexes.email.test(email)) return { channel: 'email', recipient: email.toLowerCase() };
  throw invalid([{ path: ['email'], message: 'Enter a valid email address.' }]);
}
