import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { chromiumLaunch } from '../lib/chromiumLaunch.ts';
import { readTutorial, type TutorialStep } from './readTutorial.ts';
import { Terminal } from './Terminal.ts';

/** Actions and checks in the browser, by their sentence. */
export type Sentences = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

interface Options {
  /** Host and port of an address that the text names, such as `localhost:8080`. */
  hosts?: Readonly<Record<string, string>>;
  /** Does what a command in a copy of this repository does, such as `npm ci && npm start`. */
  inRepository?: (code: string) => Promise<unknown>;
  /** Replaces a placeholder of a file with a value of the reader, such as a key of their own. */
  fillIn?: (code: string) => string;
}

/**
 * Does what a tutorial says, in an empty folder and in Chromium. Each sentence has to be in `sentences`, in the words of the page, and
 * each of `sentences` in the page.
 */
export async function followTutorial(
  file: string,
  sentences: Sentences,
  options: Options = {},
): Promise<void> {
  const steps = readTutorial(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
  const said = steps.flatMap((step) => (step.kind === 'do' || step.kind === 'see' ? [step.text] : []));
  const unknown = said.filter((text) => !(text in sentences));
  const gone = Object.keys(sentences).filter((text) => !said.includes(text));
  if (unknown.length + gone.length > 0) {
    throw new Error(
      [...unknown.map((text) => `Nobody checks: ${text}`), ...gone.map((text) => `Not said: ${text}`)].join(
        '\n',
      ),
    );
  }

  const folder = await mkdtemp(join(tmpdir(), 'udongo-tutorial-'));
  const npmrc = join(folder, 'npmrc');
  await writeFile(npmrc, inject('npmrc'));
  const empty = await mkdtemp(join(folder, 'empty-'));
  const terminal = new Terminal(empty, { npm_config_userconfig: npmrc, NODE_ENV: '', FORCE_COLOR: '' });
  const mapped = Object.entries(options.hosts ?? {}).map(([named, real]) => `MAP ${named} ${real}`);
  const args = [...chromiumLaunch.args, `--host-resolver-rules=${mapped.join(',')}`];
  const browser = await chromium.launch({ ...chromiumLaunch, args });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-KE' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    for (const step of steps) await follow(step, { terminal, page, sentences, ...options });
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`);
  } finally {
    await browser.close();
    await terminal.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Reader extends Options {
  terminal: Terminal;
  page: Page;
  sentences: Sentences;
}

async function follow(
  step: TutorialStep,
  { terminal, page, sentences, inRepository, fillIn }: Reader,
): Promise<void> {
  switch (step.kind) {
    case 'file':
      return terminal.write(step.path, fillIn?.(step.code) ?? step.code);
    case 'run':
      return terminal.run(step.code);
    case 'repository':
      if (!inRepository) throw new Error(`Nobody runs this in the repository:\n${step.code}`);
      await inRepository(step.code);
      return;
    case 'serve':
      return terminal.serve(step.code, step.address);
    default:
      await sentences[step.text]?.(page).catch((error: Error) => {
        throw new Error(`${step.text}\n${error.message}`);
      });
  }
}
