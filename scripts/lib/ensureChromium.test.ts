import { describe, expect, it } from 'vitest';
import { type ChromiumMachine, ensureChromium } from './ensureChromium.ts';

/** A computer whose browsers are the given files; an installer adds one more when it `works`. */
function createMachine(setup: Partial<ChromiumMachine> & { installed?: string[]; broken?: string[] } = {}) {
  const installed = setup.installed ?? [];
  const lines: string[] = [];
  const machine: ChromiumMachine = {
    chosenPath: undefined,
    listCandidates: () => [...(setup.broken ?? []), ...installed],
    starts: (path) => installed.includes(path),
    installers: [],
    say: (line) => lines.push(line),
    ...setup,
  };
  const installer = (name: string, works: boolean) => ({
    name,
    install: async () => {
      if (works) installed.push(`/by/${name}`);
    },
  });
  return { machine, installed, installer, lines };
}

describe('finding a Chromium', () => {
  it('takes the one a person chose, although others are there', async () => {
    const { machine } = createMachine({
      chosenPath: '/opt/mine',
      installed: ['/usr/bin/chromium', '/opt/mine'],
    });
    expect(await ensureChromium(machine)).toBe('/opt/mine');
  });

  it('refuses a chosen one that does not start, instead of taking another in silence', async () => {
    const { machine } = createMachine({ chosenPath: '/opt/typo', installed: ['/usr/bin/chromium'] });
    await expect(ensureChromium(machine)).rejects.toThrow(
      'CHROMIUM_PATH=/opt/typo is not a Chromium that starts.',
    );
  });

  it('passes over a file that is there but does not start', async () => {
    const { machine, lines } = createMachine({
      broken: ['/usr/bin/chromium-browser'],
      installed: ['/usr/bin/google-chrome'],
    });
    expect(await ensureChromium(machine)).toBe('/usr/bin/google-chrome');
    expect(lines).toEqual([]);
  });
});

describe('a machine without Chromium', () => {
  it('installs it the first way that works and says so', async () => {
    const { machine, installer, lines } = createMachine();
    machine.installers = [installer('apt-get', true), installer('download', true)];
    expect(await ensureChromium(machine)).toBe('/by/apt-get');
    expect(lines).toEqual(['No Chromium found: installing it with apt-get.']);
  });

  it('tries the next way when the first one brings nothing', async () => {
    const { machine, installer } = createMachine();
    machine.installers = [installer('download', false), installer('apt-get', true)];
    expect(await ensureChromium(machine)).toBe('/by/apt-get');
  });

  it('ends with one line naming CHROMIUM_PATH when every way fails', async () => {
    const { machine, installer } = createMachine();
    machine.installers = [installer('download', false)];
    const refusal = await ensureChromium(machine).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: 'NoChromiumError',
      message: expect.stringMatching(/^[^\n]*CHROMIUM_PATH[^\n]*$/),
    });
  });
});
