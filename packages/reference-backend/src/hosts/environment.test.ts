import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

test('without any variable the server is the one that npm start runs', () => {
  expect(readEnvironment({})).toEqual({
    API_PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    DATABASE_POOL_SIZE: 10,
    CORS_ORIGINS: ['http://localhost:5173', 'http://127.0.0.1:5173'],
    TRUST_PROXY: 0,
    SEED: 'demo',
  });
});

test('empty variables are unset ones', () => {
  expect(readEnvironment({ DATABASE_URL: '', API_PORT: '', SEED: '' })).toMatchObject({
    API_PORT: 8080,
    SEED: 'demo',
  });
});

test('origins are separated by commas and lose a slash at their end', () => {
  const { CORS_ORIGINS } = readEnvironment({ CORS_ORIGINS: ' https://a.example/, https://b.example ,' });
  expect(CORS_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
});

test.each([
  ['API_PORT', 'http', 'must be a whole number from 0 to 65535'],
  ['API_PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['TRUST_PROXY', 'yes', 'must be a whole number from 0 to 10'],
  ['DATABASE_POOL_SIZE', '0', 'must be a whole number from 1 to 100'],
  ['DATABASE_URL', 'mysql://user:secret@host/db', 'must begin with postgres://'],
  ['SEED', 'full', 'must be demo, reference or none'],
  ['SUPPORT_PHONE_NO', '12345', 'Enter a valid phone number, for example +254712345678.'],
  ['CORS_ORIGINS', 'localhost', 'must be origins such as https://app.example.org, separated by commas, or *'],
])('a bad %s is one line that names it, not its value', (name, value, problem) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    new EnvironmentError(`Not started: ${name} ${problem}.`),
  );
});
