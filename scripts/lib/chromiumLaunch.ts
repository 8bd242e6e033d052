/** How every test starts Chromium: a system one, as root and without a graphics card, too. `CHROMIUM_PATH` names another. */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
};
