import { expect, test } from 'vitest';
import { en } from './en.ts';
import { sw } from './sw.ts';

/** One word for one thing: each of these has another word here, named beside it. */
const others = {
  en: [
    [/\bposition\b/i, 'location'],
    [/\bhumidity\b(?!, temp)/i, 'moisture'],
    [/\bto pay\b(?<!\{amount\} to pay)/i, 'amount due, after discount'],
  ],
  sw: [
    [/\bkipima\b/i, 'kifaa cha kupimia'],
    [/\bhujaingia\b(?! kwenye akaunti)/i, 'hujaingia kwenye akaunti'],
    [/\b(msimbo|namba)\b/i, 'nambari'],
    [/\bmaombi ni mengi\b/i, 'huduma ina shughuli nyingi sasa'],
    [/\bmiadi (\{count\} )?(zi|ha?zi|zako|zote|hizi)/i, 'miadi i-, yako, yote, hii'],
    [/\beneo\b/i, 'mahali'],
  ],
} as const;

const catalogues = { en, sw };

test.each(['en', 'sw'] as const)('the texts of %s have one word for one thing', (language) => {
  const texts = Object.values(catalogues[language]).flatMap((messages) =>
    Object.values(messages).map((text) => JSON.stringify(text)),
  );
  const wrong = others[language].flatMap(([other, word]) =>
    texts.filter((text) => other.test(text)).map((text) => `${text} → ${word}`),
  );
  expect(wrong).toEqual([]);
});
