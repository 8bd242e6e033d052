import type { OperationId } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, inject, test } from 'vitest';
import { auditEntries, keptAnswers } from '../src/db/schema.ts';
import { takesKey } from '../src/http/answerOnce.ts';
import { declaredOperations, examplesOf, isForm } from './contract.ts';
import { countStatements } from './countStatements.ts';
import { exampleCalls, toContent } from './exampleCalls.ts';
import { callers, preparations, queries, refusals } from './exampleWorld.ts';
import { useBackend } from './testBackend.ts';
import { startOfTests } from './testClock.ts';

/** Calls of every operation as the contract's examples say; `useBackend` checks each answer against the contract. */

const backend = useBackend();

/** The record that a resource's paths name: the one that its example has made, or the first. */
const ids = new Map<string, string>();
/** Names changes that no operation makes. */
const preparing = { operation: 'preparation', requestId: null, userId: null, role: '', at: startOfTests };
/** Operations that were answered and may have changed something. */
const written = new Set<string>();
/** The most statements that an example of an operation has sent to PostgreSQL. */
const statements = new Map<string, number>();
let reference = '';
let reportLink = '';

beforeAll(async () => {
  // Their first calls would count the statements that make them.
  for (const who of new Set(Object.values(callers))) if (who !== 'anonymous') await backend.token(who);
  for (const [resource, path] of [
    ['notifications', '/utils/notifications'],
    ['auth', '/users/auth/logins'],
  ] as const) {
    const { body } = await backend.call('GET', path, { as: 'administrator' });
    ids.set(resource, String((body.results ?? body)[0].id));
  }
});

/** They change nothing, so that a repeat asks again; the last one gives the payment that it has begun. */
const onlyAsk: readonly OperationId[] = [
  'farmers.bulkCheck',
  'agents.bulkCheck',
  'bookings.find',
  'bookings.checkDiscount',
  'samples.generateResults',
  'samples.adjustPh',
  'payments.checkStatus',
];

test('every operation that takes a body has an example of it', () => {
  const without = declaredOperations.filter(
    (operation) => operation.requestBody && examplesOf(operation).length === 0,
  );
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});

test.each(exampleCalls)('$operationId answers its example: $example.name', async (call) => {
  const { operationId, method, path } = call;
  const resource = operationId.replace(/\..*/, '');
  // Calibrations are below their device; controls name soils, samples and bookings.
  const named = { calibrations: 'devices', controls: '' }[resource] ?? resource;
  const address = path
    .replace('{id}', ids.get(named) ?? '1')
    .replace('reports-public/{uuid}', `reports-public/${reportLink}`)
    .replace('{uuid}', '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11')
    .replace('{token}', '0'.repeat(48))
    .replace('{reference}', reference)
    .replace('{provider}', 'sandbox')
    .replace(/\/?$/, method === 'GET' ? '' : '/');
  const preparation = preparations[operationId];
  if (preparation) {
    await backend.db.as(preparing, () => backend.db.inTransaction((db) => db.execute(preparation)));
  }
  const query = queries[operationId];
  const takes = takesKey(operationId) && !isForm(call.requestBody);
  const send = async () =>
    backend.call(method, query ? `${address}?${query}` : address, {
      as: callers[operationId] ?? 'administrator',
      ...(await toContent(call)),
      ...(takes && {
        headers: { 'Idempotency-Key': `example:${operationId}:${call.example.name.replace(' ', '-')}` },
      }),
    });
  const { result, statements: sent } = await countStatements(async () => {
    const answer = await send();
    await backend.settleAudit();
    return answer;
  });
  const { status, body } = result;
  statements.set(operationId, Math.max(sent, statements.get(operationId) ?? 0));
  const refusal = refusals[operationId];
  if (refusal === undefined) expect(status, JSON.stringify(body)).toBeLessThan(300);
  else expect(status).toBe(refusal);
  if (refusal === undefined && method !== 'GET') written.add(operationId);
  if (takes && !onlyAsk.includes(operationId)) {
    const again = await send();
    expect(again).toMatchObject({ status, body });
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  }
  if (operationId.endsWith('.create') && body.id) ids.set(resource, String(body.id));
  if (operationId === 'payments.initialize') reference = body.reference;
  if (operationId === 'reports.create') reportLink = body.link;
});

// A new feature would make an operation slower, unseen by any other test. A commit that raises a number says why.
if (inject('demo').kind === 'postgres') {
  test('every operation takes as many trips to the database as are written down', async () => {
    const lines = [...statements].sort().map(([operation, sent]) => `${operation} ${sent}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('statements.txt');
  });
}

test('no answer that is kept has a token', async () => {
  const kept = await backend.db.inTransaction((db) => db.select().from(keptAnswers));
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter(({ body }) => /"token"/.test(body ?? '') && !/"token":\[/.test(body ?? ''))).toEqual([]);
});

/** Operations that send what to look up or count, or ask for a message with a link or code, or mark their reader's own notices. */
const unrecorded: readonly string[] = [
  'account.requestEmailChange',
  'account.requestPhoneCode',
  'agents.bulkCheck',
  'auth.requestPasswordReset',
  'auth.validatePasswordResetToken',
  'bookings.checkDiscount',
  'bookings.find',
  'farmers.bulkCheck',
  'notifications.delete',
  'notifications.markAllRead',
  'notifications.update',
  // A rule set says itself who uploaded and approved it, and refuses changes.
  'ruleSets.approve',
  'ruleSets.create',
  'samples.adjustPh',
  'samples.generateResults',
  // The payer's phone: the payment is changed by what the sandbox sends afterwards.
  'sandbox.answerPrompt',
  'subscribers.create',
];

test('every operation that changes a record is in the audit log', async () => {
  const entries = await backend.db.inTransaction((db) =>
    db.selectDistinct({ operation: auditEntries.operation }).from(auditEntries),
  );
  const recorded = new Set(entries.map(({ operation }) => operation));
  expect([...written].filter((operation) => !recorded.has(operation)).sort()).toEqual(unrecorded);
  // Nothing else changes a record without a name; the tokens are those of the tests.
  const nameless = await backend.db.inTransaction((db) =>
    db
      .selectDistinct({ table: auditEntries.table_name })
      .from(auditEntries)
      .where(eq(auditEntries.operation, '')),
  );
  expect(nameless).toEqual([{ table: 'tokens' }]);
});
