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
secondFactor.get                    401        403     403    own
secondFactor.start                  401        403     403    own
secondFactor.confirm                401        403     403    own
secondFactor.remove                 401        403     403    own
secondFactor.renewRecoveryCodes     401        403     403    own
secondFactor.prove                  401        403     403    own
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
dataRequests.list                   401        own     own    all
dataRequests.create                 401        own     own    all
dataRequests.withdraw               401        own     own    all
dataRequests.answer                 401        403     403    all
dataRequests.getExport              401        own     own    all
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
calibrations.list                   401        403     403    all
calibrations.create                 401        403     403    all
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
bookings.askMove                    401        own     403    all
bookings.move                       401        403     own    all
bookings.declineMove                401        403     own    all
bookings.assignCollector            401        403     403    all
bookings.sendBack                   401        403     403    all
bookings.getSharing                 401        own     own    all
bookings.setSharing                 401        own     own    all
bookings.setSharingByUuid           all        all     all    all
bookings.changeByUuid               all        all     all    all
bookings.listByUuid                 all        all     all    all
bookings.getByUuid                  all        all     all    all
bookings.find                       all        all     all    all
bookings.checkDiscount              own        own     own    all
samples.list                        401        own     own    all
samples.create                      401        403     403    all
samples.receive                     401        403     403    all
samples.get                         401        own     own    all
samples.update                      401        403     403    all
samples.delete                      401        403     403    all
samples.listReadings                401        403     403    all
samples.listEvents                  401        403     403    all
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
analyses.list                       401        403     403    all
analyses.create                     401        403     403    all
analyses.get                        401        403     403    all
analyses.update                     401        403     403    all
analyses.delete                     401        403     403    all
analyses.saveValues                 401        403     403    all
analyses.listValues                 401        403     403    all
controls.listSoils                  401        403     403    all
controls.createSoil                 401        403     403    all
controls.retireSoil                 401        403     403    all
controls.list                       401        403     403    all
controls.create                     401        403     403    all
controls.listDuplicates             401        403     403    all
controls.getDuplicate               401        403     403    all
controls.saveDuplicate              401        403     403    all
controls.getChecks                  401        403     403    all
ruleSets.list                       401        403     403    all
ruleSets.create                     401        403     403    all
ruleSets.get                        401        403     403    all
ruleSets.compare                    401        403     403    all
ruleSets.approve                    401        403     403    403
reports.list                        401        own     own    all
reports.create                      401        403     403    all
reports.get                         401        own     own    all
reports.amend                       401        403     403    all
reports.withdraw                    401        403     403    all
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
commissions.undoPayout               401        403     403    all
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
payments.listRefunds                401        own     own    all
payments.requestRefund              401        403     403    all
payments.decideRefund               401        403     403    all
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
bin.list                            401        403     403    all
bin.restore                         401        own     own    all
audit.list                          401        403     403    all
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
partnerKeys.list                    401        403     own    all
partnerKeys.create                  401        403     own    all
partnerKeys.get                     401        403     own    all
partnerKeys.update                  401        403     own    all
partnerKeys.delete                  401        403     own    all
partnerKeys.rotate                  401        403     own    all
boot.get                            all        all     all    all
settings.get                        all        all     all    all
settings.update                     401        403     403    all
health.get                          all        all     all    all
`;

/**
 * The same for other staff. An operation that is not here is for them as for everybody who logs in, where farmers, agents and
 * administrators have the same cell; otherwise they can't call it.
 */
const staffTable = `
operation                           finance  agronomist  technician  content
secondFactor.get                    own      own         own         own
secondFactor.start                  own      own         own         own
secondFactor.confirm                own      own         own         own
secondFactor.remove                 own      own         own         own
secondFactor.renewRecoveryCodes     own      own         own         own
secondFactor.prove                  own      own         own         own
profiles.list                       own      own         own         own
profiles.get                        own      own         own         own
profiles.patch                      own      own         own         own
dataRequests.list                   own      own         own         own
dataRequests.create                 own      own         own         own
dataRequests.withdraw               own      own         own         own
dataRequests.getExport              own      own         own         own
crops.list                          all      all         all         all
crops.create                        403      all         403         403
crops.get                           all      all         all         all
crops.update                        403      all         403         403
crops.delete                        403      all         403         403
otherCropNames.list                 all      all         all         all
otherCropNames.create               403      all         403         403
otherCropNames.get                  all      all         all         all
otherCropNames.update               403      all         403         403
otherCropNames.delete               403      all         403         403
farmers.list                        403      all         403         403
farmers.get                         403      all         403         403
farmers.getReadings                 403      all         403         403
farmers.listSummaries               403      all         403         403
agents.list                         all      own         own         own
agents.get                          all      own         own         own
discounts.list                      all      403         403         403
discounts.create                    all      403         403         403
discounts.get                       all      403         403         403
discounts.update                    all      403         403         403
discounts.delete                    all      403         403         403
devices.list                        403      403         all         403
devices.create                      403      403         all         403
devices.get                         403      403         all         403
devices.update                      403      403         all         403
calibrations.list                   403      403         all         403
calibrations.create                 403      403         all         403
bookings.list                       all      all         all         403
bookings.get                        all      all         all         403
bookings.getResults                 403      all         403         403
bookings.listStatusChanges          all      all         all         403
bookings.setStatus                  403      all         all         403
bookings.listUnusual                403      all         403         403
bookings.verify                     403      all         403         403
bookings.sendBack                   403      all         403         403
samples.list                        403      all         all         403
samples.get                         403      all         all         403
samples.update                      403      403         all         403
samples.receive                     403      403         all         403
samples.listEvents                  403      all         all         403
samples.listReadings                403      all         all         403
samples.reject                      403      all         all         403
samples.undoReject                  403      all         all         403
samples.getResults                  403      all         403         403
samples.downloadLabels              403      403         all         403
samples.generateResults             403      all         403         403
samples.adjustPh                    403      all         403         403
payments.listRefunds                all      403         403         403
payments.requestRefund              all      403         403         403
payments.decideRefund               all      403         403         403
bookings.markAsPaid                 all      403         403         403
prices.list                         403      all         403         403
prices.create                       403      all         403         403
prices.get                          403      all         403         403
prices.update                       403      all         403         403
prices.delete                       403      all         403         403
analyses.list                       403      all         all         403
analyses.get                        403      all         all         403
analyses.saveValues                 403      403         all         403
analyses.listValues                 403      all         all         403
controls.listSoils                  403      403         all         403
controls.list                       403      403         all         403
controls.create                     403      403         all         403
controls.listDuplicates             403      403         all         403
controls.getDuplicate               403      403         all         403
controls.saveDuplicate              403      403         all         403
controls.getChecks                  403      all         403         403
ruleSets.list                       403      all         403         403
ruleSets.create                     403      all         403         403
ruleSets.get                        403      all         403         403
ruleSets.compare                    403      all         403         403
ruleSets.approve                    403      all         403         403
reports.list                        403      all         403         403
reports.create                      403      all         403         403
reports.get                         403      all         403         403
reports.amend                       403      all         403         403
reports.withdraw                    403      all         403         403
reports.markSent                    403      all         403         403
reports.previewMessages             403      all         403         403
reports.send                        403      all         403         403
reports.markExplained               403      all         403         403
reports.revokeLink                  403      all         403         403
reports.downloadPdf                 403      all         403         403
payments.downloadInvoice            all      403         403         403
payments.downloadReceipt            all      403         403         403
commissions.list                    all      403         403         403
commissions.get                     all      403         403         403
commissions.collect                 all      403         403         403
commissions.disburse                all      403         403         403
commissions.undoPayout               all      403         403         403
commissions.getBalance              all      403         403         403
commissions.downloadStatement       all      403         403         403
commissions.downloadStatementCsv    all      403         403         403
commissions.downloadPayoutsCsv      all      403         403         403
agents.listCommissionRates          all      403         403         403
contact.list                        403      all         403         all
contact.get                         403      all         403         all
contact.update                      403      all         403         all
contact.answer                      403      all         403         all
reviews.list                        own      own         own         all
reviews.create                      own      own         own         own
reviews.get                         own      own         own         all
reviews.update                      own      own         own         all
reviews.delete                      own      own         own         all
subscribers.list                    403      403         403         all
subscribers.get                     403      403         403         all
subscribers.delete                  403      403         403         all
stats.getAttention                  all      all         all         403
faqs.list                           own      own         own         all
faqs.create                         403      403         403         all
faqs.get                            own      own         own         all
faqs.update                         403      403         403         all
faqs.delete                         403      403         403         all
blogCategories.create               403      403         403         all
blogCategories.update               403      403         403         all
blogCategories.delete               403      403         403         all
blogs.list                          own      own         own         all
blogs.create                        403      403         403         all
blogs.listRandom                    own      own         own         all
blogs.get                           own      own         own         all
blogs.update                        403      403         403         all
blogs.delete                        403      403         403         all
blogs.tellSubscribers               403      403         403         all
media.list                          403      403         403         all
media.create                        403      403         403         all
media.get                           403      403         403         all
media.delete                        403      403         403         all
payments.list                       all      403         403         403
payments.get                        all      403         403         403
payments.initialize                 all      403         403         403
payments.checkStatus                all      403         403         403
payments.link                       all      403         403         403
payments.unlink                     all      403         403         403
payments.recordRefund               all      403         403         403
payments.getOptions                 all      403         403         403
payments.listDocuments              all      403         403         403
payments.downloadDocument           all      403         403         403
payments.listIssues                 all      403         403         403
payments.reconcile                  all      403         403         403
payments.downloadReconciliationCsv  all      403         403         403
payments.listReconciliations        all      403         403         403
statistics.getBookings              all      all         all         403
statistics.getAgents                all      403         403         403
statistics.getSamples               403      all         all         403
statistics.getSoilPicture           all      all         all         all
statistics.getPayments              all      403         403         403
statistics.getCommissions           all      403         403         403
`;
const roles = [
  'anonymous',
  'farmer',
  'agent',
  'administrator',
  'finance',
  'agronomist',
  'technician',
  'content',
] as const satisfies Role[];

function readRows(text: string): Map<string, string[]> {
  const [, ...rows] = text.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [id = '', ...cells] = row.split(/\s+/);
      return [id, cells];
    }),
  );
}

const staffRows = readRows(staffTable);
const expected = new Map(
  [...readRows(table)].map(([id, cells]) => {
    const [, ...people] = cells;
    const [cell = ''] = people;
    const usual = people.every((other) => other === cell) ? cell : '403';
    return [id, [...cells, ...(staffRows.get(id) ?? Array<string>(4).fill(usual))]];
  }),
);

test('other staff have a row only for what there is', () => {
  expect([...staffRows.keys()].filter((id) => !expected.has(id))).toEqual([]);
});

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
      inSnapshot: reach,
      inStatements: async <Result>() => {
        if (isKnown) return reach();
        isKnown = true;
        const factor = { isOn: false, provenOn: null };
        return { actor, lastUsedOn: startOfTests, factor } as Result;
      },
      as: (_, work) => work(),
      runScript: reach,
      load: () => ({ inUse: 0, waiting: 0 }),
      close: async () => {},
    };
    const app = createApp({
      db,
      accessLog: { note: () => {}, settled: async () => {} },
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
