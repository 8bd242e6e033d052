import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sayServerText } from '../packages/ui/src/lib/serverText.ts';
import { createCatalogueTranslator } from '../packages/ui/src/messages/createCatalogueTranslator.ts';
import { sw } from '../packages/ui/src/messages/sw.ts';
import { readCatalogueTexts, readSentences } from './test/readTexts.ts';

const backend = join(import.meta.dirname, '../packages/reference-backend/src');

/** Refusals of requests that only a program sends. No form of ours makes them. */
const forPrograms =
  /^(Expected a list|Incorrect type|Invalid data|Datetime has|Object with uuid|Invalid signature|Must be a valid|Not a valid|String value|Null char|Surrogate char|The request|Request body|The form could|Unsupported media|Multipart form|Send List|This notification|A query failed|A required field|This cannot be used with an ordering|Send the same as|JSON parse|Idempotency-Key needs)/;

const say = (text: string) =>
  sayServerText(text, createCatalogueTranslator('sw', sw) as Parameters<typeof sayServerText>[1]);

test('each refusal of the backend has Kiswahili', () => {
  const inCatalogues = new Set(
    (['en', 'sw'] as const).flatMap((language) =>
      readCatalogueTexts(backend, language).map(({ text }) => text),
    ),
  );
  const refusals = ['services', 'routes', 'validation', 'http']
    .flatMap((folder) => readSentences(join(backend, folder)).map(({ text }) => text))
    .filter((text) => text.endsWith('.') && !inCatalogues.has(text));
  expect(refusals.length).toBeGreaterThan(250);
  const untranslated = refusals.filter((text) => {
    const filled = text.replaceAll('{}', '7');
    return say(filled) === filled && !forPrograms.test(text);
  });
  expect([...new Set(untranslated)]).toEqual([]);
});
