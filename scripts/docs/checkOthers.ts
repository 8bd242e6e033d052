import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { Window } from 'happy-dom';
import { parse } from 'yaml';
import { readEditorData } from '../../packages/embed/scripts/editorData.ts';
import type { CodeBlock } from './readCodeBlocks.ts';

type Check = (block: CodeBlock, root: string) => string[] | Promise<string[]>;

/** What is wrong with a block, by its language; a language that is not here has no page. TypeScript is checked apart, all at once. */
export const checks: Readonly<Record<string, Check>> = {
  css: checkCss,
  dockerfile: ({ code }) =>
    checkLines(
      code,
      /^(#|$|(FROM|RUN|COPY|WORKDIR|ENV|ARG|EXPOSE|USER|CMD|ENTRYPOINT|VOLUME|HEALTHCHECK|LABEL)\s)/,
      true,
    ),
  html: checkHtml,
  http: checkHttp,
  ini: ({ code }) => checkLines(code, /^($|[#;]|\[[\w@. -]+\]$|[A-Za-z][\w-]*\s*=)/, true),
  js: ({ code }) => said(() => transform(code, { loader: 'js', format: 'esm', logLevel: 'silent' })),
  json: ({ code }) => said(() => JSON.parse(code)),
  // Drawn by the documentation's site, which refuses a wrong one.
  mermaid: () => [],
  nginx: checkNginx,
  python: ({ code }) =>
    said(() =>
      execFileSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], {
        input: code,
        stdio: 'pipe',
      }),
    ),
  sh: checkShell,
  // What a program says, or a drawing of signs.
  text: () => [],
  yaml: ({ code }) => said(() => parse(code)),
};

async function said(run: () => unknown): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Lines that don't look like one of the language; a line that ends in `\` goes on. */
function checkLines(code: string, known: RegExp, goesOn: boolean): string[] {
  const lines = (goesOn ? code.replace(/\\\n/g, ' ') : code).trimEnd().split('\n');
  return lines.filter((line) => !known.test(line.trim())).map((line) => `is no line of it: ${line}`);
}

/** Its syntax, and that tokens, classes and parts of ours exist. */
async function checkCss({ code }: CodeBlock, root: string): Promise<string[]> {
  const { warnings } = await transform(code, { loader: 'css', logLevel: 'silent' });
  const ours = readSources(join(root, 'packages/ui/src'));
  const missing = (found: readonly string[], isThere: (name: string) => boolean, what: string) =>
    found.filter((name) => !isThere(name)).map((name) => `${what} ${name} does not exist`);
  const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...warnings.map(({ text }) => text),
    ...missing(
      named(/(--udongo-[\w-]+)/g),
      (name) => ours.includes(`${name}:`) || ours.includes(`${name})`),
      'the token',
    ),
    ...missing(named(/[.](udongo-[a-z-]+)/g), (name) => ours.includes(name), 'the class'),
  ];
}

const sources = new Map<string, string>();

function readSources(folder: string): string {
  const text =
    sources.get(folder) ??
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*[.](test|stories)[.]).*[.](css|tsx?)$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  sources.set(folder, text);
  return text;
}

let paths: readonly RegExp[] | undefined;

/** A request: a method, and a path that the contract has; below its headers nothing is read. */
function checkHttp({ code }: CodeBlock, root: string): string[] {
  paths ??= Object.keys(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')).paths).map(
    (path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?(\\?.*)?$`),
  );
  const [, , path = ''] = /^(GET|POST|PUT|PATCH|DELETE) (\S+)/.exec(code) ?? [];
  return paths.some((known) => known.test(path))
    ? []
    : [`no request that the contract has: ${code.split('\n')[0]}`];
}

const voidTags = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const anyElement = new Set(['class', 'dir', 'hidden', 'id', 'lang', 'nonce', 'slot', 'style', 'title']);

/** Elements that HTML knows, closed again, and the widget with attributes that it knows. */
function checkHtml({ code }: CodeBlock): string[] {
  const window = new Window();
  const { documentElement } = new window.DOMParser().parseFromString(code, 'text/html');
  const known = new Set(readEditorData().attributes.map(({ name }) => name));
  const elements = [...documentElement.querySelectorAll('*')];
  const unknown = elements
    .filter((element) => element instanceof window.HTMLUnknownElement)
    .map(({ localName }) => `<${localName}> is no element`);
  const attributes = elements
    .filter(({ localName }) => localName === 'udongo-booking')
    .flatMap((element) => element.getAttributeNames())
    .filter((name) => !known.has(name) && !anyElement.has(name) && !/^(data|aria)-/.test(name))
    .map((name) => `<udongo-booking> has no attribute ${name}`);
  const open: string[] = [];
  const bare = code.replace(/<!--[\s\S]*?-->|(?<=<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\1>)/g, '');
  for (const [, end, tag = ''] of bare.matchAll(/<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    if (end) {
      if (open.pop() !== tag) return [`</${tag}> closes nothing`];
    } else if (!voidTags.test(tag)) open.push(tag);
  }
  return [...unknown, ...attributes, ...open.map((tag) => `<${tag}> is not closed`)];
}

/** Every brace is closed, and every directive ends. */
function checkNginx({ code }: CodeBlock): string[] {
  const bare = code.replace(/#.*$/gm, '').trim();
  const depth = [...bare].reduce((level, sign) => level + Number(sign === '{') - Number(sign === '}'), 0);
  const open = bare
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line, index, lines) => line && !/[;{}]$/.test(line) && !/^[^;{}]*$/.test(lines[index + 1] ?? ';'),
    );
  return [...(depth === 0 ? [] : ['a brace is not closed']), ...open.map((line) => `has no end: ${line}`)];
}

/** Its syntax; npm's scripts, the commands of packages, and the files of this repository that it names. */
function checkShell({ code }: CodeBlock, root: string): string[] {
  const commands = code
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').replace(/[…<>]/g, '_'));
  try {
    execFileSync('bash', ['-n'], { input: commands.join('\n'), stdio: 'pipe' });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const line = commands.join('\n');
  const found = (pattern: RegExp) => [...line.matchAll(pattern)];
  return [
    ...found(/\bnpm run ([\w:-]+)([^\n;&|]*)/g).flatMap(([, script = '', rest = '']) => {
      const [, workspace] = /(?:-w|--workspace)[ =](\S+)/.exec(rest) ?? [];
      const folders = workspace ? [workspace] : ['.', 'bench', 'docs-site'];
      return folders.some((folder) => readScripts(root, folder)[script])
        ? []
        : [`npm has no script ${script}`];
    }),
    ...found(/\bnpx (@udongo\/\w+|udongo[\w-]*) ([\w-]+)/g).flatMap(([, command = '', verb = '']) =>
      knowsVerb(root, command, verb) ? [] : [`${command} has no command ${verb}`],
    ),
    ...found(/(?<![\w/.-])((?:packages|scripts|docs|examples|bench)\/[\w./-]+)/g).flatMap(([, path = '']) => {
      const built = path.replace(/\/(dist|data)\/.*$/, '');
      return existsSync(join(root, built)) ? [] : [`${path} does not exist`];
    }),
    ...found(/--project[ =]([\w-]+)/g).flatMap(([, name = '']) =>
      readFileSync(join(root, 'scripts/lib/testProjects.ts'), 'utf8').includes(`'${name}'`)
        ? []
        : [`no test project is named ${name}`],
    ),
  ];
}

interface Manifest {
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
}

function readManifest(root: string, folder: string): Manifest {
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function readScripts(root: string, folder: string): Record<string, string> {
  return readManifest(root, folder).scripts ?? {};
}

/** `npx @udongo/ui check-theme`: the package has a command, whose source knows the verb. */
function knowsVerb(root: string, command: string, verb: string): boolean {
  const folders = ['sdk', 'ui', 'embed'].map((name) => `packages/${name}`);
  const folder = folders.find((each) => {
    const [, name] = command.split('/');
    return name ? each.endsWith(`/${name}`) : readManifest(root, each).bin?.[command];
  });
  return Boolean(
    folder && readManifest(root, folder).bin && readSources(join(root, folder, 'src')).includes(`'${verb}'`),
  );
}
