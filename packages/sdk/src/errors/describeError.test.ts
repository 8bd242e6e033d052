import { expect, test } from 'vitest';
import { fc } from '../../../../scripts/lib/testRuns.ts';
import {
  ApiError,
  describeError,
  fieldErrors,
  NetworkError,
  TimeoutError,
  toAnswerError,
} from './ApiError.ts';
import { errorTexts } from './describeAnswer.ts';

const call = { method: 'POST', path: '/agric/crops/' };
const refuse = (body: unknown, status = 400) => toAnswerError({ ...call, status, body });
const shown = (body: unknown) => describeError(refuse(body));

test('a field message reads with its label, several joined with a comma', () => {
  expect(shown({ size_of_land: ['Too small.', 'No number.'], name: ['Required.'] })).toEqual({
    message: 'Size Of Land: Too small., No number.\nName: Required.',
    durationMs: 8000,
  });
});

test('what is about the request as a whole is shown bare', () => {
  expect(shown({ non_field_errors: ['A', 'B'] })?.message).toBe('A\nB');
  expect(shown({ detail: 'Malformed.', name: ['Required.'] })?.message).toBe('Malformed.\nName: Required.');
  expect(shown('As it is')).toEqual({ message: 'As it is', durationMs: 8000 });
  expect(shown(['One', 'Two'])?.message).toBe('One\nTwo');
});

test('nested items are labelled with their path, counted from 1', () => {
  const samples = [{}, {}, { soil_type: ['Unknown.'] }];
  expect(shown({ samples })?.message).toBe('Samples 3 Soil Type: Unknown.');
  expect(shown({ samples: { 2: { soil_type: ['Unknown.'] } } })?.message).toBe(
    'Samples 3 Soil Type: Unknown.',
  );
  expect(shown({ user: { profile: { county: ['Required.'] } } })?.message).toBe(
    'User Profile County: Required.',
  );
  expect(shown([{}, { name: ['Required.'] }])?.message).toBe('2 Name: Required.');
});

test('a list may hold texts about itself and errors of its items at once', () => {
  const error = refuse({ samples: ['Too many.', { main_crop: 'Unknown.' }, ['May not be null.']] });
  expect(fieldErrors(error)).toEqual({
    samples: 'Too many.',
    'samples.1.main_crop': 'Unknown.',
    'samples.2': 'May not be null.',
  });
});

test('a field may be called detail, message or error', () => {
  expect(fieldErrors(refuse({ message: ['Too short.'], error: ['Odd.'], detail: ['Odd too.'] }))).toEqual({
    message: 'Too short.',
    error: 'Odd.',
    detail: 'Odd too.',
  });
});

test.each<[unknown, string]>([
  [{ message: 'Second', error: 'Third' }, 'Second'],
  [{ error: 'Third' }, 'Third'],
  [{}, 'Invalid request data'],
  [undefined, 'Invalid request data'],
  ['<h1>Bad Request (400)</h1>', 'Invalid request data'],
  [{ samples: [{}, {}] }, 'Invalid request data'],
  [{ code: 42, ok: false, at: null }, 'Invalid request data'],
])('without a collected message %j falls back to "%s" for 6 seconds', (body, message) => {
  expect(shown(body)).toEqual({ message, durationMs: 6000 });
});

test('a hand-made text beside field messages is not lost', () => {
  expect(shown({ message: 'Check the form.', name: ['Required.'] })?.message).toBe(
    'Name: Required.\nCheck the form.',
  );
});

test.each([
  [409, { detail: 'D', message: 'M' }, 'D'],
  [409, { message: 'M', error: 'E' }, 'M'],
  [418, { error: 'E' }, 'E'],
  [418, { detail: ['no text'] }, 'Request failed (418)'],
  [429, '', 'Request failed (429)'],
  [413, '<html>Too large</html>', 'Request failed (413)'],
  [401, { detail: 'Invalid token.' }, errorTexts.unauthorized],
  [403, { detail: 'Yours alone.' }, errorTexts.forbidden],
  [404, { detail: 'Not found.' }, errorTexts.notFound],
  [500, { detail: 'Secret' }, errorTexts.serverError],
  [599, 'Traceback', errorTexts.serverError],
])('%i with %j reads "%s"', (status, body, message) => {
  expect(describeError(refuse(body, status))).toEqual({ message, durationMs: 5000 });
});

test('no answer and a late one read the same', () => {
  const expected = {
    message: 'Network error. Please check your connection and try again.',
    durationMs: 5000,
  };
  expect(describeError(new NetworkError(call))).toEqual(expected);
  expect(describeError(new TimeoutError(call))).toEqual(expected);
});

test('an abort is nothing to show; anything else says its message', () => {
  expect(describeError(new DOMException('Aborted', 'AbortError'))).toBeNull();
  expect(describeError(new Error('Out of paper'))).toEqual({ message: 'Out of paper', durationMs: 5000 });
  for (const odd of [undefined, null, 7, {}, new Error('')]) {
    expect(describeError(odd)).toEqual({ message: 'An error occurred', durationMs: 5000 });
    expect(fieldErrors(odd)).toEqual({});
  }
});

test('the general texts can speak another language', () => {
  const swahili = { ...errorTexts, notFound: 'Haikupatikana.', requestFailed: 'Ombi limeshindwa ({status})' };
  expect(describeError(refuse({}, 404), swahili)?.message).toBe('Haikupatikana.');
  expect(describeError(refuse({}, 418), swahili)?.message).toBe('Ombi limeshindwa (418)');
});

test('any body of any status is described, without HTML, in texts alone', () => {
  const bodies = fc.oneof(fc.jsonValue(), fc.anything({ withNullPrototype: true }));
  fc.assert(
    fc.property(bodies, fc.integer({ min: 400, max: 599 }), (body, status) => {
      const error = refuse(body, status);
      expect(error).toBeInstanceOf(ApiError);
      const description = describeError(error);
      expect(description?.message).toBe(error.message);
      expect(error.message).not.toBe('');
      for (const message of Object.values(error.fieldErrors)) expect(typeof message).toBe('string');
    }),
  );
});

test('every text of a refused body is shown, wherever it stands', () => {
  const words = fc.stringMatching(/^[a-z]{3,12}$/).map((word) => `«${word}»`);
  const keys = fc.oneof(
    fc.constantFrom('non_field_errors', 'detail', 'message', 'error', '0', '__proto__', 'constructor', ''),
    fc.stringMatching(/^[a-z_]{1,8}$/),
  );
  const { body: bodies } = fc.letrec<{ body: unknown }>((tie) => ({
    body: fc.oneof(
      { maxDepth: 5 },
      words,
      fc.array(tie('body'), { maxLength: 4 }),
      fc.dictionary(keys, tie('body'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(bodies, (body) => {
      const { message, fieldErrors: fields } = refuse(body);
      const inFields = Object.values(fields).join();
      const leaves = JSON.stringify(body).match(/«[a-z]+»/g) ?? [];
      for (const leaf of leaves) expect(inFields).toContain(leaf);
      // A body with only `message` and `error` shows the first text, as specified.
      const isHandmade = leaves.every((leaf) => fields.non_field_errors?.includes(leaf));
      for (const leaf of isHandmade ? [] : leaves) expect(message).toContain(leaf);
    }),
  );
});

test('the keys of objects are harmless', () => {
  const body = JSON.parse('{"__proto__": {"polluted": ["Yes"]}, "constructor": ["No"]}');
  const fields = fieldErrors(refuse(body));
  expect(Object.entries(fields)).toEqual([
    ['__proto__.polluted', 'Yes'],
    ['constructor', 'No'],
  ]);
  expect({}).not.toHaveProperty('polluted');
  const direct = fieldErrors(refuse(JSON.parse('{"__proto__": ["Yes"]}')));
  expect(Object.entries(direct)).toEqual([['__proto__', 'Yes']]);
});

test('a body nested a hundred thousand deep keeps its message', () => {
  const depth = 100_000;
  for (const [open, close] of [
    ['[', ']'],
    ['{"samples":', '}'],
  ] as const) {
    const body: unknown = JSON.parse(`${open.repeat(depth)}["Deep."]${close.repeat(depth)}`);
    expect(refuse(body).message).toMatch(/: Deep\.$/);
  }
});

test('a huge body is read in no time', () => {
  const key = 'k'.repeat(1_000_000);
  const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`f${index}`, [`m${index}`]]));
  const startMs = performance.now();
  expect(refuse({ [key]: many }).message.length).toBeGreaterThan(10_000);
  expect(refuse(Array.from({ length: 200_000 }, (_, index) => String(index))).message).toContain('4321');
  expect(performance.now() - startMs).toBeLessThan(5000);
});
