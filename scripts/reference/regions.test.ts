import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fillRegions, readHandWritten } from './regions.ts';

it('makes a page with its title and regions', () => {
  const page = fillRegions(undefined, 'Button', { about: 'A button.', reference: '## Props' });
  expect(page).toMatch(
    /^# Button\n\n<!-- about: [^>]*-->\n\nA button[.]\n\n<!-- \/about -->\n\n<!-- reference/,
  );
  expect(readHandWritten(page)).toBe('');
});

it('keeps what was written by hand when the rest is made anew', () => {
  const first = fillRegions(undefined, 'Button', { about: 'A button.', reference: '## Props' });
  const written = first.replace('<!-- /about -->\n', '<!-- /about -->\n\nFor a page take a link.\n');
  const second = fillRegions(written, 'Button', { about: 'Presses.', reference: '## Slots' });
  expect(second).toBe(written.replace('A button.', 'Presses.').replace('## Props', '## Slots'));
  expect(readHandWritten(second)).toBe('For a page take a link.');
});

it('names the page whose region somebody took out', () => {
  expect(() => fillRegions('# Button\n', 'Button', { about: '' })).toThrow(
    'The page of Button has no region',
  );
});

it('every page of a component, hook or resource says by hand when to take something else', () => {
  const pages = ['components', 'hooks', 'sdk'].flatMap((folder) =>
    readdirSync(join('docs', folder)).map((file) => join('docs', folder, file)),
  );
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter((page) => !readHandWritten(readFileSync(page, 'utf8')))).toEqual([]);
});
