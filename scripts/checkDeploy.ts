import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContainerStep, readContainerfile } from './lib/containerSteps.ts';
import { freePorts } from './lib/freePorts.ts';
import { untilAnswers } from './lib/untilAnswers.ts';

/**
 * Checks what deploy/ says on a machine without containers: the units by systemd's own check, where it is there, and the steps of the
 * Containerfile one by one in empty folders, then API and app as a user who is not root. Errors: a step that fails, with its output.
 */
const folder = mkdtempSync(join(tmpdir(), 'udongo-deploy-'));
/** Nobody, as root; else whoever runs this. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
try {
  checkUnits();
  const { root, env, health, command } = build(
    readContainerfile(readFileSync('deploy/Containerfile', 'utf8')),
  );
  await checkProcesses(root, env, health, command);
  console.log('deploy/ works.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function checkUnits(): void {
  const units = readdirSync('deploy').filter((file) => file.endsWith('.service'));
  if (!existsSync('/usr/bin/systemd-analyze')) {
    console.log('systemd-analyze is not here: units not checked.');
    return;
  }
  execFileSync('systemd-analyze', ['verify', ...units.map((file) => join('deploy', file))], {
    stdio: 'inherit',
  });
  console.log(`Units checked: ${units.join(', ')}`);
}

interface Image {
  root: string;
  env: Record<string, string>;
  health: string;
  command: string[];
}

/** Carries the steps out, each stage in a folder of its own. Paths of the image that begin with /var are inside of it. */
function build(steps: readonly ContainerStep[]): Image {
  const stages: Record<string, string> = {};
  let image: Image = { root: '', env: {}, health: '', command: [] };
  for (const { name, rest } of steps) {
    console.log(`${name} ${rest}`);
    if (name === 'FROM') {
      const stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      image = { root: join(folder, stage), env: {}, health: '', command: [] };
      stages[stage] = image.root;
      mkdirSync(image.root);
    }
    if (name === 'ENV') {
      for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) {
        image.env[key] = value.replace(/^\/var/, join(image.root, 'var'));
      }
    }
    if (name === 'COPY') copy(rest, image.root, stages);
    if (name === 'RUN' && !rest.startsWith('mkdir')) {
      execFileSync('sh', ['-c', rest], {
        cwd: image.root,
        env: { ...clean(), ...image.env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    if (name === 'HEALTHCHECK') image.health = rest.slice(rest.indexOf(' CMD ') + 5);
    if (name === 'CMD') image.command = JSON.parse(rest);
  }
  return image;
}

function copy(rest: string, root: string, stages: Record<string, string>): void {
  const words = rest.split(' ');
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  if (from) {
    const [, source = '', target = ''] = words;
    cpSync(source.replace('/udongo', stages[from] ?? ''), join(root, target), {
      recursive: true,
      verbatimSymlinks: true,
    });
  } else if (words[0] === '.') {
    // What git knows is what .dockerignore leaves.
    execFileSync('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t '${root}'`]);
  } else {
    for (const file of words.slice(0, -1)) cpSync(file, join(root, file));
  }
}

/** The environment of a new machine: no npm and no Node settings of whoever runs this. */
function clean(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: folder };
}

async function checkProcesses(root: string, env: Record<string, string>, health: string, command: string[]) {
  const [API_PORT = 0, APP_PORT = 0] = await freePorts(2);
  const data = join(root, 'var/lib/udongo');
  mkdirSync(data, { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  execFileSync('chmod', ['777', data]);
  const run = (args: readonly string[], more: Record<string, string>) =>
    spawn(args[0] ?? '', args.slice(1), {
      ...user,
      cwd: root,
      env: {
        ...clean(),
        ...env,
        HOST: '127.0.0.1',
        API_PORT: String(API_PORT),
        APP_PORT: String(APP_PORT),
        ...more,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const api = run(command, { SEED: 'demo', PAYMENTS_SANDBOX_IN_PRODUCTION: 'yes' });
  const app = run(['node', 'packages/reference-app/dist/.server/serve.js'], {
    API_BASE_URL: `http://127.0.0.1:${API_PORT}`,
  });
  try {
    await expectAnswer(`http://127.0.0.1:${API_PORT}/healthz`, api);
    execFileSync('sh', ['-c', health.replace('8080', String(API_PORT))], { cwd: root, stdio: 'inherit' });
    await expectAnswer(`http://127.0.0.1:${APP_PORT}/book`, app);
    const crops = await fetch(`http://127.0.0.1:${API_PORT}/agric/crops?limit=1&public=true`);
    const { count } = await crops.json();
    console.log(`API and app answer, with ${count} crops.`);
  } finally {
    for (const child of [api, app]) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = child.exitCode === null ? await ended : [child.exitCode];
      if (code !== 0) process.exitCode = 1;
    }
  }
}

async function expectAnswer(address: string, child: ReturnType<typeof spawn>): Promise<void> {
  const end = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
  if (await untilAnswers(address, end)) return;
  throw new Error(`Nothing answers at ${address}: the process ended with ${child.exitCode}.`);
}
