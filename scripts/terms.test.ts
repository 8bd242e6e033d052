import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogueTexts, readSentences, type TextLanguage } from './lib/readTexts.ts';

const root = join(import.meta.dirname, '..');

/** One word for one thing: each of these has another word here, named beside it. */
const others = {
  en: [
    [/\bposition\b/i, 'location'],
    [/\bhumidity\b(?!, temp)/i, 'moisture'],
    [/^(amount|kes) to pay$|\bsum due\b/i, 'amount due, after discount'],
    [/\be-mail\b/i, 'email'],
    [/\bwhoever\b/i, 'the person who, anyone who'],
    [/\bonly an? \w+ may\b/i, 'only an administrator can'],
    [/\b(this|it) is no \w+/i, 'this is not a …'],
    [/\bthe soil (is|was) (taken|collected)\b|\bwe take the soil\b/i, 'we collect the soil'],
  ],
  sw: [
    [/\bkipima\b/i, 'kifaa cha kupimia'],
    [/\bhujaingia\b(?! kwenye akaunti)/i, 'hujaingia kwenye akaunti'],
    [/\b(msimbo|namba)\b/i, 'nambari'],
    [/\bmaombi ni mengi\b/i, 'huduma ina shughuli nyingi sasa'],
    [/(?<!\bza )\bmiadi (\{count\} )?(zi|ha?zi|zako|zote|hizi)/i, 'miadi i-, yako, yote, hii'],
    [/\beneo\b/i, 'mahali'],
    [/(?<!\bna )\bjoto\b/i, 'halijoto'],
    [/chukuliw|tutachukua|zichukuliwe/i, 'kukusanya sampuli'],
    [/\bmtaalamu wa udongo\b/i, 'mtaalamu wa kilimo'],
    [/\bikiwa wazi\b/i, 'acha tupu'],
    [/\bduka la kilimo\b/i, 'duka la pembejeo'],
    [/\bupimaji\b/i, 'kipimo'],
    [/\boda\b/i, 'miadi'],
    [/^miadi (\S+ )?imefutwa$/i, 'miadi imeghairiwa'],
  ],
} as const;

const catalogues = [
  'packages/ui/src/messages',
  'packages/reference-app/src',
  'packages/embed/src',
  'packages/sdk/src/results',
  'packages/reference-backend/src',
];

function findOthers(language: TextLanguage, texts: readonly { file: string; text: string }[]) {
  return others[language].flatMap(([other, word]) =>
    texts.filter(({ text }) => other.test(text)).map(({ file, text }) => `${file}: ${text} → ${word}`),
  );
}

test.each(['en', 'sw'] as const)('the texts of %s have one word for one thing', (language) => {
  const texts = catalogues.flatMap((folder) => readCatalogueTexts(join(root, folder), language));
  expect(texts.length).toBeGreaterThan(900);
  expect(findOthers(language, texts)).toEqual([]);
});

test('what the server says has the same words', () => {
  const texts = readSentences(join(root, 'packages/reference-backend/src'));
  expect(texts.length).toBeGreaterThan(150);
  expect(findOthers('en', texts)).toEqual([]);
});
