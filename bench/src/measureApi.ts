import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administrator } from '../../packages/reference-backend/src/seed/people.ts';
import { bodyTargets, megabyte, worstBodies } from '../../packages/reference-backend/test/worstBodies.ts';
import { buildServer } from '../../scripts/lib/buildServer.ts';
import { longestWhile } from './longestWhile.ts';
import { readPort } from './readPort.ts';
import type { Section } from './results.ts';

/** The limit of `/healthz` in milliseconds, whatever else is requested. */
const mostMs = 200;
const pdfs = 100;

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Sends slow requests to a running server, and measures `/healthz` during them. */
export async function measureApi(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-bench-'));
  const server = spawn(process.execPath, [await buildServer()], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      SEED: 'demo',
      API_PORT: '0',
      TRUST_PROXY: '1',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await readPort(server.stdout);
    const asVisitor = await measureBodies(port, {});
    const authorization = await logIn(port);
    const asAdministrator = await measureBodies(port, { authorization });
    const printing = await measureInvoices(port, await logIn(port));
    const rows = [
      ['each operation, each worst body of 1 MB, as a visitor', asVisitor],
      ['the same, as an administrator', asAdministrator],
      [`${pdfs} invoices at once: ${printing.drawn} drawn, ${printing.refused} refused with 503`, printing],
    ] as const;
    const worstOf = Math.max(...rows.map(([, { longest }]) => longest));
    return {
      title: 'What keeps the API from answering',
      body: `The built server on its embedded database, with the demo. \`/healthz\` is asked all the time on a connection of its own; at most ${mostMs} ms is allowed.

| meanwhile | requests | longest answer of /healthz, ms |
|---|---|---|
${rows.map(([name, { requests, longest }]) => `| ${name} | ${requests} | ${longest.toFixed(0)} |`).join('\n')}`,
      problem: worstOf > mostMs ? `/healthz took ${worstOf.toFixed(0)} ms.` : undefined,
    };
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

const agent = new Agent({ keepAlive: true });

/**
 * Gives the status and the bytes of the answer. A connection that the server closes in the middle of a body
 * counts as an answer, too.
 */
function ask(
  port: number,
  { method, path, headers, body }: Asked,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const sent = request({ port, method, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('close', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('latin1') });
      });
    });
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}

async function logIn(port: number): Promise<string> {
  const { email } = administrator;
  const headers = { 'content-type': 'application/json' };
  const body = Buffer.from(JSON.stringify({ email, password: 'Admin-pass-1' }));
  const { text } = await ask(port, { method: 'POST', path: '/users/auth/login/', headers, body });
  return `Bearer ${JSON.parse(text).token}`;
}

async function measureBodies(port: number, login: Record<string, string>) {
  let requests = 0;
  const send = async () => {
    for (const { method, path } of bodyTargets) {
      // It would end the login, or delete the person.
      if (login.authorization && /^[/]users[/]/.test(path)) continue;
      for (const { type, piece } of worstBodies) {
        const body = Buffer.from(piece.repeat(Math.ceil(megabyte / piece.length)).slice(0, megabyte));
        requests += 1;
        const headers = { ...login, 'content-type': type, 'x-forwarded-for': addressOf(requests) };
        const { status } = await ask(port, { method, path, headers, body });
        if (login.authorization && status === 401) throw new Error(`${method} ${path} ended the login.`);
      }
    }
  };
  return { longest: await longestWhile(port, send), requests };
}

async function measureInvoices(port: number, authorization: string) {
  const path = '/agric/booking/payment/invoice/generate-invoice?booking=1';
  let statuses: number[] = [];
  const longest = await longestWhile(port, async () => {
    const answers = Array.from({ length: pdfs }, (_, index) =>
      ask(port, { method: 'GET', path, headers: { authorization, 'x-forwarded-for': addressOf(index) } }),
    );
    statuses = (await Promise.all(answers)).map(({ status }) => status);
  });
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  if (count(200) + count(503) < pdfs) throw new Error(`Invoices were answered with ${statuses.join(', ')}.`);
  return { longest, requests: pdfs, drawn: count(200), refused: count(503) };
}

/** Gives each request another address, so that none passes its limit. */
function addressOf(request: number): string {
  return `10.${(request >> 16) & 255}.${(request >> 8) & 255}.${request & 255}`;
}
