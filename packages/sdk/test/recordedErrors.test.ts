import { expect, test } from 'vitest';
import { ApiError, createUdongo, describeError, fieldErrors } from '../src/index.ts';
import { listRecorded, type Recorded, toResponse } from './recordedErrors.ts';

const recorded = listRecorded();
const refused = recorded.filter(({ response }) => response.status >= 400);
const invalid = refused.filter(({ response }) => response.status === 400);

test('the recordings of both generations are here', () => {
  expect(recorded.filter(({ generation }) => generation === 'fixtures').length).toBeGreaterThan(90);
  expect(recorded.filter(({ generation }) => generation === 'fixtures-drf318').length).toBe(7);
  expect(invalid.length).toBeGreaterThan(45);
});

test.each(refused)('$generation/$name says something that people can read', async (answer) => {
  const error = await errorOf(answer);
  expect(error.status).toBe(answer.response.status);
  const shown = describeError(error);
  expect(shown?.message).toBe(error.message);
  expect(shown?.message).toMatch(/\w/);
  for (const text of [shown?.message ?? '', ...Object.entries(error.fieldErrors).flat()]) {
    expect(text).not.toMatch(/\[object|<\/?[a-z]+>|<!doctype|Traceback|undefined|null\b(?! characters|\.)/i);
  }
});

test.each(invalid)('$generation/$name loses no message and says none twice', async (answer) => {
  const error = await errorOf(answer);
  const leaves = listLeaves(answer.response.body);
  expect(takeOut(leaves, describeError(error)?.message ?? '')).toMatch(
    /^(?:(?:[A-Z0-9][\w ]*: )?(?:, )*\n?)*$/,
  );
  expect(takeOut(leaves, Object.values(fieldErrors(error)).join('\n'))).toMatch(/^(?:(?:, )*\n?)*$/);
});

test.each<[string, string]>([
  ['auth-missing-401', 'You are not authorized to perform this action. Please log in.'],
  ['login-status-bad-token-401', 'You are not authorized to perform this action. Please log in.'],
  ['review-of-another-403', "You don't have permission to perform this action."],
  ['object-missing-404', 'The requested resource was not found.'],
  ['route-unknown-404', 'The requested resource was not found.'],
  ['counties-post-anonymous-405', 'Method "POST" not allowed.'],
  ['view-message-key-409', 'This crop is the main crop of soil samples.'],
  ['view-empty-body-410', 'Request failed (410)'],
  ['too-large-413', 'Request body is too large.'],
  ['media-type-text-415', 'Unsupported media type "text/plain;charset=UTF-8" in request.'],
  ['server-error-500', 'Server error occurred. Please try again later.'],
  ['server-error-debug-text-500', 'Server error occurred. Please try again later.'],
  ['view-503-retry-after', 'Server error occurred. Please try again later.'],
])('%s reads "%s" for 5 seconds', async (name, message) => {
  expect(describeError(await errorOf(find(name)))).toEqual({ message, durationMs: 5000 });
});

test.each<[string, string]>([
  ['login-wrong-password-400', 'Unable to log in with provided credentials.'],
  ['view-bare-list-400', 'A booking whose report was sent cannot be deleted.'],
  ['view-json-string-400', 'This booking is already paid.'],
  ['booking-date-in-past-400', 'Soil Test Date: Soil test date cannot be in the past.'],
  [
    'booking-sample-last-only-400',
    'Samples 3 Soil Type: "silt" is not a valid choice.\nSamples 3 Main Crop: Invalid pk "999" - object does not exist.',
  ],
  ['booking-samples-empty-400', 'Samples: This list may not be empty.'],
  [
    'booking-samples-items-not-objects-400',
    'Samples 1: Invalid data. Expected a dictionary, but got int.\nSamples 3: This field may not be null.',
  ],
])('%s reads "%s" for 8 seconds', async (name, message) => {
  expect(describeError(await errorOf(find(name)))).toEqual({ message, durationMs: 8000 });
});

test('a hand-made error text is shown for 6 seconds', async () => {
  expect(describeError(await errorOf(find('view-error-key-400')))).toEqual({
    message: 'booking is required and must be a number.',
    durationMs: 6000,
  });
});

test.each<[string, Record<string, string>]>([
  [
    'booking-samples-0-and-2-400',
    {
      'samples.0.sample_location': 'This field is required.',
      'samples.0.main_crop': 'This field is required.',
      'samples.2.soil_type': '"silt" is not a valid choice.',
      'samples.2.main_crop': 'Invalid pk "999" - object does not exist.',
    },
  ],
  ['booking-samples-empty-400', { samples: 'This list may not be empty.' }],
  ['booking-samples-missing-400', { samples: 'This field is required.' }],
  ['login-wrong-password-400', { non_field_errors: 'Unable to log in with provided credentials.' }],
  ['object-missing-404', {}],
])('%s puts its messages on their fields', async (name, fields) => {
  expect(fieldErrors(await errorOf(find(name)))).toEqual(fields);
});

test('both generations put the errors of samples on the same fields', async () => {
  const names = [
    'booking-sample-last-only-400',
    'booking-samples-and-top-400',
    'booking-samples-items-not-objects-400',
  ];
  for (const name of names) {
    const old = await errorOf(find(name, 'fixtures'));
    const recent = await errorOf(find(name, 'fixtures-drf318'));
    expect(Object.keys(recent.fieldErrors), name).toEqual(Object.keys(old.fieldErrors));
  }
});

function find(name: string, generation: Recorded['generation'] = 'fixtures'): Recorded {
  const found = recorded.find((answer) => answer.name === name && answer.generation === generation);
  if (!found) throw new Error(`${generation}/${name} is not recorded`);
  return found;
}

/** The error of a client's call when the server gives this answer. */
async function errorOf(answer: Recorded): Promise<ApiError> {
  const udongo = createUdongo({
    baseUrl: 'http://drf.test',
    retries: 0,
    fetch: async () => toResponse(answer),
  });
  const error = await udongo.counties.list().catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error(`${answer.name} gave no ApiError`, { cause: error });
  return error;
}

/** Lists every text of a body, at any depth. */
function listLeaves(body: unknown): string[] {
  if (typeof body === 'string') return [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(listLeaves) : [];
}

/** Removes each message once from a text and gives the rest; fails if a message is missing. */
function takeOut(messages: string[], text: string): string {
  let rest = text;
  for (const message of [...messages].sort((a, b) => b.length - a.length)) {
    expect(rest).toContain(message);
    rest = rest.replace(message, () => '');
  }
  return rest;
}
