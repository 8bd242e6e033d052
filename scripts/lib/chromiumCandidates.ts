import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import type { ChromiumInstaller, ChromiumMachine } from './ensureChromium.ts';
import { run } from './run.ts';

/** The first one draws no window: the tests of the whole product take a quarter less work in it. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const usualFiles = [
  ...commands.map((command) => `/usr/bin/${command}`),
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The computer this process runs on, as `ensureChromium` sees it. */
export function chromiumCandidates(): ChromiumMachine {
  return {
    chosenPath: process.env.CHROMIUM_PATH,
    listCandidates: () =>
      [...new Set([...commandsInPath(), ...usualFiles, ...playwrightCache()])].filter((path) =>
        existsSync(path),
      ),
    starts,
    installers: installers(),
    say: (line) => console.log(line),
  };
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function commandsInPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** The revision this Playwright wants first, then whatever an older one left. */
function playwrightCache(): string[] {
  const wanted = chromium.executablePath();
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [wanted];
  const older = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) =>
      ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, name, folder, 'chrome')),
    );
  return [wanted, ...older];
}

/** Lists the installers in order. As root on Debian apt comes first: Playwright's download lacks the system libraries it needs. */
function installers(): ChromiumInstaller[] {
  return process.getuid?.() === 0 && isDebian()
    ? [apt('chromium-headless-shell'), apt('chromium'), download]
    : [download];
}

const download: ChromiumInstaller = {
  name: "Playwright's download",
  install: async () => {
    await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      timeoutMs: 240_000,
    });
  },
};

const apt = (browser: string): ChromiumInstaller => ({
  name: `apt-get install ${browser}`,
  install: async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env, timeoutMs: 120_000 });
    // Without a font the pictures of a bare system show boxes instead of letters.
    const packages = [browser, 'fonts-liberation'];
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
      env,
      timeoutMs: 600_000,
    });
  },
});

function isDebian(): boolean {
  if (platform() !== 'linux' || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}
