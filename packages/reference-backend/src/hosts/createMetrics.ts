import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from '../Dependencies.ts';
import type { Database } from '../db/Database.ts';
import { messageChannels } from '../generated/values.ts';
import { inTime } from '../services/platform/inTime.ts';
import { type Queues, readQueues } from '../services/platform/readQueues.ts';

/** Longest wait for the database; Prometheus waits for ten seconds. */
const patienceMs = 5000;

export interface Metrics {
  /** Counts an answered request. */
  note: (answered: Answered) => void;
  /** Gives all metrics in Prometheus' text format. Never rejects because of the database: `udongo_database_up` is 0 then. */
  read: () => Promise<string>;
  contentType: string;
}

/**
 * Measures a server. Labels are names of our own: operations, statuses, jobs and channels of messages, never anything of a person.
 * Process memory, CPU and the lag of the event loop are those of prom-client.
 */
export function createMetrics(database: Database, jobNames: readonly string[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'udongo_requests_total',
    help: 'Answered requests by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'udongo_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['operation'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const inUse = gauge('udongo_database_connections_in_use', 'Connections to the database with work in hand.');
  const waiting = gauge('udongo_database_waiting', 'Transactions that wait for a connection.');
  const isUp = gauge('udongo_database_up', 'Whether the database answered this question.');
  const failures = gauge('udongo_job_failures', 'Failures of a job in a row.', ['job']);
  const every = gauge('udongo_job_every_seconds', 'Time between two runs of a job.', ['job']);
  const success = gauge('udongo_job_last_success_timestamp_seconds', 'Last success of a job.', ['job']);
  const messages = gauge('udongo_messages_waiting', 'Messages that wait to be sent.', ['channel']);
  const overdue = gauge('udongo_messages_overdue_seconds', 'Time since the first of them was due.', [
    'channel',
  ]);
  const differences = gauge('udongo_money_differences', 'Bookings whose books differ from their money.');

  const show = (queues: Queues) => {
    for (const job of queues.jobs) {
      failures.set({ job: job.name }, job.failures);
      every.set({ job: job.name }, job.everySeconds);
      if (job.lastSuccessOn) success.set({ job: job.name }, job.lastSuccessOn.getTime() / 1000);
    }
    for (const channel of messageChannels) {
      const found = queues.messages.find((one) => one.channel === channel);
      const lateMs = found?.dueOn ? Date.now() - found.dueOn.getTime() : 0;
      messages.set({ channel }, found?.waiting ?? 0);
      overdue.set({ channel }, Math.max(0, lateMs / 1000));
    }
    differences.set(queues.moneyDifferences);
  };

  return {
    note: ({ operation, status, durationMs }) => {
      requests.inc({ operation, status });
      durations.observe({ operation }, durationMs / 1000);
    },
    read: async () => {
      const load = database.load();
      inUse.set(load.inUse);
      waiting.set(load.waiting);
      const queues = await inTime(
        database.inSnapshot((db) => readQueues(db, jobNames)),
        patienceMs,
      );
      isUp.set(queues ? 1 : 0);
      if (queues) show(queues);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
