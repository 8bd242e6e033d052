import { z } from 'zod';

const secret = () => z.string().min(8, 'is too short').optional();

/** Environment variables for payments. */
export const paymentVariables = {
  PAYMENTS: z.enum(['sandbox', 'paystack', 'mpesa'], 'must be sandbox, paystack or mpesa').default('sandbox'),
  PAYMENTS_SANDBOX_IN_PRODUCTION: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  NODE_ENV: z.string().optional(),
  PAYER_EMAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'must be a domain, such as mail.example.org')
    .optional(),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(?:test|live)_\w+$/, 'must begin with sk_test_ or sk_live_')
    .optional(),
  PAYSTACK_URL: z.url('must be a web address').default('https://api.paystack.co'),
  MPESA_URL: z.url('must be a web address').default('https://api.safaricom.co.ke'),
  MPESA_CONSUMER_KEY: secret(),
  MPESA_CONSUMER_SECRET: secret(),
  MPESA_SHORTCODE: z
    .string()
    .regex(/^\d{5,7}$/, 'must be 5 to 7 digits')
    .optional(),
  MPESA_PASSKEY: secret(),
  MPESA_RECEIPTS_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{20,100}$/, 'must be 20 to 100 letters and digits')
    .optional(),
};

export type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>> & {
  API_URL?: string | undefined;
};

const needed = {
  sandbox: [],
  paystack: ['PAYSTACK_SECRET_KEY', 'PAYER_EMAIL_DOMAIN', 'API_URL'],
  mpesa: ['MPESA_CONSUMER_KEY', 'MPESA_CONSUMER_SECRET', 'MPESA_SHORTCODE', 'MPESA_PASSKEY', 'API_URL'],
} as const satisfies Record<PaymentVariables['PAYMENTS'], readonly (keyof PaymentVariables)[]>;

/** Lists the problems of variables that are valid one by one: a provider that is only half set up, a sandbox in production. */
export function findPaymentProblems(variables: PaymentVariables): string[] {
  const { PAYMENTS, NODE_ENV, PAYMENTS_SANDBOX_IN_PRODUCTION, API_URL } = variables;
  const missing = needed[PAYMENTS].filter((name) => variables[name] === undefined);
  const problems = missing.map((name) => `${name} is needed for PAYMENTS=${PAYMENTS}`);
  if (PAYMENTS === 'sandbox' && NODE_ENV === 'production' && PAYMENTS_SANDBOX_IN_PRODUCTION !== 'yes') {
    problems.push(
      'PAYMENTS is the sandbox, in which no money moves, and NODE_ENV is production: set PAYMENTS to paystack or mpesa, or PAYMENTS_SANDBOX_IN_PRODUCTION=yes',
    );
  }
  if (PAYMENTS === 'mpesa' && API_URL && /m-?pesa|safaricom/i.test(API_URL)) {
    problems.push('API_URL must not hold the word mpesa or safaricom: Safaricom refuses such addresses');
  }
  return problems;
}
