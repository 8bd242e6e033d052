import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Launch options of every test: a Chromium of the system, also as root and without a graphics card. `CHROMIUM_PATH` names another. */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? 'chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
};
