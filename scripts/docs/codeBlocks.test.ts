import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listCodeErrors } from './listCodeErrors.ts';
import { parsers } from './parsers.ts';
import {
  type CodeBlock,
  listCodeBlocks,
  listPages,
  placeOf,
  readCodeBlocks,
  readExamples,
  wordOf,
} from './readCodeBlocks.ts';

const root = resolve('.');
const blocks = [...readCodeBlocks(root, listPages(root)), ...readExamples(root)];
const isTypeScript = ({ language }: CodeBlock) => language === 'ts' || language === 'tsx';

/** Whether a block is a part of a larger text, so that it cannot be compiled by itself. */
const isPart = ({ words }: CodeBlock) => words.includes('part');

it('every block of TypeScript compiles', { timeout: 120_000 }, () => {
  const shown = blocks.filter(
    (block) => isTypeScript(block) && !isPart(block) && (!wordOf(block, 'from') || wordOf(block, 'file')),
  );
  expect(shown.length).toBeGreaterThan(250);
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

it('every block in another language with a parser can be parsed', async () => {
  const others = blocks.filter((block) => parsers[block.language] && !isPart(block));
  expect(others.length).toBeGreaterThan(40);
  expect(await listProblems(others)).toEqual([]);
});

it('few blocks are parts that do not compile', () => {
  const parts = blocks.filter(isPart);
  expect(parts.length, parts.map(placeOf).join()).toBeLessThan(10);
});

it.each([
  ['sh', 'if true; then', 'Command failed'],
  ['css', '.shop { color: red', 'Expected "}"'],
  ['json', '{ "a": 1, }', 'JSON'],
  ['yaml', 'a: [1', 'Flow sequence'],
  ['js', 'const = 1;', 'Expected identifier'],
  ['python', 'def a(:', 'Command failed'],
  ['vue', '<script setup lang="ts">\nconst = 1;\n</script>', 'Expected identifier'],
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
    try {
      await parsers[block.language]?.(block.code);
      return [];
    } catch (error) {
      return [`${placeOf(block)}: ${error instanceof Error ? error.message : error}`];
    }
  });
  return (await Promise.all(found)).flat();
}
