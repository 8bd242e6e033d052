import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checks } from './checkOthers.ts';
import { listCodeErrors } from './listCodeErrors.ts';
import {
  type CodeBlock,
  listCodeBlocks,
  listPages,
  placeOf,
  readCodeBlocks,
  wordOf,
} from './readCodeBlocks.ts';

const root = resolve('.');
const blocks = readCodeBlocks(root, listPages(root));
const isTypeScript = ({ language }: CodeBlock) => language === 'ts' || language === 'tsx';

/** Cannot be compiled by themselves, and say so: declarations are made from sources that compile, parts are left out of something. */
const isExcepted = ({ words }: CodeBlock) => words.includes('declaration') || words.includes('part');

it('every block of TypeScript compiles', { timeout: 120_000 }, () => {
  const shown = blocks.filter(
    (block) => isTypeScript(block) && !isExcepted(block) && (!wordOf(block, 'from') || wordOf(block, 'file')),
  );
  expect(shown.length).toBeGreaterThan(100);
  const wrong = {
    page: 'wrong.md',
    line: 3,
    language: 'ts',
    words: [],
    code: 'udongo.crops.list({ publik: true });\n',
  };
  const errors = listCodeErrors(root, [wrong, ...shown]);
  // The wrong one must be found, or nothing would be.
  expect(errors.filter((error) => /^wrong\.md:3: .*publik/s.test(error))).toHaveLength(1);
  expect(errors.filter((error) => !error.startsWith('wrong.md'))).toEqual([]);
});

it('every block in another language is right', { timeout: 60_000 }, async () => {
  const others = blocks.filter((block) => !isTypeScript(block) && !isExcepted(block));
  expect(await listProblems(others)).toEqual([]);
});

it('a block that shows a file shows it as it is', () => {
  const copies = blocks.filter((block) => wordOf(block, 'from'));
  expect(copies.length).toBeGreaterThan(3);
  const other = copies.filter(
    (block) => readFileSync(join(root, wordOf(block, 'from') ?? ''), 'utf8') !== block.code,
  );
  expect(other.map(placeOf)).toEqual([]);
});

it('few blocks are parts that do not compile', () => {
  const parts = blocks.filter(({ words }) => words.includes('part'));
  expect(parts.length, parts.map(placeOf).join()).toBeLessThan(10);
  const byHand = blocks.filter(
    ({ page, words }) => words.includes('declaration') && !/^docs\/(api|components|hooks|sdk)\//.test(page),
  );
  expect(byHand.map(placeOf)).toEqual([]);
});

it.each([
  ['sh', 'npm run biuld', 'npm has no script biuld'],
  ['sh', 'npx @udongo/sdk chek-api https://api.example.org', '@udongo/sdk has no command chek-api'],
  ['sh', 'node packages/backend/dist/server.js', 'packages/backend/dist/server.js does not exist'],
  ['sh', 'if true; then', 'Command failed'],
  [
    'html',
    '<udongo-booking partnerkey="pk"></udongo-booking>',
    '<udongo-booking> has no attribute partnerkey',
  ],
  ['html', '<scirpt></scirpt>', '<scirpt> is no element'],
  ['html', '<div><p></p>', '<div> is not closed'],
  ['css', '.shop { --udongo-primry: red; }', 'the token --udongo-primry does not exist'],
  ['css', '.udongo-buton { color: red; }', 'the class udongo-buton does not exist'],
  ['css', '.shop { color: red', 'Expected "}"'],
  ['json', '{ "a": 1, }', 'JSON'],
  ['yaml', 'a: [1', 'Flow sequence'],
  ['js', 'const = 1;', 'Expected identifier'],
  ['python', 'def a(:', 'Command failed'],
  ['http', 'GET /agric/framers', 'no request that the contract has: GET /agric/framers'],
  ['nginx', 'server {\n  listen 80;\n', 'a brace is not closed'],
  ['ini', '[Service]\nExecStart', 'is no line of it: ExecStart'],
  ['dockerfile', 'FORM node:20', 'is no line of it: FORM node:20'],
  ['cobol', 'MOVE 1 TO A.', 'nobody checks cobol'],
])('a wrong block of %s is found: %s', async (language, code, problem) => {
  const [block] = listCodeBlocks(
    'page.md',
    `- a list:\n\n  \`\`\`${language}\n  ${code.replace(/\n/g, '\n  ')}\n  \`\`\`\n`,
  );
  expect(block).toMatchObject({ page: 'page.md', line: 4, language });
  expect((await listProblems([block as CodeBlock])).join()).toContain(problem);
});

async function listProblems(some: readonly CodeBlock[]): Promise<string[]> {
  const found = some.map(async (block) => {
    const check = checks[block.language];
    const problems = check
      ? await check(block, root)
      : [`nobody checks ${block.language || 'a block without a language'}`];
    return problems.map((problem) => `${placeOf(block)}: ${problem}`);
  });
  return (await Promise.all(found)).flat();
}
