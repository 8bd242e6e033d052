import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ''], index) => ({
  file: join(folder, 'test', `readme-example-${index + 1}.ts`),
  code,
}));

/** Must be found, or nothing would be. */
const wrong = {
  file: join(folder, 'test', 'readme-example-wrong.ts'),
  code: `import { createUdongo } from '@udongo/sdk';\ncreateUdongo({ baseURL: '/api' });\n`,
};

test('the examples of the README compile', { timeout: 60_000 }, () => {
  expect(examples.length).toBeGreaterThan(8);
  const [found, ...others] = problemsOf([wrong, ...examples]);
  expect(found).toMatch(/readme-example-wrong\.ts: .*baseURL/);
  expect(others).toEqual([]);
});

/** What TypeScript says about files that lie nowhere, in a page's world. */
function problemsOf(files: { file: string; code: string }[]): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const onDisk = host.getSourceFile.bind(host);
  const inMemory = new Map(files.map(({ file, code }) => [file, code]));
  host.fileExists = (file) => inMemory.has(file) || ts.sys.fileExists(file);
  host.getSourceFile = (file, language, ...rest) => {
    const code = inMemory.get(file);
    return code === undefined ? onDisk(file, language, ...rest) : ts.createSourceFile(file, code, language);
  };
  const program = ts.createProgram([...inMemory.keys()], { ...options, noUnusedLocals: false }, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
