/** The computer as `ensureChromium` sees it; tests hand in another one. */
export interface ChromiumMachine {
  /** Value of the environment variable CHROMIUM_PATH. */
  chosenPath: string | undefined;
  /** Places to look at, best first: commands in PATH, usual folders, Playwright's cache. */
  listCandidates: () => string[];
  /** True when the file answers `--version`: it exists, may be run, and its libraries are there. */
  starts: (path: string) => boolean;
  /** Ways to install one, best first; none where nothing may be installed. */
  installers: ChromiumInstaller[];
  say: (line: string) => void;
}

export interface ChromiumInstaller {
  /** Shown before it starts, as it may take minutes. */
  name: string;
  /** Resolves when it ended, in success or not: what counts is what can be found afterwards. */
  install: () => Promise<void>;
}

/**
 * Finds a Chromium that starts, or installs one.
 * Errors: rejects with a `NoChromiumError` whose message is one line naming CHROMIUM_PATH.
 */
export async function ensureChromium(machine: ChromiumMachine): Promise<string> {
  if (machine.chosenPath) {
    if (machine.starts(machine.chosenPath)) return machine.chosenPath;
    throw new NoChromiumError(`CHROMIUM_PATH=${machine.chosenPath} is not a Chromium that starts.`);
  }
  const found = machine.listCandidates().find(machine.starts);
  if (found) return found;
  for (const { name, install } of machine.installers) {
    machine.say(`No Chromium found: installing it with ${name}.`);
    await install();
    const installed = machine.listCandidates().find(machine.starts);
    if (installed) return installed;
  }
  throw new NoChromiumError(
    'No Chromium found and none could be installed: set CHROMIUM_PATH to a Chromium or Chrome executable.',
  );
}

export class NoChromiumError extends Error {
  override name = 'NoChromiumError';
}
