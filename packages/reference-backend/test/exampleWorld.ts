import type { OperationId } from '@udongo/sdk';
import { type SQL, sql } from 'drizzle-orm';
import { sha256 } from '../src/services/platform/sha256.ts';
import type { Who } from './testBackend.ts';
import { startOfTests } from './testClock.ts';

/** State that the contract's examples need to be true of the demo. */

/** Callers where it is not the administrator. */
export const callers: Partial<Record<OperationId, Who>> = {
  'auth.changePassword': 'farmer',
  'account.verifyPhone': 'agent',
  'account.requestEmailChange': 'agent',
  'auth.logout': 'otherFarmer',
  // Not who saved the readings.
  'bookings.verify': 'agronomist',
  'bookings.setSharing': 'farmer',
  'commissions.collect': 'agent',
  // Only agronomists approve.
  'ruleSets.approve': 'agronomist',
  'reviews.create': 'farmer',
  'reviews.update': 'farmer',
};

/** Queries that lists and files need. */
export const queries: Partial<Record<OperationId, string>> = {
  'farmers.downloadBiodata': 'reason=Visit',
  'samples.downloadLabels': 'booking=26',
  'reports.downloadPdf': 'booking=26',
  'payments.downloadInvoice': 'booking=26',
  'payments.downloadReceipt': 'booking=26',
  'payments.getOptions': 'booking=26',
  'commissions.getBalance': 'agent=1',
  'commissions.downloadStatement': 'agent=1',
  'commissions.downloadStatementCsv': 'agent=1',
};

/** Values in place of an example's, whose day will be past: rule sets count by the clock of the database. */
export const later: Partial<Record<OperationId, object>> = {
  'ruleSets.create': { counts_from: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) },
};

/** Calls that are refused all the same. */
export const refusals: Partial<Record<OperationId, number>> = {
  // Booking 26 is its farmer's already.
  'account.claimEarlierBookings': 400,
  // No money with this number waits for a booking.
  'payments.link': 400,
  // Only a provider can sign, and knows the address of a payment.
  'webhooks.receivePayment': 400,
  'webhooks.receiveCallback': 404,
  // A sample has a value of it.
  'analyses.delete': 409,
  // The booking was paid.
  'bookings.delete': 409,
  // The sample is the only one of its booking.
  'samples.delete': 400,
};

const inAnHour = sql`now() + interval '10 years'`;
const nextId = (table: string, id: number) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id - 1}::integer)`;

const checkedAgain = sql`update bookings set status = 'report_ready', results_changed_on = null
  where status in ('analysed', 'verified', 'report_ready') and exists (select 1 from reports where booking_id = bookings.id)`;

/** Changes before a call: records that an example creates are not there yet, and its links, codes and ids are valid. */
export const preparations: Partial<Record<OperationId, SQL>> = {
  'auth.exchangePasswordResetCode': phoneCode('password', '+254712345678'),
  'auth.confirmPasswordReset': sql`insert into password_resets (token_hash, user_id, expires_on)
    values (${sha256('6f1d0b7a9c3e4d52b8a7')}, 20, ${inAnHour})`,
  'account.verifyPhone': phoneCode('phone', '+254712345679'),
  'account.confirmEmail': sql`insert into email_changes (user_id, token_hash, email, expires_on)
    values (22, ${sha256('6f1d0b7a9c3e4d52b8a7')}, 'new@udongo.test', ${inAnHour})`,
  'account.undoChange': sql`insert into login_undos
    (message_id, user_id, recipient, token_hash, email, email_verified_on, phone_number, phone_verified_on, expires_on)
    select (select min(id) from messages), id, email, ${sha256('9a7c3e4d52b8a76f1d0b')}, email, now(), phone_number, null, ${inAnHour}
    from users where id = 20`,
  'secondFactor.confirm': secondFactor(null),
  'secondFactor.remove': secondFactor(startOfTests),
  'secondFactor.renewRecoveryCodes': secondFactor(startOfTests),
  'secondFactor.prove': secondFactor(startOfTests),
  'auth.endOtherLogins': sql`insert into tokens (token_hash, user_id, last_used_on, created_on, expires_on)
    values ('elsewhere', 1, now(), now(), ${inAnHour})`,
  'counties.update': sql`update counties set name = 'As it was' where name = 'Kiambu'`,
  'counties.create': sql`update counties set name = 'Kiambu, as it was' where name = 'Kiambu'`,
  'crops.create': sql`update crops set name = 'Maize, as it was' where name = 'Maize'`,
  'otherCropNames.create': sql`delete from other_crop_names where name = 'mbembe'`,
  // As they were before their example changes them.
  'crops.update': sql`update crops set ph_low = 1`,
  'otherCropNames.update': sql`update other_crop_names set name = 'As it was ' || id`,
  'devices.update': sql`update devices set notes = 'As it was'`,
  'analyses.update': sql`update analyses set method = 'As it was'`,
  'controls.createSoil': sql`delete from control_soils where name = 'Bench soil B'`,
  'controls.saveDuplicate': sql`insert into settings (id, duplicates_one_in) values (1, 1) on conflict (id) do update set duplicates_one_in = 1`,
  'discounts.update': sql`update discounts set percentage = 99`,
  'prices.update': sql`update input_prices set price_per_bag = 1`,
  'blogCategories.update': sql`update blog_categories set name = 'As it was ' || id`,
  'blogs.update': sql`update blogs set summary = 'As it was'`,
  'contact.update': sql`update contact_messages set is_handled = not is_handled`,
  'faqs.update': sql`update faqs set answer = 'As it was'`,
  'partnerKeys.update': sql`update partner_keys set name = 'As it was'`,
  'reviews.update': sql`update reviews set comment = 'As it was'`,
  // A withdrawn report has its booking checked again.
  'reports.amend': checkedAgain,
  'reports.markSent': checkedAgain,
  'reports.markExplained': sql`update reports set explained_on = null`,
  'reports.send': sql`with again as (${checkedAgain}) delete from messages where kind in ('report_ready', 'report_corrected', 'report_withdrawn')`,
  'samples.receive': sql`with collected as (update bookings set status = 'sample_collected', canceled = false where id = 26)
    update samples set received_on = null, number = 1 where id = (select min(id) from samples where booking_id = 26)`,
  'farmers.bulkCreate': isNew('nekesa@udongo.test'),
  'farmers.update': isNew('nekesa@udongo.test'),
  'agents.bulkCreate': isNew('mumbua@udongo.test'),
  'agents.update': isNew('mumbua@udongo.test'),
  'devices.create': sql`update devices set serial_number = 'NPK7-1' where serial_number = 'NPK7-00412'`,
  'prices.create': sql`delete from input_prices where product = 'can'`,
  'blogCategories.create': sql`update blog_categories set name = 'Soil' where name = 'Soil health'`,
  'samples.create': nextId('samples', 50),
  'samples.setPlace': sql`update bookings set farmer_id = 1 where id = (select booking_id from samples where id = 12)`,
  'bookings.markAsPaid': nextId('payments', 70),
  'commissions.disburse': sql`update commissions set status = 'collected', collected_on = created_on where id = 11`,
  'payments.checkStatus': sql`update payments set reference = 'UDP-7QK2M9XA'
    where id = (select max(id) from payments where booking_id <> 26)`,
  'bookings.verify': sql`with asked_once as (update settings set duplicates_one_in = 0), measured as (delete from samples where booking_id = 26 and ph is null),
    repeated as (update samples set repeat_asked_on = null where booking_id = 26 and ph is not null)
    update bookings set status = 'analysed' where id = 26`,
  'bin.restore': sql`insert into bin (kind, record, name, deleted_on, rows) values ('booking', 26, 'UD-1026', now(), '[]')`,
  'dataRequests.answer': sql`update data_requests set state = 'asked', closed_on = null where kind = 'correction'`,
  'dataRequests.getExport': sql`with ready as (update data_requests set state = 'ready', closed_on = null returning id)
    insert into data_exports (request_id, data, made_on) select id, '{}', now() from ready`,
  'bookings.askMove': sql`update bookings set status = 'booked' where id = 26`,
  'bookings.move': askedMove(),
  'bookings.declineMove': askedMove(),
  'bookings.assignCollector': sql`update bookings set status = 'booked', collector_id = null where id = 26`,
  'bookings.sendBack': sql`update bookings set status = 'analysed' where id = 26`,
  'bookings.setSharingByUuid': phoneCode('phone', '+254712345678'),
  'bookings.changeByUuid': sql`with code as (${phoneCode('phone', '+254712345678')})
    update bookings set status = 'booked', canceled = false, soil_test_date = '2027-01-15' where id = 26`,
  'payments.decideRefund': sql`insert into refunds (booking_id, cause, amount, created_on)
    select id, 'part', 6500, now() from bookings where amount_paid >= 6500 and id <> 26 order by id limit 1`,
  'payments.unlink': sql`update payments set amount_refunded = 0 where id = 70`,
  'messages.sendAgain': sql`update messages set status = 'failed' where id = 1`,
  'subscribers.confirm': sql`with left_before as (update subscribers set left_on = now() where email = 'kamau@udongo.test')
    ${subscriberToken('confirm', '9c3e4d52b8a76f1d0b7a')}`,
  'subscribers.unsubscribe': subscriberToken('leave', 'b8a76f1d0b7a9c3e4d52'),
};

/** A second factor whose app shows the example's code at the start of the tests, and which has the example's recovery code. */
function secondFactor(confirmedOn: Date | null): SQL {
  const on = confirmedOn?.toISOString() ?? null;
  return sql`with factor as (insert into second_factors (user_id, secret, started_on, confirmed_on)
    values (1, '246BTBFGKLXAWQM7PI24QYBNSMABGAFN', ${startOfTests.toISOString()}, ${on}::timestamptz)
    on conflict (user_id) do update set secret = excluded.secret, confirmed_on = excluded.confirmed_on, last_step = 0 returning user_id)
    insert into recovery_codes (code_hash, user_id) select ${sha256('1 7KQ2M4XDPZ3VH6TN')}, user_id from factor
    on conflict do nothing`;
}

function askedMove(): SQL {
  return sql`with booked as (update bookings set status = 'booked', soil_test_date = '2027-01-15' where id = 26),
    kept as (delete from booking_moves where id <> 1)
    insert into booking_moves (id, booking_id, status, from_date, asked_date, created_on)
    values (1, 26, 'asked', '2027-01-15', '2027-01-20', now())
    on conflict (id) do update set booking_id = 26, status = 'asked', new_date = null`;
}

function isNew(email: string): SQL {
  return sql`update users set username = 'person-' || id, email = '', email_verified_on = null, phone_number = '' where email = ${email}`;
}

function phoneCode(purpose: 'password' | 'phone', phoneNumber: string): SQL {
  return sql`insert into phone_codes (phone_number, purpose, code_hash, expires_on, tries_left)
    values (${phoneNumber}, ${purpose}, ${sha256(`${purpose} ${phoneNumber} 204518`)}, ${inAnHour}, 5)
    on conflict (phone_number, purpose) do update set code_hash = excluded.code_hash`;
}

function subscriberToken(purpose: 'confirm' | 'leave', token: string): SQL {
  return sql`insert into subscriber_tokens (token_hash, purpose, email, language, expires_on)
    values (${sha256(token)}, ${purpose}, 'kamau@udongo.test', 'en', ${inAnHour})`;
}

const before: readonly OperationId[] = ['bookings.create', 'bookings.update'];
const after: readonly OperationId[] = [
  'subscribers.unsubscribe',
  'samples.reject',
  'controls.retireSoil',
  'samples.undoReject',
  'bookings.markAsPaid',
  'commissions.collect',
  'commissions.disburse',
  'commissions.undoPayout',
  'bookings.sendBack',
  'bookings.verify',
  'reports.amend',
  'reports.withdraw',
  'reports.create',
  'reviews.create',
  'payments.requestRefund',
  'payments.recordRefund',
  'payments.unlink',
  'sandbox.answerPrompt',
  'bookings.setSharingByUuid',
];
const methods = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'];

/** Orders operations: those that make records come before those that need them, those that delete last. */
export function turnOf(operation: OperationId, method: string): number {
  if (before.includes(operation)) return before.indexOf(operation) - before.length;
  if (after.includes(operation)) return (after.indexOf(operation) + 1) / (after.length + 1);
  // Ending the login affects all calls.
  if (operation === 'auth.endLogin') return methods.length;
  return methods.indexOf(method);
}
