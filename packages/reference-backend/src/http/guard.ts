import type { OperationId } from '@udongo/sdk';
import { createMiddleware } from 'hono/factory';
import { type Actor, anonymous } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { Caller } from '../db/Database.ts';
import { forbidden, notFound, unauthorized } from '../errors.ts';
import { operations } from '../generated/operations.ts';
import { permissions } from '../generated/permissions.ts';
import { lastUseStepMs, noteUse } from '../services/people/logins.ts';
import { type LoginFactor, readActor } from '../services/people/tokens.ts';
import { sha256 } from '../services/platform/sha256.ts';
import { throttle } from '../services/platform/throttle.ts';
import { refuseText } from '../validation/storable.ts';
import type { AppContext, AppEnv } from './AppEnv.ts';
import { askFactor } from './askFactor.ts';
import { clientAddress } from './clientAddress.ts';
import { isFile, readAccess } from './readAccess.ts';

/** Finds the caller of an operation, in whose name its changes are recorded; notes refusals and files beside them. */
export function identify(operation: OperationId, dependencies: Dependencies) {
  const { db, clock, accessLog } = dependencies;
  return createMiddleware<AppEnv>(async (context, next) => {
    context.set('operation', operation);
    const { actor, factor } = operations[operation].ignoresToken
      ? visitor
      : await authenticate(context, dependencies);
    context.set('actor', actor);
    context.set('factor', factor);
    const caller: Caller = {
      operation,
      requestId: context.get('requestId'),
      userId: actor.userId,
      role: actor.role,
      at: clock(),
    };
    // A list changes nothing; in a browser, which knows one caller at a time, it would stand beside those who do.
    const changes = operations[operation].method !== 'GET' || isFile(operation);
    await (changes ? db.as(caller, next) : next());
    const access = readAccess(context, operation);
    if (access) accessLog.note({ caller, ...access });
  });
}

/** Names what a route outside the contract changes. */
export function callItself(operation: string, { db, clock }: Pick<Dependencies, 'db' | 'clock'>) {
  return createMiddleware<AppEnv>((context, next) => {
    const requestId = context.get('requestId');
    return db.as({ operation, requestId, userId: null, role: 'anonymous', at: clock() }, next);
  });
}

/** Checks every operation before it runs: whether the caller may, with a proven second factor, and whether they call too often. The body is not read yet. */
export function guard(operation: OperationId, dependencies: Dependencies) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const actor = context.get('actor');
    const decision = permissions[operation][actor.role];
    if (decision === 401) throw unauthorized();
    if (decision === 403) throw forbidden();
    const { requireSecondFactor } = dependencies.options;
    const factor = context.get('factor');
    const now = dependencies.clock();
    const query = context.req.query();
    context.set('checkBody', askFactor({ operation, actor, factor, query, requireSecondFactor, now }));
    // A text that the database cannot store can't name a record.
    if (Object.values(context.req.param()).some((value) => refuseText(String(value)))) throw notFound();
    await throttleOperation(context, operation, actor, dependencies);
    const isShort = actor.userId === null && !longBodies.includes(operation);
    if (isShort) context.set('maximumBytes', smallBodyBytes);
    await next();
  });
}

/** Bytes that are enough for a token or a code and its recipient. Parsing more would keep the server busy for anyone who sends it. */
export const smallBodyBytes = 4096;

/** Operations to which people without a login send longer bodies. Their readers have limits of their own. */
const longBodies: readonly OperationId[] = [
  'bookings.create',
  'contact.create',
  'webhooks.receivePayment',
  'webhooks.receiveCallback',
];

/**
 * Reads the bearer token; no token, or another scheme, is an anonymous visitor.
 * Errors: throws 401 for a token that is not valid.
 */
export async function authenticate(
  context: AppContext,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): Promise<{ actor: Actor; factor: LoginFactor }> {
  const [scheme = '', ...rest] = (context.req.header('authorization') ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'bearer') return visitor;
  const [token] = rest;
  if (!token || rest.length > 1) throw unauthorized('Invalid token.');
  const now = clock();
  const { actor, lastUsedOn, factor } = await db.inStatements((statements) =>
    readActor(statements, token, now),
  );
  const isStale = now.getTime() - lastUsedOn.getTime() > lastUseStepMs;
  if (isStale) await db.inStatements((statements) => noteUse(statements, sha256(token), now));
  return { actor, factor };
}

const visitor = { actor: anonymous, factor: { isOn: false, provenOn: null } };

type LimitName = keyof Dependencies['options']['limits'];

/** Limits of operations for a visitor's address. */
const byAddress: Partial<Record<OperationId, LimitName>> = {
  'auth.login': 'loginsByAddress',
  'auth.validatePasswordResetToken': 'loginsByAddress',
  'auth.confirmPasswordReset': 'loginsByAddress',
  'auth.requestPasswordReset': 'messagesByAddress',
  'account.requestPhoneCode': 'messagesByAddress',
  'account.requestEmailChange': 'messagesByAddress',
  'account.confirmEmail': 'loginsByAddress',
  'account.undoChange': 'loginsByAddress',
  'auth.exchangePasswordResetCode': 'loginsByAddress',
  'account.register': 'registrationsByAddress',
  'bookings.find': 'bookingSearchesByAddress',
  'bookings.setSharingByUuid': 'loginsByAddress',
  'bookings.changeByUuid': 'loginsByAddress',
  'bookings.create': 'anonymousBookingsByAddress',
  'contact.create': 'contactMessages',
  'subscribers.create': 'messagesByAddress',
  'subscribers.confirm': 'loginsByAddress',
  'subscribers.unsubscribe': 'loginsByAddress',
  'reports.downloadPublicPdf': 'publicPdfsByAddress',
  'payments.initialize': 'paymentsByAddress',
  'payments.checkStatus': 'paymentQuestionsByAddress',
  'payments.getOptions': 'paymentQuestionsByAddress',
};

/** Limits of operations for an account, from any address. */
const byAccount: Partial<Record<OperationId, LimitName>> = {
  'auth.changePassword': 'passwordChangesByAccount',
  'account.requestPhoneCode': 'messagesByAccount',
  'account.requestEmailChange': 'messagesByAccount',
  'account.confirmEmail': 'passwordChangesByAccount',
  'bookings.create': 'bookingsByAccount',
  'payments.initialize': 'paymentsByAccount',
  'farmers.create': 'duplicateQuestionsByAccount',
  'farmers.update': 'duplicateQuestionsByAccount',
  'contact.create': 'contactMessages',
  'subscribers.create': 'messagesByAccount',
};

async function throttleOperation(
  context: AppContext,
  operation: OperationId,
  actor: Actor,
  { db, clock, options }: Dependencies,
): Promise<void> {
  const { userId } = actor;
  const ofAddress = byAddress[operation];
  const ofAccount = userId === null ? undefined : byAccount[operation];
  // Accounts are free: what costs money counts for the address, too.
  const isCounted = ofAddress && (userId === null || ofAddress === 'messagesByAddress');
  const counted: [LimitName, string][] = [
    ...(isCounted
      ? [[ofAddress, clientAddress(context, options.trustProxyHops)] satisfies [string, string]]
      : []),
    ...(ofAccount ? [[ofAccount, `${userId}`] satisfies [string, string]] : []),
  ];
  for (const [what, whom] of counted) {
    await db.inStatements((statements) =>
      throttle(statements, { what, whom, limit: options.limits[what], now: clock() }),
    );
  }
}
