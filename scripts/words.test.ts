import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pairTexts } from './lib/pairTexts.ts';
import { readGlossary, writeReviewPage } from './lib/writeReviewPage.ts';

const pairs = pairTexts('.');

test('a reviewer reads every text beside its English, each value of it too', () => {
  expect(pairs.length).toBeGreaterThan(3000);
  expect(pairs).toContainEqual(
    expect.objectContaining({ key: 'kinds.credit_note', en: 'Credit note', sw: 'Hati ya marejesho' }),
  );
  const valuesOf = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];
  const invented = pairs.filter(({ en, sw }) => valuesOf(sw).some((value) => !valuesOf(en).includes(value)));
  expect(invented).toEqual([]);
});

test('the page for reviewers has the words for things, all texts, and a place for each correction', () => {
  const glossary = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
  expect(glossary).toContainEqual(expect.objectContaining({ english: 'credit note' }));
  expect(glossary.map(({ english }) => english)).not.toContain('English');
  const page = writeReviewPage(pairs, glossary);
  expect(page.match(/<textarea /g)).toHaveLength(pairs.length + glossary.length);
  expect(page).toContain('Hati ya marejesho');
  const quoted = writeReviewPage([{ file: 'a.ts', key: 'b', en: '1 < 2 & "x"', sw: 'y' }], []);
  expect(quoted).toContain('<td>1 &lt; 2 &amp; &quot;x&quot;<');
});
