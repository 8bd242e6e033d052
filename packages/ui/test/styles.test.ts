import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const read = (name: string) =>
  Buffer.from(
    buildSync({ entryPoints: [join(source, name)], bundle: true, write: false }).outputFiles[0]?.contents ??
      [],
  ).toString();

test('each rule of a component weighs one class: what a host loads later, or says of a class of its own, wins', () => {
  const heavy = listSelectors(read('parts.css')).filter((selector) => weigh(selector) > 1);
  expect(heavy).toEqual([]);
});

test('each rule weighs a class at least: a bare element of a host never wins', () => {
  const light = listSelectors(read('parts.css')).filter((selector) => weigh(selector) < 1);
  expect(light).toEqual([]);
});

test.each([
  ['styles', 'udongo'],
  ['booking-form', 'udongo.booking-form'],
])('the rules of %s.css also come in the layer %s', (name, layer) => {
  const layered = readFileSync(join(source, `${name}.layer.css`), 'utf8');
  const plain = readFileSync(join(source, `${name}.css`), 'utf8');
  const [, parts] = /@import "([^"]+)" layer\([\w.-]+\);/.exec(layered) ?? [];
  expect(plain).toContain(`@import "${parts}";`);
  const layers = read(`${name}.layer.css`).match(/@layer [^{;]+/g) ?? [];
  expect([...new Set(layers.map((each) => each.trim()))]).toEqual([`@layer ${layer}`]);
});

test('the sheet of the booking form has what each component in the form looks like', () => {
  const options = { absWorkingDir: source, bundle: true, write: false, metafile: true } as const;
  const inputsOf = (entry: string) => {
    const { outputs } = buildSync({
      ...options,
      entryPoints: [entry],
      packages: 'external',
      // Its question is for hosts that change bookings, which load the sheet of all components.
      external: ['../merge/index.ts'],
      outdir: 'out',
    }).metafile;
    const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
    return inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  };
  const folders = new Set(inputsOf('booking-form/index.ts').map((file) => dirname(file)));
  // A folder's other sheets style things that the form does not use: cards without a frame, lists.
  const isOwn = (file: string) => basename(file) === `${basename(dirname(file))}.css`;
  const needed = inputsOf('parts.css').filter((file) => folders.has(dirname(file)) && isOwn(file));
  expect(needed).toContain('primitives/button/button.css');
  const given = inputsOf('booking-form.css');
  expect(needed.filter((file) => !given.includes(file))).toEqual([]);
});

test('a dark device has the colours of the dark scheme', () => {
  const tokens = readFileSync(join(source, 'tokens.css'), 'utf8');
  const coloursOf = (scheme: string) =>
    new RegExp(
      `\\[data-scheme="${scheme}"\\],\\s+:host\\(\\[scheme="${scheme}"\\]\\) \\{\\s+color-scheme: dark;([^}]+)`,
    ).exec(tokens)?.[1];
  expect(coloursOf('dark')).toContain('--udongo-primary:');
  expect(coloursOf('auto')).toBe(coloursOf('dark'));
});

/** Every selector of a sheet, those of key frames, of `:root` and of themes left out. */
function listSelectors(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g);
  return [...rules]
    .flatMap(([, list = '']) => splitList(list))
    .filter((selector) => selector.includes('udongo-'));
}

/** Counts the classes, attributes and pseudo-classes; `:where()` counts for nothing. */
function weigh(selector: string): number {
  const counted = withoutWhere(selector).replace(/::[\w-]+(\([^)]*\))?/g, '');
  return counted.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0;
}

function withoutWhere(selector: string): string {
  const start = selector.indexOf(':where(');
  if (start < 0) return selector;
  let depth = 0;
  let end = start + ':where'.length;
  do {
    if (selector[end] === '(') depth++;
    if (selector[end] === ')') depth--;
    end++;
  } while (depth > 0);
  return withoutWhere(selector.slice(0, start) + selector.slice(end));
}

/** `a, b` is two selectors; a comma between brackets parts nothing. */
function splitList(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of list.trim()) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors.map((selector) => selector.trim());
}
