#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { checkApi } from './checkApi.ts';
import type { FindingStatus } from './Finding.ts';
import { screensWithout } from './screens.ts';

const usage = `Usage: npx @udongo/sdk check-api URL [--origin ORIGIN]… [--login EMAIL] [--write]

Tells what a server has of what Udongo's components and app ask for, and which parameters it ignores.
  --origin ORIGIN  a site whose pages will call the server, such as https://book.example.org; can be given several times
  --login EMAIL    log in first; the password is read from UDONGO_PASSWORD, or asked for
  --write          also make bookings, change and delete them; the report names those that stay
UDONGO_TOKEN takes a bearer token in place of a login.

Exit code: 0 when everything that was asked is there, 1 when something is missing, ignored or wrong, 2 when it could not run.`;

// A reader such as `head` closes the pipe before the end.
process.stdout.on('error', () => process.exit(2));
process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(usage);
  return 2;
});

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string', multiple: true },
      login: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [command, url, ...rest] = positionals;
  if (command !== 'check-api' || !url || rest.length > 0) throw new Error('Give check-api and one URL.');
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new Error(`${url} is no web address.`);
  const email = values.login;
  const login = email === undefined ? undefined : { email, password: await readPassword(email) };
  const counts = new Map<FindingStatus, number>();
  const left = new Set<string>();
  let heading: string | undefined;
  for await (const finding of checkApi({
    url,
    ...(values.origin && { origins: values.origin.map(toOrigin) }),
    login,
    token: process.env.UDONGO_TOKEN,
    write: values.write,
  })) {
    const { status, what, note, part } = finding;
    if (what === 'server') {
      console.error(`${url} cannot be reached: ${note}`);
      return 2;
    }
    if (part !== heading) console.log(`\n${part}`);
    heading = part;
    counts.set(status, (counts.get(status) ?? 0) + 1);
    for (const { path } of screensWithout(finding)) left.add(path);
    console.log(`  ${status.padEnd(8)} ${what}${note && `: ${note}`}`);
  }
  if (left.size > 0) console.log(`\nLeave out what it lacks: WITHOUT_SCREENS=${[...left].join()}`);
  const summary = [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
  console.log(`\n${summary}. What each means: docs/own-backend.md of @udongo/sdk`);
  return (['missing', 'ignored', 'wrong'] as const).some((status) => counts.has(status)) ? 1 : 0;
}

function toOrigin(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error(`${text} is no origin, such as https://book.example.org.`);
}

/** The password is never an argument: other users of the machine can read those. */
async function readPassword(email: string): Promise<string> {
  const given = process.env.UDONGO_PASSWORD;
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new Error('Set UDONGO_PASSWORD: there is no terminal to ask for the password.');
  process.stderr.write(`Password of ${email}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
