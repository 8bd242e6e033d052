import { ensureChromium, NoChromiumError } from './lib/ensureChromium.ts';
import { stopRunning } from './lib/run.ts';
import { runSteps } from './lib/runSteps.ts';
import { listTestStages, type TestScope } from './lib/testSteps.ts';
import { thisMachine } from './lib/thisMachine.ts';

/**
 * Everything there is to prove, in one command; the last line says how it went. `--full` proves some of it in a second setting,
 * `--rest` only that.
 */
async function main(): Promise<number> {
  try {
    process.env.CHROMIUM_PATH = await ensureChromium(thisMachine());
  } catch (error) {
    if (!(error instanceof NoChromiumError)) throw error;
    console.error(error.message);
    return 1;
  }
  // Colours of the runners would fill a captured log with escape codes.
  process.env.NO_COLOR = '1';
  return await runSteps(listTestStages(process.cwd(), readScope(process.argv)), (text) =>
    process.stdout.write(text),
  );
}

function readScope(args: readonly string[]): TestScope {
  if (args.includes('--full')) return 'full';
  return args.includes('--rest') ? 'rest' : 'usual';
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await stopRunning();
    process.exit(1);
  });
}
process.exitCode = await main();
