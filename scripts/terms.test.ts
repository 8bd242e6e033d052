import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sw } from '../packages/reference-app/src/messages/sw.ts';
import { findWordings, plainEnglish, plainProse } from './lib/plainEnglish.ts';
import { readCatalogueTexts, readProse, readSentences, readUnnamedTexts } from './test/readTexts.ts';

const root = join(import.meta.dirname, '..');

/** One word for one thing: each of these has another word here, named beside it. */
const others = {
  en: [
    [/\bposition\b/i, 'location'],
    [/\bhumidity\b(?!, temp)/i, 'moisture'],
    [/^(amount|kes) to pay$|\bsum due\b/i, 'amount due, after discount'],
    ...plainEnglish,
    [/\bphones? that pays?\b/i, 'M-Pesa number'],
    [/\bg[ai]ven? ((it|them|the money) )?back\b/i, 'refund'],
    [/\bthe books\b/i, 'our records'],
    [/\basked for on\b|^asked for$|\btaken back\b/i, 'requested, reversed'],
    [/\bbetter \d/i, 'ideally'],
    [/\b(local|alternative|further) (crop )?names?\b/i, 'other crop names'],
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
    [/chukuliw|tutachukua|\w+chukua udongo|(siku za|mahali pa) kuchukua|^aliyechukua$/i, 'kukusanya sampuli'],
    [/^Paybill$/, 'nambari ya biashara'],
    [/^hadi \{(time)?\}/i, 'kufikia'],
    [/\bjina la msaada\b/i, 'jina la dawati la msaada'],
    [/\baliye(m|wa)leta\b/i, 'aliyeelekeza'],
    [
      /^(weka |andika )?nambari$|\bnambari (hii|hiyo|hizi|hizo)\b(?! [yz]a)/i,
      'nambari ya: always with its noun',
    ],
    [/\bmtaalamu wa udongo\b/i, 'mtaalamu wa kilimo'],
    [/\bikiwa wazi\b|\bacha (?!ukurasa)\D* wazi\b/i, 'acha tupu'],
    [/(?<!agrovet \()\bduka la (kilimo|pembejeo)\b/i, 'agrovet'],
    [
      /\b(aina|tarehe|siku|bei|hatua) [yz]a [kv]ipimo\b|\bkipimo (cha udongo|kijacho|kingine)\b/i,
      'upimaji: a test; kipimo is a reading',
    ],
    [/\boda\b/i, 'miadi'],
    [/\bmkopo\b/i, 'marejesho'],
    [/\bhuna haja ya kulipa\b/i, 'usilipe tena'],
    [/\bkumbukumbu\b/i, 'nambari ya muamala'],
    [/\bvitabu(ni)?\b/i, 'rekodi zetu'],
    [/\bkwa mkono\b/i, 'na wahudumu'],
    [/tengu[al]/i, 'tendua'],
    [/\bvijidudu\b/i, 'viumbehai'],
    [/\bvirutubisho\b/i, 'virutubishi'],
    [/^miadi (\S+ )?imefutwa$/i, 'miadi imeghairiwa'],
    [/\b(wajibu|cheo|wadhifa)\b/i, 'jukumu'],
    [/\bondoa uchaguzi\b/i, 'acha zilizochaguliwa'],
  ],
} as const;

/** Wordings of a manual that a screen and a refusal do not have. */
const onScreens = [
  [
    /(?<!\b(?:when|until|before|after|day|what|how|as) )\bwe (call|check|collect your|delete|refund|send|tell)\b/i,
    'we’ll',
  ],
  [/^(?!canceled$).*\bcanceled\b/i, 'cancelled, outside of the payment badge'],
  [
    /.\bsomebody\b(?! else)|\bsomebody (?!else)\w|\bnobody (knows|marked)\b|\ba person (checks|looks)\b/i,
    'who acts',
  ],
] as const;

/** Agricultural lime, by its name: lime from a hardware shop is for walls, and burns. */
const limes = {
  en: [[/^(?![\s\S]*agricultural lime)[\s\S]*\blime\b/i, 'agricultural lime']],
  sw: [[/(?<!\bmawe ya )\bchokaa\b(?! ya (kilimo|ujenzi))/i, 'chokaa ya kilimo']],
} as const;

const catalogues = [
  'packages/ui/src/messages',
  'packages/reference-app/src',
  'packages/embed/src',
  'packages/sdk/src/results',
  'packages/reference-backend/src',
];

test.each(['en', 'sw'] as const)('the texts of %s have one word for one thing', (language) => {
  const texts = catalogues.flatMap((folder) => readCatalogueTexts(join(root, folder), language));
  expect(texts.length).toBeGreaterThan(900);
  // A report names agricultural lime in the title above its reasons.
  const outsideOfReports = texts.filter(({ file, text }) => !file.includes('/sdk/') && text !== 'lime');
  expect([
    ...findWordings(others[language], texts),
    ...findWordings(language === 'en' ? onScreens : [], texts),
    ...findWordings(limes[language], outsideOfReports),
  ]).toEqual([]);
});

/** Names of readings as devices write them. */
const pastedKeys = /\/readingKeys\.ts$/;

test('Kiswahili that no name marks has the same words', () => {
  const texts = catalogues
    .flatMap((folder) => readUnnamedTexts(join(root, folder)))
    .filter(({ file }) => !pastedKeys.test(file));
  expect(texts.some(({ file }) => file.endsWith('/auditFields.ts'))).toBe(true);
  expect(findWordings([...others.sw, ...limes.sw], texts)).toEqual([]);
});

test('what the server says has the same words', () => {
  const texts = readSentences(join(root, 'packages/reference-backend/src'));
  expect(texts.length).toBeGreaterThan(150);
  // The other sentences are of the demo data, of the log and of the table in the documentation.
  const refusals = texts.filter(
    ({ file }) => /\/(services|routes)\//.test(file) && !file.endsWith('/notices.ts'),
  );
  expect([...findWordings(others.en, texts), ...findWordings([...onScreens, ...limes.en], refusals)]).toEqual(
    [],
  );
});

test('titles of lists are in the plural', () => {
  const titles = Object.values(sw.places);
  expect(titles).toContain('Mapunguzo');
  expect(titles).not.toContain('Punguzo');
});

/** The specification, which we were given. */
const notOurs = 'docs/specification.md';

test('the pages of the documentation have the same words', () => {
  const pages = ['docs', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => (folder === 'packages' ? /^[^/]+[/]README\.md$/ : /\.md$/).test(file))
      .map((file) => `${folder}/${file}`),
  );
  const ours = [
    'README.md',
    'CONTRIBUTING.md',
    'SUPPORT.md',
    'CODE_OF_CONDUCT.md',
    'examples/README.md',
    ...pages,
  ].filter((page) => page !== notOurs);
  expect(ours.length).toBeGreaterThan(40);
  const found = findWordings(
    [...others.en, ...plainProse],
    ours.flatMap((page) => readProse(join(root, page)).map(({ text }) => ({ file: page, text }))),
  );
  expect(found).toEqual([]);
});
