import { execFileSync } from 'node:child_process';
import { chromiumCandidates } from './lib/chromiumCandidates.ts';
import { ensureChromium, NoChromiumError } from './lib/ensureChromium.ts';
import { parseTestChoice } from './lib/parseTestChoice.ts';
import { stopOnSignal } from './lib/run.ts';
import { runSteps } from './lib/runSteps.ts';
import { listTestStages } from './lib/testSteps.ts';
import { testWorkers } from './lib/testWorkers.ts';

/** Runs the tests that the arguments choose (`parseTestChoice`), by default all of `npm test`; the last line says how it went. */
async function main(): Promise<number> {
  const choice = parseTestChoice(process.argv.slice(2));
  const chromium = await ensureChromium(chromiumCandidates());
  process.env.CHROMIUM_PATH = chromium;
  // Colours of the runners would fill a captured log with escape codes.
  process.env.NO_COLOR = '1';
  const browser = execFileSync(chromium, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  console.log(
    `${browser.trim().split(' ').slice(0, 3).join(' ')} (${chromium}), Node ${process.version}, workers: ${testWorkers}`,
  );
  return await runSteps(listTestStages(process.cwd(), choice), (text) => process.stdout.write(text));
}

stopOnSignal();
try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof NoChromiumError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
