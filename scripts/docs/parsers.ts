import { execFileSync } from 'node:child_process';
import { transform } from 'esbuild';
import { parse } from 'yaml';

/** The language's own parser, which throws at a block that it cannot read. TypeScript is compiled instead, all blocks at once. */
export const parsers: Readonly<Record<string, (code: string) => unknown>> = {
  'angular-ts': parseTypeScript,
  css: async (code) => {
    const { warnings } = await transform(code, { loader: 'css', logLevel: 'silent' });
    for (const { text } of warnings) throw new Error(text);
  },
  js: (code) => transform(code, { loader: 'js', format: 'esm', logLevel: 'silent' }),
  json: JSON.parse,
  python: (code) => pipe('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], code),
  // `…` and `<name>` are for the reader to fill in.
  sh: (code) => pipe('bash', ['-n'], code.replace(/[…<>]/g, '_')),
  svelte: parseScript,
  vue: parseScript,
  yaml: parse,
};

/** The script of a component; its template is read by its own compiler only. */
function parseScript(code: string) {
  const [, script = ''] = /^<script\b[^>]*>\n([\s\S]*?)^<\/script>/m.exec(code) ?? [];
  if (!script) throw new Error('A component without a script');
  return parseTypeScript(script);
}

function parseTypeScript(code: string) {
  const compilerOptions = { experimentalDecorators: true };
  return transform(code, {
    loader: 'ts',
    format: 'esm',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions },
  });
}

function pipe(command: string, args: readonly string[], input: string): void {
  execFileSync(command, args, { input, stdio: 'pipe' });
}
