import { expect, test } from 'vitest';
import { readErrorMessage, readFieldErrors } from './errors.ts';

test('field messages are read off any error that has them', () => {
  const error = Object.assign(new Error('Bad request'), {
    fieldErrors: { 'samples.2.soil_type': 'Required.' },
  });
  expect(readFieldErrors(error)).toEqual({ 'samples.2.soil_type': 'Required.' });
  expect(readFieldErrors({ fieldErrors: { email: 'Taken.', phone: ['not', 'text'] } })).toEqual({
    email: 'Taken.',
  });
});

test.each([undefined, null, 'offline', 42, {}, { fieldErrors: null }])(
  '%j has no field messages',
  (error) => {
    expect(readFieldErrors(error)).toEqual({});
  },
);

test('an error without words of its own gets ours', () => {
  expect(readErrorMessage(new Error('The account is locked.'), 'Failed')).toBe('The account is locked.');
  expect(readErrorMessage(new Error(''), 'Failed')).toBe('Failed');
  expect(readErrorMessage('offline', 'Failed')).toBe('Failed');
});
