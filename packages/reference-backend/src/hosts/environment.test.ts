import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultOptions } from '../Dependencies.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { limitVariables } from './limits.ts';
import { messageVariables } from './messageVariables.ts';
import { paymentVariables } from './paymentVariables.ts';

test('without any variable the server is the one that npm start runs', () => {
  expect(readEnvironment({})).toEqual({
    API_DOCS: 'yes',
    API_PORT: 8080,
    AUDIT_DAYS: 730,
    REQUIRE_SECOND_FACTOR: 'none',
    HOST: '127.0.0.1',
    METRICS_HOST: '127.0.0.1',
    DATA_DIR: '.data',
    WEB_PROCESSES: 1,
    DATABASE_POOL_SIZE: 10,
    DATABASE_PREPARES: 'yes',
    DATABASE_CONNECT_TIMEOUT_MS: 10_000,
    DATABASE_STATEMENT_TIMEOUT_MS: 15_000,
    DATABASE_LOCK_TIMEOUT_MS: 3000,
    DATABASE_IDLE_TIMEOUT_MS: 15_000,
    CORS_ORIGINS: ['http://localhost:5173', 'http://127.0.0.1:5173'],
    TRUST_PROXY: 0,
    KEEP_ALIVE_TIMEOUT_MS: 75_000,
    STOP_TIMEOUT_MS: 9000,
    HASHING_AT_ONCE: 2,
    HASHING_QUEUE: 20,
    ADMIN_LINK_HOURS: 24,
    APP_URL: 'http://localhost:5173',
    AT_URL: 'https://api.africastalking.com',
    MAIL_DAILY_LIMIT: 5000,
    SMS_DAILY_LIMIT: 2000,
    SMS_OPT_OUT_TEXT: 'STOP *456*9*5#',
    PAYMENTS: 'sandbox',
    PAYMENTS_SANDBOX_IN_PRODUCTION: 'no',
    PAYSTACK_URL: 'https://api.paystack.co',
    MPESA_URL: 'https://api.safaricom.co.ke',
    FILES: 'folder',
    S3_REGION: 'us-east-1',
    SEED: 'living',
    limits: defaultOptions.limits,
  });
});

test.each([
  [
    { PAYMENTS: 'paystack' },
    /PAYSTACK_SECRET_KEY is needed.*PAYER_EMAIL_DOMAIN is needed.*API_URL is needed/,
  ],
  [{ PAYMENTS: 'mpesa', MPESA_SHORTCODE: '400200' }, /MPESA_CONSUMER_KEY is needed.*MPESA_PASSKEY is needed/],
  [{ NODE_ENV: 'production' }, /PAYMENTS is the sandbox.*NODE_ENV is production/],
  [{ PAYMENTS: 'cash' }, /PAYMENTS must be sandbox, paystack or mpesa/],
  [{ PAYSTACK_SECRET_KEY: 'pk_live_public' }, /PAYSTACK_SECRET_KEY must begin with sk_test_ or sk_live_/],
  [{ SMS: 'africastalking', AT_USERNAME: 'udongo' }, /AT_API_KEY is needed for SMS=africastalking/],
  [{ AT_API_KEY: 'pk_live_public' }, /AT_API_KEY is set, but SMS is not africastalking/],
  [
    { FILES: 's3', S3_BUCKET: 'udongo' },
    /S3_ENDPOINT is needed for FILES=s3.*S3_SECRET_ACCESS_KEY is needed/,
  ],
  [{ S3_SECRET_ACCESS_KEY: 'pk_live_public' }, /S3_SECRET_ACCESS_KEY is set, but FILES is not s3/],
  [{ FILES: 'ftp' }, /FILES must be folder or s3/],
  [{ SMS: 'pigeon' }, /SMS must be none, sandbox or africastalking/],
  [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM is needed with SMTP_URL.*API_URL is needed with SMTP_URL/],
  [{ MAIL_FROM: 'Udongo <post@udongo.example>' }, /SMTP_URL is needed with MAIL_FROM/],
])('what is set up by half stops the start: %o', (variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(line);
  expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
  expect(() => readEnvironment(variables)).not.toThrow(/pk_live_public|400200/);
});

test('the sandbox runs in production only when it is told to', () => {
  const variables = { NODE_ENV: 'production', PAYMENTS_SANDBOX_IN_PRODUCTION: 'yes' };
  expect(readEnvironment(variables).PAYMENTS).toBe('sandbox');
});

test.each([
  [{}, 'none'],
  [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/udongo' }, 'staff'],
  [{ NODE_ENV: 'production', HOST: '0.0.0.0' }, 'staff'],
  [{ NODE_ENV: 'production' }, 'none'],
  [{ NODE_ENV: 'production', HOST: '0.0.0.0', SEED: 'demo' }, 'none'],
  [{ NODE_ENV: 'production', HOST: '0.0.0.0', REQUIRE_SECOND_FACTOR: 'none' }, 'none'],
  [{ REQUIRE_SECOND_FACTOR: 'staff' }, 'staff'],
])('staff of %j need a second factor: %s', (variables, required) => {
  const { REQUIRE_SECOND_FACTOR } = readEnvironment({ PAYMENTS_SANDBOX_IN_PRODUCTION: 'yes', ...variables });
  expect(REQUIRE_SECOND_FACTOR).toBe(required);
});

test('a limit is so many times in a window', () => {
  const { limits } = readEnvironment({
    LIMIT_LOGINS_BY_ADDRESS: '5/10s',
    LIMIT_REGISTRATIONS_BY_ADDRESS: '2/24h',
  });
  expect(limits).toEqual({
    ...defaultOptions.limits,
    loginsByAddress: { times: 5, windowMs: 10_000 },
    registrationsByAddress: { times: 2, windowMs: 86_400_000 },
  });
});

test('the README names every variable', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const variables = [
    ...Object.keys(readEnvironment({})),
    ...Object.keys(limitVariables),
    ...Object.keys(paymentVariables).filter((name) => name !== 'NODE_ENV'),
    ...Object.keys(messageVariables),
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'API_URL',
    'METRICS_PORT',
  ];
  const unnamed = variables.filter((name) => name !== 'limits' && !readme.includes(`| \`${name}\` |`));
  expect(unnamed).toEqual([]);
});

test('empty variables are unset ones', () => {
  expect(readEnvironment({ DATABASE_URL: '', API_PORT: '', SEED: '' })).toMatchObject({
    API_PORT: 8080,
    SEED: 'living',
  });
});

test('origins are separated by commas and lose a slash at their end', () => {
  const { CORS_ORIGINS } = readEnvironment({ CORS_ORIGINS: ' https://a.example/, https://b.example ,' });
  expect(CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
});

test.each([
  ['API_PORT', 'http', 'must be a whole number from 0 to 65535'],
  ['API_PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['METRICS_PORT', '-1', 'must be a whole number from 0 to 65535'],
  ['TRUST_PROXY', 'yes', 'must be a whole number from 0 to 10'],
  ['DATABASE_POOL_SIZE', '0', 'must be a whole number from 1 to 100'],
  ['DATABASE_URL', 'mysql://user:secret@host/db', 'must begin with postgres://'],
  ['LIMIT_LOGINS_BY_ADDRESS', '0/1m', 'must be a number per time, such as 100/1m, 30/1h or 5/10s'],
  ['LIMIT_LOGINS_BY_ADDRESS', '10', 'must be a number per time, such as 100/1m, 30/1h or 5/10s'],
  ['SEED', 'full', 'must be living, demo, reference or none'],
  ['SUPPORT_PHONE_NO', '12345', 'Enter a valid phone number, for example +254712345678.'],
  ['CORS_ORIGINS', 'localhost', 'must be origins such as https://app.example.org, separated by commas, or *'],
])('a bad %s is one line that names it, not its value', (name, value, problem) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    new EnvironmentError(`Not started: ${name} ${problem}.`),
  );
});
