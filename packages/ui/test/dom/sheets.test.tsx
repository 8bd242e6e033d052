// @vitest-environment happy-dom
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { buildSync } from 'esbuild';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  warn.mockClear();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const source = join(import.meta.dirname, '../../src');
/** Reads the sheet's mark on the whole page, without its layer: this environment knows no layers. */
const markOf = (sheet: string) => {
  const entry = join(source, sheet);
  const css = buildSync({ entryPoints: [entry], bundle: true, write: false }).outputFiles[0]?.text ?? '';
  return /:root,\s*:host \{\s*--udongo-\w+-sheet: 1;\s*\}/.exec(css)?.[0] ?? '';
};

async function develop({ sheets, env = 'development' }: { sheets: readonly string[]; env?: string }) {
  vi.stubEnv('NODE_ENV', env);
  for (const sheet of sheets)
    document.head.append(Object.assign(document.createElement('style'), { textContent: markOf(sheet) }));
  const { Button } = await import('../../src/primitives/index.ts');
  render(
    <>
      <Button>Save</Button>
      <Button>Cancel</Button>
    </>,
  );
  vi.runAllTimers();
  return warn.mock.calls.map(([text]) => String(text));
}

test('a page in development that forgot the stylesheet is told so once', async () => {
  expect(await develop({ sheets: [] })).toEqual([expect.stringContaining('no stylesheet is loaded')]);
});

test('a page in development that has both kinds of sheets is told so once', async () => {
  const said = await develop({ sheets: ['styles.css', 'styles.layer.css'] });
  expect(said).toEqual([expect.stringContaining('styles.css and styles.layer.css are both loaded')]);
});

test.each(['styles', 'styles.layer', 'booking-form', 'booking-form.layer'])(
  'a page in development with %s.css hears nothing',
  async (sheet) => {
    expect(await develop({ sheets: [`${sheet}.css`] })).toEqual([]);
  },
);

test('a page in production, and a host’s test, hear nothing', async () => {
  expect(await develop({ sheets: [], env: 'production' })).toEqual([]);
  expect(await develop({ sheets: [], env: 'test' })).toEqual([]);
});
