import type { OperationId } from '@udongo/sdk';
import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { boundHasher } from './boundHasher.ts';
import { createSemaphore } from './createSemaphore.ts';
import type { Dependencies } from './Dependencies.ts';
import { notFound, RefusedError, unauthorized } from './errors.ts';
import { operations } from './generated/operations.ts';
import { permissions } from './generated/permissions.ts';
import type { AppContext, AppEnv, Handler, Handlers } from './http/AppEnv.ts';
import { allowOrigins } from './http/allowOrigins.ts';
import { readKey } from './http/answerOnce.ts';
import { authenticate, callItself, guard, identify } from './http/guard.ts';
import { onError } from './http/onError.ts';
import { requestLog } from './http/requestLog.ts';
import { keepAndAsk, keepFromCaches, securityHeaders } from './http/securityHeaders.ts';
import { shareAnswers } from './http/shareAnswers.ts';
import { sandboxTransports } from './MessageTransport.ts';
import { createMemoryFiles } from './media/FileStorage.ts';
import { encodeNone } from './media/Pictures.ts';
import { createSandbox, isSandbox, sandboxPath } from './payments/sandbox/createSandbox.ts';
import type { FetchSelf } from './payments/sandbox/FetchSelf.ts';
import { noTaxInvoices } from './payments/TaxInvoices.ts';
import { accountRoutes } from './routes/account.ts';
import { agentRoutes } from './routes/agents.ts';
import { analysisRoutes } from './routes/analyses.ts';
import { attentionRoutes } from './routes/attention.ts';
import { auditRoutes } from './routes/audit.ts';
import { authRoutes } from './routes/auth.ts';
import { binRoutes } from './routes/bin.ts';
import { blogRoutes } from './routes/blogs.ts';
import { bookingRoutes } from './routes/bookings.ts';
import { bootRoutes } from './routes/boot.ts';
import { commissionRoutes } from './routes/commissions.ts';
import { contactRoutes } from './routes/contact.ts';
import { controlRoutes } from './routes/controls.ts';
import { countyRoutes } from './routes/counties.ts';
import { cropRoutes } from './routes/crops.ts';
import { dataRequestRoutes } from './routes/dataRequests.ts';
import { deviceRoutes } from './routes/devices.ts';
import { discountRoutes } from './routes/discounts.ts';
import { faqRoutes } from './routes/faqs.ts';
import { farmerRoutes } from './routes/farmers.ts';
import { fileHeaders, fileRoutes, filesPath } from './routes/files.ts';
import { healthRoutes } from './routes/health.ts';
import { importRoutes } from './routes/imports.ts';
import { jobRoutes } from './routes/jobs.ts';
import { mediaRoutes } from './routes/media.ts';
import { messageRoutes } from './routes/messages.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { otherCropNameRoutes } from './routes/otherCropNames.ts';
import { ownAccountRoutes } from './routes/ownAccount.ts';
import { partnerKeyRoutes } from './routes/partnerKeys.ts';
import { paymentRecordRoutes } from './routes/paymentRecords.ts';
import { paymentRoutes } from './routes/payments.ts';
import { priceRoutes } from './routes/prices.ts';
import { profileRoutes } from './routes/profiles.ts';
import { reportRoutes } from './routes/reports.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { ruleSetRoutes } from './routes/ruleSets.ts';
import { sampleRoutes } from './routes/samples.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { secondFactorRoutes } from './routes/secondFactor.ts';
import { settingsRoutes } from './routes/settings.ts';
import { smsRoutes } from './routes/sms.ts';
import { smsCallbackPath, smsCallbackRoutes } from './routes/smsCallbacks.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import { oneClickPath, oneClickRoutes, subscriberRoutes } from './routes/subscribers.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { createAccessLog } from './services/platform/createAccessLog.ts';
import { createWriteFailures } from './writeFailures.ts';

/**
 * Builds the whole API of the contract over its dependencies. It keeps no state that a second process would need, and reaches for
 * nothing else.
 * `app.fetch(request, { address })` answers a request, `address` being the other end of the connection.
 * Paths are answered with and without a trailing slash.
 */
export function createApp(given: GivenDependencies): Hono<AppEnv> {
  const fetchSelf: FetchSelf = async (path, init) => app.fetch(new Request(`http://localhost${path}`, init));
  const dependencies = {
    ...given,
    payments: given.payments ?? createSandbox(given, fetchSelf),
    taxInvoices: given.taxInvoices ?? noTaxInvoices,
    transports: given.transports ?? sandboxTransports,
    files: given.files ?? createMemoryFiles(),
    encodePicture: given.encodePicture ?? encodeNone,
    onAnswer: given.onAnswer ?? (() => {}),
    accessLog: given.accessLog ?? createAccessLog(given),
    hasher: boundHasher(given.hasher, given.options.hashing),
  };
  const writeFailures = createWriteFailures(given.clock);
  const answerError = onError(dependencies, writeFailures);
  const app = new Hono<AppEnv>({ strict: false });
  app.use(requestLog(dependencies));
  // Before what would close them more than a file needs.
  app.use(`${filesPath}/*`, fileHeaders);
  app.use(securityHeaders);
  app.use(keepFromCaches);
  app.use(allowOrigins(dependencies));
  for (const id of smallLists) app.get(operations[id].path, keepAndAsk);
  for (const id of ['boot.get', ...smallLists] as const) {
    app.get(operations[id].path, etag({ retainedHeaders: keptHeaders }));
  }
  const handlers: Handlers = {
    ...authRoutes(dependencies),
    ...accountRoutes(dependencies),
    ...ownAccountRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
    ...profileRoutes(dependencies),
    ...countyRoutes(dependencies),
    ...cropRoutes(dependencies),
    ...otherCropNameRoutes(dependencies),
    ...farmerRoutes(dependencies),
    ...agentRoutes(dependencies),
    ...importRoutes(dependencies),
    ...discountRoutes(dependencies),
    ...deviceRoutes(dependencies),
    ...analysisRoutes(dependencies),
    ...controlRoutes(dependencies),
    ...attentionRoutes(dependencies),
    ...statisticsRoutes(dependencies),
    ...bookingRoutes(dependencies),
    ...sampleRoutes(dependencies),
    ...reportRoutes(dependencies),
    ...priceRoutes(dependencies),
    ...ruleSetRoutes(dependencies),
    ...messageRoutes(dependencies),
    ...smsRoutes(dependencies),
    ...faqRoutes(dependencies),
    ...blogRoutes(dependencies),
    ...contactRoutes(dependencies),
    ...mediaRoutes(dependencies),
    ...subscriberRoutes(dependencies),
    ...reviewRoutes(dependencies),
    ...notificationRoutes(dependencies),
    ...partnerKeyRoutes(dependencies),
    ...bootRoutes(dependencies),
    ...settingsRoutes(dependencies),
    ...paymentRoutes(dependencies),
    ...paymentRecordRoutes(dependencies),
    ...commissionRoutes(dependencies),
    ...webhookRoutes(dependencies),
    ...sandboxRoutes(dependencies),
    ...dataRequestRoutes(dependencies),
    ...binRoutes(dependencies),
    ...auditRoutes(dependencies),
    ...jobRoutes(dependencies),
    ...healthRoutes(dependencies, writeFailures),
  };
  const share = shareAnswers(given.db);
  for (const id of smallLists) handlers[id] = share(handlers[id]);
  const withPermit = createSemaphore(given.options.drawing);
  for (const id of operationIds) {
    const handler: Handler = drawn.has(id)
      ? (context) => withPermit(() => handlers[id](context))
      : handlers[id];
    app.on(
      operations[id].method,
      toPattern(operations[id].path),
      identify(id, dependencies),
      guard(id, dependencies),
      readKey(id, dependencies),
      handler,
    );
  }
  for (const path of new Set(operationIds.map((id) => operations[id].path))) {
    app.all(toPattern(path), (context) => answerOtherMethod(context, path, dependencies));
  }
  app.route(filesPath, fileRoutes(dependencies));
  app.use(`${oneClickPath}/*`, callItself('one_click', dependencies));
  app.use(`${smsCallbackPath}/*`, callItself('sms_callback', dependencies));
  app.route(oneClickPath, oneClickRoutes(dependencies));
  app.route(smsCallbackPath, smsCallbackRoutes(dependencies));
  if (isSandbox(dependencies.payments)) app.route(sandboxPath, dependencies.payments.server);
  app.notFound((context) => answerError(notFound(), context));
  app.onError(answerError);
  return app;
}

/** Answered with a PDF: its data is read under the same limit, because it takes the database as long as the drawing takes a thread. */
const drawn: ReadonlySet<OperationId> = new Set([
  'commissions.downloadStatement',
  'payments.downloadDocument',
  'payments.downloadInvoice',
  'payments.downloadReceipt',
  'reports.downloadPdf',
  'reports.downloadPublicPdf',
  'samples.downloadLabels',
]);

/**
 * Lists of every form, and settings, that seldom change: this process and browsers keep them, and read them again only when they have
 * changed. Migration 0084 names their tables.
 */
const smallLists = [
  'counties.list',
  'crops.list',
  'otherCropNames.list',
  'prices.list',
  'settings.get',
] as const satisfies OperationId[];

/** Headers of an answer that has not changed; without the last two no page of another site could read it. */
const keptHeaders = [...RETAINED_304_HEADERS, 'access-control-allow-origin', 'access-control-expose-headers'];

/**
 * Without a provider of payments or text messages it is the sandbox; that of payments calls this app itself. Without tax invoices there
 * are none. Without `onAnswer` nobody counts. Without a storage files stay as long as the app does, and without an
 * encoder none is taken. A host that closes the database has an access log of its own, to wait for it.
 */
export type GivenDependencies = Omit<Dependencies, Replaceable> & Partial<Pick<Dependencies, Replaceable>>;
type Replaceable =
  | 'accessLog'
  | 'onAnswer'
  | 'payments'
  | 'taxInvoices'
  | 'transports'
  | 'files'
  | 'encodePicture';

/** Fixed paths come first: /blogs/random-blogs is none of /blogs/{id}. */
const operationIds = (Object.keys(operations) as OperationId[]).sort(
  (a, b) => Number(operations[a].path.includes('{')) - Number(operations[b].path.includes('{')),
);

/** Requests are matched without their trailing slash. */
function toPattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

/** Authentication comes before the method, as in Django REST Framework: a visitor gets 401 where nothing is public. */
async function answerOtherMethod(
  context: AppContext,
  path: string,
  dependencies: Dependencies,
): Promise<Response> {
  const ids = operationIds.filter((id) => operations[id].path === path);
  const methods = ids
    .map((id) => operations[id].method)
    .flatMap((name) => (name === 'GET' ? [name, 'HEAD'] : name));
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (context.req.method === 'OPTIONS') return context.body(null, 204, { Allow: allow });
  const { actor } = await authenticate(context, dependencies);
  if (ids.every((id) => permissions[id][actor.role] === 401)) throw unauthorized();
  throw new RefusedError(405, { detail: `Method "${context.req.method}" not allowed.` }, { Allow: allow });
}
