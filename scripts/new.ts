import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeTemplate } from './lib/writeTemplate.ts';

/** `npm run new -- component StatusNote`, `-- resource fieldOfficers`, `-- endpoint crops.hide`: writes all that the checks want. */
const [kind = '', name = ''] = process.argv.slice(2);
const root = process.cwd();
const forms: Record<string, RegExp> = {
  component: /^[A-Z][a-z]+([A-Z][a-z]+)*$/,
  resource: /^[a-z]+([A-Z][a-z]+)*s$/,
  endpoint: /^[a-z]+([A-Z][a-z]+)*s\.[a-z]+([A-Z][a-z]+)*$/,
};
if (!forms[kind]?.test(name)) {
  console.error('npm run new -- component StatusNote | resource fieldOfficers | endpoint crops.hide');
  process.exit(1);
}

const template = readFileSync(join(import.meta.dirname, 'templates', `${kind}.txt`), 'utf8');
const { files, sentences } = writeTemplate(
  root,
  template,
  kind === 'endpoint' ? endpointWords(name) : wordsOf(name),
);
if (kind !== 'component') execFileSync('npm', ['run', 'generate'], { stdio: 'inherit' });
const code = files.filter((file) => /\.(tsx?|css)$/.test(file));
const bin = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [join('node_modules', file), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, UDONGO_TEST_PROJECTS: 'ui-node,sdk' },
  });
bin('@biomejs/biome/bin/biome', 'check', '--write', ...code);
bin('vitest/vitest.mjs', 'run', 'names.test', 'index.test', 'publicExports', '--update');
console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n\nNow:\n${sentences}`);

/** The spellings of a name, which is a plural for a resource. */
function wordsOf(plural: string): Record<string, string> {
  const one = kind === 'component' ? plural : plural.replace(/ies$/, 'y').replace(/s$/, '');
  const join = (word: string, sign: string) =>
    word.replace(/(?!^)[A-Z]/g, (letter) => sign + letter).toLowerCase();
  const number =
    Math.max(...readdirSync('packages/reference-backend/migrations').map((file) => parseInt(file, 10) || 0)) +
    1;
  return {
    Name: toUpper(one),
    name: one,
    Names: toUpper(plural),
    names: plural,
    kebab: join(one, '-'),
    kebabs: join(plural, '-'),
    snake: join(one, '_'),
    snakes: join(plural, '_'),
    words: join(plural, ' '),
    Words: toUpper(join(plural, ' ')),
    number: String(number).padStart(4, '0'),
  };
}

function endpointWords(id: string): Record<string, string> {
  const [resource = '', verb = ''] = id.split('.');
  const words = wordsOf(resource);
  const file = `openapi/${words.kebabs}.yaml`;
  const [, path = ''] = /^ {2}(\/[^:{]*?)\/?:/m.exec(readFileSync(file, 'utf8')) ?? [];
  const services = 'packages/reference-backend/src/services';
  const { Name, name: one } = words;
  const readers = [
    { imported: `${one}Service`, call: `${one}Service.get(db, actor, id, now)`, now: ', now: Date' },
    { imported: `get${Name}`, call: `get${Name}(db, actor, id)`, now: '' },
  ];
  const found = readdirSync(services, { recursive: true, encoding: 'utf8' }).flatMap((each) => {
    const text = each.endsWith('.ts') ? readFileSync(join(services, each), 'utf8') : '';
    const reader = readers.find(({ imported }) =>
      new RegExp(`^export (const|async function) ${imported}\\b`, 'm').test(text),
    );
    return reader ? { service: each, ...reader } : [];
  })[0];
  if (!found)
    throw new Error(`No service has get${Name}: write this endpoint by hand, after CONTRIBUTING.md`);
  const { service, imported, call, now } = found;
  const spell = wordsOf(verb);
  return {
    ...words,
    verb,
    file: words.kebabs ?? '',
    path,
    'path-pointer': path.replaceAll('/', '~1'),
    'verb-kebab': spell.kebabs ?? '',
    'Verb-words': spell.Words ?? '',
    room: join(services, dirname(service)),
    'room-name': dirname(service),
    service: basename(service, '.ts'),
    imported,
    call,
    now,
  };
}

function toUpper(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
