import { chromiumCandidates } from './lib/chromiumCandidates.ts';
import { ensureChromium, NoChromiumError } from './lib/ensureChromium.ts';

/** Prints the path of a Chromium that starts, installing one if there is none. */
try {
  console.log(await ensureChromium(chromiumCandidates()));
} catch (error) {
  if (!(error instanceof NoChromiumError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
