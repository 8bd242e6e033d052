import { z } from 'zod';
import { defaultOptions } from '../Dependencies.ts';

const count = (fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,7}$/.test(text), 'must be a whole number from 0 to 9999999')
    .transform(Number);

/** Environment variables for emails and text messages. */
export const messageVariables = {
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:/.test(url) && URL.canParse(url), 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_DAILY_LIMIT: count(defaultOptions.dailyLimits.email),
  SMS: z.enum(['none', 'sandbox', 'africastalking'], 'must be none, sandbox or africastalking').optional(),
  AT_USERNAME: z.string().optional(),
  AT_API_KEY: z.string().min(8, 'is too short').optional(),
  AT_SENDER_ID: z.string().max(20, 'must have at most 20 characters').optional(),
  AT_URL: z
    .url('must be a web address')
    .default('https://api.africastalking.com')
    .transform((url) => url.replace(/\/+$/, '')),
  AT_CALLBACK_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{20,100}$/, 'must be 20 to 100 letters and digits')
    .optional(),
  SMS_DAILY_LIMIT: count(defaultOptions.dailyLimits.sms),
  SMS_OPT_OUT_TEXT: z.string().max(20, 'must have at most 20 characters').default(defaultOptions.optOutText),
};

export type MessageVariables = z.output<z.ZodObject<typeof messageVariables>> & {
  API_URL?: string | undefined;
};

/** Lists the problems of variables that are valid one by one, such as a carrier of messages that is only half set up. */
export function findMessageProblems(variables: MessageVariables): string[] {
  const { SMS, SMTP_URL, MAIL_FROM, API_URL } = variables;
  const own = ['AT_USERNAME', 'AT_API_KEY', 'AT_SENDER_ID', 'AT_CALLBACK_TOKEN'] as const;
  const problems =
    SMS === 'africastalking'
      ? own
          .slice(0, 2)
          .filter((name) => variables[name] === undefined)
          .map((name) => `${name} is needed for SMS=africastalking`)
      : own
          .filter((name) => variables[name] !== undefined)
          .map((name) => `${name} is set, but SMS is not africastalking`);
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) problems.push('MAIL_FROM is needed with SMTP_URL');
  if (SMTP_URL !== undefined && API_URL === undefined) problems.push('API_URL is needed with SMTP_URL');
  if (SMTP_URL === undefined && MAIL_FROM !== undefined) problems.push('SMTP_URL is needed with MAIL_FROM');
  return problems;
}
