import { z } from 'zod';
import { defaultOptions } from '../Dependencies.ts';

const count = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,7}$/.test(text), 'must be a whole number from 0 to 9999999')
    .transform(Number);

/** What the server takes from its environment for e-mails and text messages. */
export const messageVariables = {
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:/.test(url) && URL.canParse(url), 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Udongo <no-reply@localhost>'),
  MAIL_DAILY_LIMIT: count(defaultOptions.dailyLimits.email),
  SMS_DAILY_LIMIT: count(defaultOptions.dailyLimits.sms),
  SMS_OPT_OUT_TEXT: z.string().max(20, 'must have at most 20 characters').default(defaultOptions.optOutText),
};
