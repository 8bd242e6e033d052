import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from './lib/freePorts.ts';

/** An API that answers, logs its settings, and ends as its environment says. */
const standInApi = `
  const { createServer } = require('node:http');
  const { API_PORT, HOST, CORS_ORIGINS, REFUSE, DIE_ON_REQUEST } = process.env;
  if (REFUSE) { console.error(REFUSE); process.exit(1); }
  const server = createServer((request, response) => {
    if (DIE_ON_REQUEST && request.url === '/die') process.exit(7);
    response.end(JSON.stringify({ origins: CORS_ORIGINS }));
  }).listen(Number(API_PORT), HOST);
  process.on('SIGTERM', () => { console.log('API stopped in order'); server.close(); server.closeAllConnections(); });`;

const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const builtFiles = {
  'package.json': JSON.stringify({ private: true, workspaces: ['packages/*'], scripts: manifest.scripts }),
  'packages/reference-backend/dist/server.js': standInApi,
  'packages/reference-app/dist/index.html': '<title>Udongo</title>',
};

/** Makes a checkout in which everything is built, with a stand-in for the API; the commands are the real ones. */
function createHouse(files: Record<string, string> = {}) {
  const house = mkdtempSync(join(tmpdir(), 'udongo-start-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  for (const [file, text] of Object.entries({ ...builtFiles, ...files })) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  for (const folder of ['scripts', 'node_modules']) symlinkSync(resolve(folder), join(house, folder));
  return house;
}

/** A package whose build writes the given output. */
function buildable(name: string, output: string, text: string) {
  const manifest = {
    name,
    version: '1.0.0',
    scripts: { build: `mkdir -p dist && cp source.txt dist/${output}` },
  };
  return {
    [`packages/${name}/package.json`]: JSON.stringify(manifest),
    [`packages/${name}/source.txt`]: text,
  };
}

interface StartOptions {
  house?: string;
  /** Default: what `npm start` runs, without npm. */
  command?: readonly [string, ...string[]];
  env?: Record<string, string>;
}

const withoutNpm = [process.execPath, '--import', 'tsx', 'scripts/start.ts'] as const;

/** Starts the product; whatever happens, it is gone when the test ends. */
async function start({ house = createHouse(), command = withoutNpm, env = {} }: StartOptions = {}) {
  const [appPort = 0, apiPort = 0] = await freePorts(2);
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: house,
    env: { ...process.env, APP_PORT: String(appPort), API_PORT: String(apiPort), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    // Not SIGKILL: it would leave the API behind.
    child.kill('SIGTERM');
    await closed;
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  return {
    appPort,
    apiPort,
    output: () => output,
    /** Resolves when the text was printed; rejects when the command ended without it. */
    printed: (text: string) =>
      new Promise<void>((done, fail) => {
        const look = () => output.includes(text) && done();
        listeners.add(look);
        look();
        closed.then(() => fail(new Error(`It ended without printing "${text}":\n${output}`)));
      }),
    stop: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return closed;
    },
    closed,
  };
}

async function occupyPort(port = 0) {
  const server = createServer();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => new Promise((done) => server.close(done)),
  };
}

async function expectPortsFree(...ports: number[]) {
  for (const port of ports) await (await occupyPort(port)).close();
}

describe('npm start', () => {
  it.each([
    ['SIGINT', ['npm', 'start']],
    ['SIGTERM', ['npm', 'start']],
    ['SIGHUP', withoutNpm],
  ] as const)(
    'runs the app and the API, says where and for whom, and leaves nothing after %s',
    async (signal, command) => {
      const house = createHouse();
      const { appPort, apiPort, printed, output, stop } = await start({ house, command });
      await printed('Stop with Ctrl-C.');
      expect(output()).toContain(`App  http://localhost:${appPort}`);
      expect(output()).toContain(`API  http://localhost:${apiPort}`);
      expect(output()).toContain('Log  .data/server.log');
      expect(output()).toMatch(/farmer\s+farmer@udongo[.]test\s+Farmer-pass-1/);

      const page = await fetch(`http://127.0.0.1:${appPort}/bookings`);
      expect(await page.text()).toContain('<title>Udongo</title>');
      const config = await fetch(`http://127.0.0.1:${appPort}/config.json`);
      // Longer than proxies keep one (docs/operating.md).
      expect(config.headers.get('keep-alive')).toBe('timeout=75');
      expect(await config.json()).toMatchObject({ apiBaseUrl: `http://localhost:${apiPort}`, mock: false });
      const api = await fetch(`http://127.0.0.1:${apiPort}/`);
      expect((await api.json()).origins).toContain(`http://localhost:${appPort}`);

      expect(await stop(signal)).toBe(0);
      expect(output()).not.toContain('API stopped in order');
      expect(readFileSync(join(house, '.data/server.log'), 'utf8')).toBe('API stopped in order\n');
      await expectPortsFree(appPort, apiPort);
    },
  );

  it('prints its greeting and nothing else, adds to the log in DATA_DIR, and moves a long one away', async () => {
    const house = createHouse({ 'data/server.log': 'x'.repeat(5_000_001) });
    for (const times of [1, 2]) {
      const { printed, output, stop } = await start({ house, env: { DATA_DIR: 'data' } });
      await printed('Stop with Ctrl-C.');
      expect(output()).toMatch(/^\n {2}App {2}http\S+\n {2}API {2}[^\n]+\n {2}Log {2}data\/server[.]log\n/);
      await stop('SIGINT');
      expect(output().trimEnd()).toMatch(/Stop with Ctrl-C[.]$/);
      const log = readFileSync(join(house, 'data/server.log'), 'utf8');
      expect(log).toBe('API stopped in order\n'.repeat(times));
    }
    expect(readFileSync(join(house, 'data/server.log.1'), 'utf8')).toHaveLength(5_000_001);
  });

  it('starts the app alone against an API elsewhere', async () => {
    const { appPort, apiPort, printed, output, stop } = await start({
      env: { API_BASE_URL: 'https://soil.example' },
    });
    await printed('Stop with Ctrl-C.');
    expect(output()).toContain('API  https://soil.example');
    expect(output()).not.toContain('@udongo.test');
    const config = await fetch(`http://127.0.0.1:${appPort}/config.json`);
    expect(await config.json()).toMatchObject({ apiBaseUrl: 'https://soil.example', demo: false });
    await expectPortsFree(apiPort);
    expect(await stop('SIGINT')).toBe(0);
  });

  it('starts the app alone with the API in the browser', async () => {
    const { appPort, apiPort, printed, output, stop } = await start({
      command: ['npm', 'run', 'start:mock'],
    });
    await printed('Stop with Ctrl-C.');
    expect(output()).toContain('API  in the browser');
    const config = await fetch(`http://127.0.0.1:${appPort}/config.json`);
    expect(await config.json()).toMatchObject({ mock: true, demo: true });
    await expectPortsFree(apiPort);
    expect(await stop('SIGINT')).toBe(0);
  });

  it('builds what is missing, and nothing when all is current', async () => {
    const house = createHouse({
      ...buildable('reference-backend', 'server.js', standInApi),
      ...buildable('reference-app', 'index.html', '<title>Built now</title>'),
    });
    for (const name of ['reference-backend', 'reference-app']) {
      rmSync(join(house, 'packages', name, 'dist'), { recursive: true });
    }
    const first = await start({ house });
    await first.printed('Stop with Ctrl-C.');
    const page = await fetch(`http://127.0.0.1:${first.appPort}/`);
    expect(await page.text()).toContain('Built now');
    for (const name of ['the API', 'the app']) expect(first.output()).toContain(`Building ${name} ...`);
    await first.stop('SIGINT');

    const second = await start({ house });
    await second.printed('Stop with Ctrl-C.');
    expect(second.output()).not.toContain('Building');
    await second.stop('SIGINT');
  });
});

describe('npm start that cannot', () => {
  it.each(['APP_PORT', 'API_PORT'])('says in one line that the port of %s is taken', async (variable) => {
    const { port, close } = await occupyPort();
    const { closed, output } = await start({ env: { [variable]: String(port) } });
    expect(await closed).toBe(1);
    expect(output()).toBe(
      `Port ${port} is in use: choose another one with ${variable}, for example ${variable}=${port + 1}.\n`,
    );
    await close();
  });

  it('says in one line that the app and the API were given one port', async () => {
    const { closed, output } = await start({ env: { APP_PORT: '5374', API_PORT: '5374' } });
    expect(await closed).toBe(1);
    expect(output()).toBe('APP_PORT and API_PORT are both 5374: choose two different ports.\n');
  });

  it('says in one line which variable makes no sense', async () => {
    const { closed, output } = await start({ env: { API_BASE_URL: 'soil.example' } });
    expect(await closed).toBe(1);
    expect(output()).toMatch(/^API_BASE_URL=soil[.]example is not a web address: [^\n]*\n$/);
  });

  it('passes on why the API refused, and leaves nothing running', async () => {
    const refusal = '.data is in use by the process 4711.';
    const { closed, output, appPort, apiPort } = await start({ env: { REFUSE: refusal } });
    expect(await closed).toBe(1);
    expect(output()).toBe(`${refusal}\nThe API did not start, see above and .data/server.log.\n`);
    await expectPortsFree(appPort, apiPort);
  });

  it('stops the app when the API dies under it', async () => {
    const { printed, closed, output, appPort, apiPort } = await start({ env: { DIE_ON_REQUEST: 'yes' } });
    await printed('Stop with Ctrl-C.');
    await fetch(`http://127.0.0.1:${apiPort}/die`).catch(() => null);
    expect(await closed).toBe(1);
    expect(output()).toContain('The API ended unexpectedly.');
    await expectPortsFree(appPort, apiPort);
  });

  it('shows what the builder said when a build fails', async () => {
    const house = createHouse({
      'packages/reference-backend/package.json': JSON.stringify({
        name: 'api',
        version: '1.0.0',
        scripts: { build: 'echo "index.ts:3 no such thing" && exit 2' },
      }),
    });
    rmSync(join(house, 'packages/reference-backend/dist/server.js'));
    const { closed, output, appPort, apiPort } = await start({ house });
    expect(await closed).toBe(1);
    expect(output()).toContain('index.ts:3 no such thing');
    expect(output()).toContain('Building the API failed, see above.');
    await expectPortsFree(appPort, apiPort);
  });
});
