import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createCluster } from './cluster/createCluster.ts';
import { parseDrillOptions } from './cluster/parseOptions.ts';
import { until } from './cluster/until.ts';
import { compareWrites } from './drill/compareWrites.ts';
import { createCaller } from './drill/createCaller.ts';
import { faults } from './drill/faults.ts';
import { livePeople } from './drill/livePeople.ts';
import { isBroken, type Outcome, runFault, tableHead, toRow } from './drill/runFault.ts';
import { StartError } from './lib/StartError.ts';

/** A cluster under load whose parts are killed, stopped and frozen in turns. Says which promises were broken. */
const many = '1000000/1h';
const limits = ['ANONYMOUS_BOOKINGS', 'PAYMENTS', 'PAYMENT_QUESTIONS'].map((name) => [
  `LIMIT_${name}_BY_ADDRESS`,
  many,
]);
const apiEnvironment = {
  ...Object.fromEntries(limits),
  SMS_DAILY_LIMIT: '9999999',
  MAIL_DAILY_LIMIT: '9999999',
};

try {
  const { minutes, folder } = parseDrillOptions(process.argv.slice(2));
  const cluster = createCluster({ folder, apiEnvironment });
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  process.once('SIGINT', () => void cluster.stop().finally(() => process.exit(1)));
  try {
    await cluster.start(console.log);
    process.exitCode = (await drill(cluster, folder, minutes)) ? 0 : 1;
  } finally {
    await cluster.stop();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** Gives whether all promises were kept. */
async function drill(
  cluster: ReturnType<typeof createCluster>,
  folder: string,
  minutes: number,
): Promise<boolean> {
  const since = new Date();
  const caller = createCaller(cluster.door);
  const account = { email: 'technician@udongo.test', password: 'Technician-pass-1' };
  const { token } = await caller.write<{ token: string }>('/users/auth/login/', account);
  const people = livePeople(caller, { technician: token }, 4);
  const end = performance.now() + minutes * 60_000;
  const outcomes: Outcome[] = [];
  const broken: string[] = [];
  console.log(tableHead);
  await pause(5000);
  try {
    for (let turn = 0; turn < faults.length || performance.now() < end; turn += 1) {
      const fault = faults[turn % faults.length];
      if (!fault) break;
      const outcome = await runFault(cluster, caller, fault);
      console.log(toRow(outcome));
      outcomes.push(outcome);
      if (isBroken(outcome)) broken.push(`${fault.name}: no write for 30 s`);
      await pause(5000);
    }
  } catch (error) {
    broken.push(error instanceof Error ? error.message : String(error));
  }
  await people.end();
  const url = cluster.superuser((await cluster.primary()) ?? 'a');
  // A server that was killed leaves its claim of the outbox for five minutes.
  await until('the outbox', 360, () => isOutboxEmpty(url));
  const messageFiles = cluster.withApi.map((machine) =>
    join(folder, machine, 'data', 'sandbox-messages.jsonl'),
  );
  broken.push(...people.refused, ...(await compareWrites({ url, ...people, since, messageFiles })));

  const { bookings, payments, received, readings } = people.acknowledged;
  const minutesTaken = ((Date.now() - since.getTime()) / 60_000).toFixed(1);
  console.log(
    `\n${minutesTaken} minutes, ${cpus().length} cores of ${cpus()[0]?.model}: ${bookings.length} bookings, ${payments.length} payments, ` +
      `${received.length} samples received, ${readings.length} readings; ${caller.acknowledged.length} writes acknowledged, ${caller.failed.length} requests repeated.`,
  );
  for (const line of broken.slice(0, 50)) console.log(`BROKEN ${line}`);
  console.log(broken.length === 0 ? 'Every promise was kept.' : `${broken.length} promises were broken.`);
  return broken.length === 0;
}

async function isOutboxEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from messages where status = 'queued' and class = 'transactional' and next_attempt_on <= now() limit 1`,
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}
