import { afterEach, expect } from 'vitest';

const complaints: string[] = [];

const { error } = console;
/** React warns of mistakes here; a test that expects one takes the place of this function. */
console.error = (...given: unknown[]) => {
  complaints.push(given.map(String).join(' '));
  error(...given);
};

afterEach(() => {
  expect(complaints.splice(0), 'console.error').toEqual([]);
});
