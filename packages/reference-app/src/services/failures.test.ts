import { BadRequestError, BadResponseError, createToaster, NetworkError } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { languageOf, loadLanguage } from '../messages/languages.ts';
import { createFailurePolicy } from './failures.ts';

const call = { method: 'GET', path: '/counties' };

function createPolicy(locale: 'en' | 'sw' = 'en') {
  const toaster = createToaster();
  const policy = createFailurePolicy(toaster, () => languageOf(locale));
  const shown = () => toaster.getSnapshot().map(({ tone, message }) => ({ tone, message }));
  return { policy, shown };
}

test('a failure is shown once, however often it is reported', () => {
  const { policy, shown } = createPolicy();
  const error = new NetworkError(call);
  policy.report(error);
  policy.report(error);
  expect(shown()).toEqual([
    { tone: 'error', message: 'Network error. Please check your connection and try again.' },
  ]);
});

test('a refusal is said in Kiswahili as far as its words are known', async () => {
  await loadLanguage('sw');
  const { policy, shown } = createPolicy('sw');
  const body = { phone_no: ['Enter a valid phone number.'], detail: 'Mind the frost.' };
  policy.report(new BadRequestError('Bad request', { ...call, status: 400, body }));
  expect(shown()).toEqual([
    { tone: 'error', message: 'Mind the frost.\nPhone No: Weka nambari ya simu sahihi.' },
  ]);
});

test('what the person stopped is no failure', () => {
  const { policy, shown } = createPolicy();
  policy.report(new DOMException('stopped', 'AbortError'));
  expect(shown()).toEqual([]);
});

test('a call that nobody awaits is shown too; other mistakes are left to the console', () => {
  const { policy, shown } = createPolicy();
  const target = new EventTarget();
  const stop = policy.watch(target);
  const reject = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(reject(new BadResponseError('down', { ...call, status: 503 }))).toBe(true);
  expect(reject(new Error('a mistake of ours'))).toBe(false);
  stop();
  expect(reject(new NetworkError(call))).toBe(false);
  expect(shown()).toEqual([{ tone: 'error', message: 'Server error occurred. Please try again later.' }]);
});
