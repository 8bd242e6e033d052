import type { OperationId } from '@udongo/sdk';
import { describe, expect, test } from 'vitest';
import { startOfTests, testHasher } from '../test/testClock.ts';
import type { Actor } from './Actor.ts';
import { createApp } from './createApp.ts';
import { defaultOptions } from './Dependencies.ts';
import type { Database } from './db/Database.ts';
import { operations } from './generated/operations.ts';
import { permissions, type Role } from './generated/permissions.ts';
import { readFont } from './hosts/readFont.ts';
import { renderWith } from './renderPdf.ts';

/**
 * Table of the callers of each operation: `all` records, their `own`, or a refusal by its status. It is written by hand, from the
 * specification and not from the contract: a slip in `openapi.yaml` shows here. Tests of the services check which records are a
 * person's own.
 */
const table = `
operation                           anonymous  farmer  agent  administrator
auth.login                          all        all     all    all
auth.logout                         401        own     own    own
auth.checkLoginStatus               all        own     own    own
auth.listLogins                     401        own     own    own
auth.endOtherLogins                 401        own     own    own
auth.endLogin                       401        own     own    own
auth.changePassword                 401        own     own    own
auth.requestPasswordReset           all        all     all    all
auth.validatePasswordResetToken     all        all     all    all
auth.exchangePasswordResetCode      all        all     all    all
auth.confirmPasswordReset           all        all     all    all
account.get                         401        own     own    own
account.register                    all        all     all    all
account.requestPhoneCode            all        all     all    all
account.verifyPhone                 401        own     own    own
account.requestEmailChange          401        own     own    own
account.confirmEmail                all        all     all    all
account.undoChange                  all        all     all    all
account.listEarlierBookings         401        own     own    own
account.claimEarlierBookings        401        own     own    own
profiles.list                       401        own     own    all
profiles.create                     401        403     403    all
profiles.get                        401        own     own    all
profiles.patch                      401        own     own    all
profiles.delete                     401        403     403    all
counties.list                       all        all     all    all
counties.create                     401        403     403    all
counties.get                        all        all     all    all
counties.update                     401        403     403    all
counties.delete                     401        403     403    all
crops.list                          own        own     own    all
crops.create                        401        403     403    all
crops.get                           own        own     own    all
crops.update                        401        403     403    all
crops.delete                        401        403     403    all
otherCropNames.list                 own        own     own    all
otherCropNames.create               401        403     403    all
otherCropNames.get                  own        own     own    all
otherCropNames.update               401        403     403    all
otherCropNames.delete               401        403     403    all
farmers.list                        401        403     own    all
farmers.create                      401        403     own    all
farmers.get                         401        own     own    all
farmers.update                      401        403     own    all
farmers.delete                      401        403     403    all
farmers.getReadings                 401        own     own    all
farmers.listSummaries               401        403     own    all
farmers.bulkCreate                  401        403     own    all
farmers.bulkCheck                   401        403     own    all
farmers.downloadBiodata             401        403     403    all
agents.list                         own        own     own    all
agents.create                       401        403     403    all
agents.get                          own        own     own    all
agents.update                       401        403     403    all
agents.delete                       401        403     403    all
agents.bulkCreate                   401        403     403    all
agents.bulkCheck                    401        403     403    all
imports.list                        401        403     own    all
imports.create                      401        403     own    all
imports.undo                        401        403     own    all
discounts.list                      401        403     403    all
discounts.create                    401        403     403    all
discounts.get                       401        403     403    all
discounts.update                    401        403     403    all
discounts.delete                    401        403     403    all
devices.list                        401        403     403    all
devices.create                      401        403     403    all
devices.get                         401        403     403    all
devices.update                      401        403     403    all
devices.delete                      401        403     403    all
bookings.list                       401        own     own    all
bookings.create                     own        own     own    all
bookings.get                        401        own     own    all
bookings.update                     401        own     own    all
bookings.delete                     401        own     own    all
bookings.getResults                 401        own     own    all
bookings.listStatusChanges          401        own     own    all
bookings.setStatus                  401        own     own    all
bookings.listUnusual                401        403     403    all
bookings.verify                     401        403     403    all
bookings.listByUuid                 all        all     all    all
bookings.getByUuid                  all        all     all    all
bookings.find                       all        all     all    all
bookings.checkDiscount              own        own     own    all
samples.list                        401        own     own    all
samples.create                      401        403     403    all
samples.get                         401        own     own    all
samples.update                      401        403     403    all
samples.delete                      401        403     403    all
samples.listReadings                401        403     403    all
samples.setPlace                    401        own     own    all
samples.reject                      401        403     403    all
samples.undoReject                  401        403     403    all
samples.getResults                  401        own     own    all
samples.downloadLabels              401        403     own    all
samples.generateResults             401        403     403    all
samples.adjustPh                    401        own     own    all
bookings.markAsPaid                 401        403     403    all
prices.list                         401        403     403    all
prices.create                       401        403     403    all
prices.get                          401        403     403    all
prices.update                       401        403     403    all
prices.delete                       401        403     403    all
reports.list                        401        own     own    all
reports.create                      401        403     403    all
reports.get                         401        own     own    all
reports.markSent                    401        403     403    all
reports.previewMessages             401        403     403    all
reports.send                        401        403     403    all
reports.markExplained               401        403     own    all
reports.revokeLink                  401        403     own    all
reports.getPublic                   all        all     all    all
reports.downloadPublicPdf           all        all     all    all
reports.downloadPdf                 401        own     own    all
payments.downloadInvoice            own        own     own    all
payments.downloadReceipt            own        own     own    all
commissions.list                    401        403     own    all
commissions.get                     401        403     own    all
commissions.collect                 401        403     own    all
commissions.disburse                401        403     403    all
commissions.getBalance              401        403     own    all
commissions.downloadStatement       401        403     own    all
commissions.downloadStatementCsv    401        403     own    all
commissions.downloadPayoutsCsv      401        403     403    all
agents.listCommissionRates          401        403     own    all
sms.list                            401        403     403    all
sms.send                            401        403     403    all
sms.get                             401        403     403    all
contact.list                        401        403     403    all
contact.create                      all        all     all    all
contact.get                         401        403     403    all
contact.update                      401        403     403    all
contact.delete                      401        403     403    all
contact.answer                      401        403     403    all
reviews.list                        own        own     own    all
reviews.create                      401        own     own    own
reviews.getAverage                  all        all     all    all
reviews.get                         own        own     own    all
reviews.update                      401        own     own    all
reviews.delete                      401        own     own    all
subscribers.list                    401        403     403    all
subscribers.create                  all        all     all    all
subscribers.confirm                 all        all     all    all
subscribers.unsubscribe             all        all     all    all
subscribers.get                     401        403     403    all
subscribers.delete                  401        403     403    all
stats.getApp                        all        all     all    all
stats.getUser                       401        own     own    own
stats.getAttention                  401        403     own    all
faqs.list                           own        own     own    all
faqs.create                         401        403     403    all
faqs.get                            own        own     own    all
faqs.update                         401        403     403    all
faqs.delete                         401        403     403    all
blogCategories.list                 all        all     all    all
blogCategories.create               401        403     403    all
blogCategories.get                  all        all     all    all
blogCategories.update               401        403     403    all
blogCategories.delete               401        403     403    all
blogs.list                          own        own     own    all
blogs.create                        401        403     403    all
blogs.listRandom                    own        own     own    all
blogs.get                           own        own     own    all
blogs.update                        401        403     403    all
blogs.delete                        401        403     403    all
blogs.tellSubscribers               401        403     403    all
media.list                          401        403     403    all
media.create                        401        403     403    all
media.get                           401        403     403    all
media.delete                        401        403     403    all
messages.list                       401        403     403    all
messages.sendAgain                  401        403     403    all
notifications.list                  401        own     own    own
notifications.get                   401        own     own    own
notifications.update                401        own     own    own
notifications.delete                401        own     own    own
notifications.markAllRead           401        own     own    own
payments.list                       401        own     own    all
payments.get                        401        own     own    all
payments.initialize                 own        own     own    all
payments.checkStatus                own        own     own    all
payments.link                       401        403     403    all
payments.unlink                     401        403     403    all
payments.recordRefund               401        403     403    all
webhooks.receivePayment             all        all     all    all
webhooks.receiveCallback            all        all     all    all
payments.getOptions                 own        own     own    all
payments.listDocuments              401        own     own    all
payments.downloadDocument           401        own     own    all
payments.listIssues                 401        403     403    all
payments.reconcile                  401        403     403    all
payments.downloadReconciliationCsv  401        403     403    all
payments.listReconciliations        401        403     403    all
jobs.list                           401        403     403    all
sandbox.getPrompt                   all        all     all    all
sandbox.answerPrompt                all        all     all    all
statistics.getBookings              401        own     own    all
statistics.getFarmers               401        403     own    all
statistics.getAgents                401        403     403    all
statistics.getSamples               401        own     own    all
statistics.getSoilPicture           401        all     all    all
statistics.getPayments              401        own     own    all
statistics.getCommissions           401        403     own    all
partnerKeys.list                    401        403     403    all
partnerKeys.create                  401        403     403    all
partnerKeys.get                     401        403     403    all
partnerKeys.update                  401        403     403    all
partnerKeys.delete                  401        403     403    all
partnerKeys.rotate                  401        403     403    all
boot.get                            all        all     all    all
settings.get                        all        all     all    all
settings.update                     401        403     403    all
health.get                          all        all     all    all
`;
const [, ...rows] = table.trim().split('\n');
const roles = ['anonymous', 'farmer', 'agent', 'administrator'] as const satisfies Role[];
const expected = new Map(
  rows.map((row) => {
    const [id = '', ...cells] = row.split(/\s+/);
    return [id, cells];
  }),
);

test('the contract says of each operation who may call it, as this table does', () => {
  const words = { allow: 'all', scoped: 'own', 401: '401', 403: '403' };
  const generated = Object.entries(permissions).map(
    ([id, decisions]) => [id, roles.map((role) => words[decisions[role]])] as const,
  );
  expect(Object.fromEntries(generated)).toEqual(Object.fromEntries(expected));
});

/** Values of the paths' parameters that are not numbers. */
const values: Record<string, string> = {
  uuid: '5eed0000-0000-4000-8000-000000000002',
  token: '0'.repeat(48),
  provider: 'sandbox',
};

class ReachedError extends Error {}

describe.each(roles.map((role, column) => ({ role, column })))(
  'the app, asked by the role $role',
  ({ role, column }) => {
    const actor: Actor =
      role === 'anonymous'
        ? { role, userId: null, farmerId: null, agentId: null }
        : { role, userId: 1, farmerId: null, agentId: null, tokenHash: '' };
    /** Number of transactions that the last request asked the database for. */
    let queries = 0;
    const reach = () => {
      queries += 1;
      return Promise.reject(new ReachedError());
    };
    /** Knows who the token belongs to, and nothing else. */
    let isKnown = false;
    const db: Database = {
      inTransaction: reach,
      inSnapshot: async <Result>() => {
        if (isKnown) return reach();
        isKnown = true;
        return { actor, lastUsedOn: startOfTests } as Result;
      },
      runScript: reach,
      close: async () => {},
    };
    const app = createApp({
      db,
      clock: () => startOfTests,
      hasher: testHasher,
      renderPdf: renderWith(readFont),
      wakeSender: () => {},
      log: () => {},
      options: defaultOptions,
    });
    const ask = async (id: OperationId) => {
      const { method, path, ignoresToken } = operations[id];
      queries = 0;
      isKnown = role === 'anonymous' || ignoresToken === true;
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (role !== 'anonymous') headers.set('Authorization', 'Bearer known');
      // The walk over the contract asks without the slash.
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1');
      const url = `http://api.test${filled.replace(/\/?$/, '/')}`;
      const init = method === 'GET' ? { method, headers } : { method, headers, body: '{}' };
      const { status } = await app.fetch(new Request(url, init), { address: '192.0.2.1' });
      return { id, status, queries };
    };

    test('is refused, before anything is read, by each operation that it may not call and by no other', async () => {
      const answers = [];
      for (const id of Object.keys(operations) as OperationId[]) answers.push(await ask(id));
      const refused = answers.filter(({ status }) => status === 401 || status === 403);
      const mayNot = [...expected].filter(([, cells]) => /^\d/.test(cells[column] ?? ''));
      expect(refused).toEqual(
        mayNot.map(([id, cells]) => ({ id, status: Number(cells[column]), queries: 0 })),
      );
      // The sandbox takes no callbacks.
      const notFound = answers.filter(({ status }) => status === 404 || status === 405);
      expect(notFound.map(({ id }) => id)).toEqual(['webhooks.receiveCallback']);
    });
  },
);
