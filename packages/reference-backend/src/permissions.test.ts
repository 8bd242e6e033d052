import type { OperationId } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookingBody } from '../test/bookingBody.ts';
import { mediaForm } from '../test/pictures.ts';
import {
  agentBody,
  blogBody,
  blogCategoryBody,
  contactBody,
  countyBody,
  cropBody,
  deviceBody,
  discountBody,
  faqBody,
  farmerBody,
  importBody,
  inputPriceBody,
  otherCropNameBody,
  partnerKeyBody,
  profileBody,
  reviewBody,
  soilSampleBody,
} from '../test/recordBodies.ts';
import { type Answer, type TestBackend, useBackend, userIds, type Who } from '../test/testBackend.ts';
import { bookings, messages } from './db/schema.ts';
import { permissions } from './permissions.ts';
import { createSubscriberToken } from './services/content/subscriberTokens.ts';
import { createEmailChange } from './services/emailChanges.ts';
import { createPasswordReset } from './services/passwordResets.ts';
import { createPhoneCode } from './services/phoneCodes.ts';
import { createToken } from './services/tokens.ts';

const backend = useBackend();
const roles = ['anonymous', 'farmer', 'agent', 'administrator'] as const;

interface Cell {
  /** What each role is answered, as the specification has it; written by hand, not taken from the table. */
  expected: Record<(typeof roles)[number], number>;
  call: (backend: TestBackend, as: Who) => Promise<Answer>;
}

const get = (path: string) => (api: TestBackend, as: Who) => api.call('GET', path, { as });
/** A booking of the demo farmer, which the demo agent reaches too. */
const makeBooking = async (api: TestBackend) =>
  (
    await api.call('POST', '/agric/soil-test-bookings/', {
      as: 'administrator',
      body: bookingBody({ farmer: 1 }),
    })
  ).body.id;
/** A sample of such a booking, without readings. */
const makeSample = async (api: TestBackend) => {
  const address = `/agric/soil-test-bookings/${await makeBooking(api)}`;
  return (await api.call('GET', address, { as: 'administrator' })).body.samples[0].id;
};
/** The address of what the administrator was told first. */
const administratorsNotification = async (api: TestBackend) => {
  const { body } = await api.call('GET', '/utils/notifications?ordering=id', { as: 'administrator' });
  return `/utils/notifications/${body.results[0].id}`;
};
const makeSubscriberToken = (api: TestBackend, purpose: 'confirm' | 'leave') =>
  api.db.inTransaction((db) =>
    createSubscriberToken(db, purpose, { email: 'kamau@udongo.test', language: 'en' }, api.clock.now),
  );
/** What the demo's farmer logs in with: an agent does not change it. */
const ownContact = { email: 'farmer@udongo.test', profile: { phone_number: '0712345678' } };
const everybody = { anonymous: 200, farmer: 200, agent: 200, administrator: 200 };
const signedIn = { anonymous: 401, farmer: 200, agent: 200, administrator: 200 };
const staff = { anonymous: 401, farmer: 403, agent: 200, administrator: 200 };
const administrators = { anonymous: 401, farmer: 403, agent: 403, administrator: 200 };

let lastNumber = 0;
const count = () => {
  lastNumber += 1;
  return lastNumber;
};
const nextNumber = () => `QX${count()}`;
/** No phone gets two prompts for one amount within two minutes. */
const nextPhone = () => `0722${String(count()).padStart(6, '0')}`;
const startPayment = async (api: TestBackend) => {
  const body = { booking: await makeBooking(api), phone_number: nextPhone() };
  return (await api.call('POST', '/utils/initialize-payment/', { as: 'administrator', body })).body;
};

/** A paid booking of the demo farmer, whom the demo agent referred. */
const makePaid = async (api: TestBackend) => {
  const booking = await makeBooking(api);
  const body = { booking, reference: nextNumber(), reason: 'Seen in the till' };
  await api.call('POST', '/agric/mark-booking-as-paid/', { as: 'administrator', body });
  return booking;
};
const makeCommission = async (api: TestBackend) => {
  const path = `/agric/commissions?booking=${await makePaid(api)}`;
  return (await api.call('GET', path, { as: 'administrator' })).body.results[0].id;
};
const makeMedia = async (api: TestBackend) =>
  (await api.call('POST', '/media/', { as: 'administrator', form: await mediaForm() })).body.id;
const ofAgent = (as: Who) => (as === 'administrator' ? '?agent=1' : '');

/** Cells of what administrators alone change. */
function changes<Name extends string>(
  name: Name,
  path: string,
  makeBody: () => object,
): Record<`${Name}.${'create' | 'update' | 'delete'}`, Cell> {
  const create = (api: TestBackend, as: Who) => api.call('POST', `${path}/`, { as, body: makeBody() });
  const make = async (api: TestBackend) => `${path}/${(await create(api, 'administrator')).body.id}/`;
  const refused = { anonymous: 401, farmer: 403, agent: 403 };
  const cells: Record<string, Cell> = {
    create: { expected: { ...refused, administrator: 201 }, call: create },
    update: {
      expected: { ...refused, administrator: 200 },
      call: async (api, as) => api.call('PUT', await make(api), { as, body: makeBody() }),
    },
    delete: {
      expected: { ...refused, administrator: 204 },
      call: async (api, as) => api.call('DELETE', await make(api), { as }),
    },
  };
  const named = Object.entries(cells).map(([verb, cell]) => [`${name}.${verb}`, cell]);
  return Object.fromEntries(named) as Record<`${Name}.${'create' | 'update' | 'delete'}`, Cell>;
}

const cells: Record<OperationId, Cell> = {
  'auth.login': {
    expected: everybody,
    call: (api, as) =>
      api.call('POST', '/users/auth/login/', {
        as,
        body: { email: 'farmer@udongo.test', password: 'Farmer-pass-1' },
      }),
  },
  'auth.logout': {
    expected: { anonymous: 401, farmer: 204, agent: 204, administrator: 204 },
    call: async (api, as) => {
      if (as === 'anonymous') return api.call('POST', '/users/auth/logout/');
      const [email, password] = {
        farmer: ['farmer@udongo.test', 'Farmer-pass-1'],
        agent: ['agent@udongo.test', 'Agent-pass-1'],
        administrator: ['admin@udongo.test', 'Admin-pass-1'],
      }[as as 'farmer' | 'agent' | 'administrator'];
      const { body } = await api.call('POST', '/users/auth/login/', { body: { email, password } });
      return api.call('POST', '/users/auth/logout/', { headers: { Authorization: `Bearer ${body.token}` } });
    },
  },
  'auth.changePassword': {
    expected: signedIn,
    call: async (api, as) => {
      const old_password =
        as === 'farmer' ? 'Farmer-pass-1' : as === 'agent' ? 'Agent-pass-1' : 'Admin-pass-1';
      const body = { old_password, new_password: old_password, confirm_password: old_password };
      return api.call('POST', '/users/auth/change-password/', { as, body });
    },
  },
  'auth.checkLoginStatus': { expected: everybody, call: get('/users/auth/check-login-status') },
  'auth.requestPasswordReset': {
    expected: everybody,
    call: (api, as) =>
      api.call('POST', '/users/auth/password-reset/', { as, body: { email: `${as}@example.org` } }),
  },
  'auth.exchangePasswordResetCode': {
    expected: everybody,
    call: async (api, as) => {
      const codeFor = { phone_number: '+254712345678', purpose: 'password' } as const;
      const code = await api.db.inTransaction((db) => createPhoneCode(db, codeFor, api.clock.now));
      const body = { phone_number: codeFor.phone_number, code };
      return api.call('POST', '/users/auth/password-reset/validate-code/', { as, body });
    },
  },
  'messages.list': { expected: administrators, call: get('/messages') },
  'sms.list': { expected: administrators, call: get('/sms') },
  'sms.get': { expected: administrators, call: get('/sms/1') },
  'sms.send': {
    expected: { ...administrators, administrator: 201 },
    call: (api, as) =>
      api.call('POST', '/sms/', { as, body: { message: 'Habari', phone_numbers: ['0712345678'] } }),
  },
  'messages.sendAgain': {
    expected: administrators,
    call: async (api, as) => {
      const [failed] = await api.db.inTransaction((db) =>
        db
          .insert(messages)
          .values({
            kind: 'password_link',
            channel: 'email',
            recipient: 'farmer@udongo.test',
            language: 'en',
            status: 'failed',
            next_attempt_on: api.clock.now,
            created_on: api.clock.now,
          })
          .returning(),
      );
      return api.call('POST', `/messages/${failed?.id}/send-again/`, { as });
    },
  },
  'auth.validatePasswordResetToken': {
    expected: everybody,
    call: (api, as) =>
      api.call('POST', '/users/auth/password-reset/validate-token/', { as, body: { token: 'unknown' } }),
  },
  'auth.confirmPasswordReset': {
    expected: everybody,
    call: async (api, as) => {
      const times = { now: api.clock.now, lifetimeMs: 60_000 };
      const token = await api.db.inTransaction((db) => createPasswordReset(db, 20, times));
      const body = { token, new_password: 'Tilapia-77', confirm_password: 'Tilapia-77' };
      return api.call('POST', '/users/auth/password-reset/confirm/', { as, body });
    },
  },
  'bookings.markAsPaid': {
    expected: administrators,
    call: async (api, as) =>
      api.call('POST', '/agric/mark-booking-as-paid/', {
        as,
        body: { booking: await makeBooking(api), reference: nextNumber(), reason: 'Seen in the till' },
      }),
  },
  'payments.list': { expected: signedIn, call: get('/utils/payments') },
  // Of the demo farmer's booking, which the demo agent reaches too.
  'payments.get': {
    expected: signedIn,
    call: async (api, as) => api.call('GET', `/utils/payments/${(await startPayment(api)).id}`, { as }),
  },
  'payments.initialize': {
    expected: { anonymous: 400, farmer: 201, agent: 201, administrator: 201 },
    call: async (api, as) => {
      const body = { booking: await makeBooking(api), phone_number: nextPhone() };
      return api.call('POST', '/utils/initialize-payment/', { as, body });
    },
  },
  'payments.checkStatus': {
    expected: everybody,
    call: async (api, as) => {
      const { reference } = await startPayment(api);
      return api.call('POST', '/utils/check-payment-status/', { as, body: { reference } });
    },
  },
  'payments.getOptions': {
    expected: { ...everybody, anonymous: 400 },
    call: async (api, as) =>
      api.call('GET', `/utils/payment-options?booking=${await makeBooking(api)}`, { as }),
  },
  'payments.link': {
    expected: { ...administrators, administrator: 400 },
    call: async (api, as) =>
      api.call('POST', '/utils/link-payment/', {
        as,
        body: { booking: await makeBooking(api), reference: 'RLA0R69NXM', reason: 'Paid at the till' },
      }),
  },
  'payments.unlink': {
    expected: administrators,
    call: async (api, as) => {
      const path = `/utils/payments?booking=${await makePaid(api)}`;
      const [{ id: payment }] = (await api.call('GET', path, { as: 'administrator' })).body.results;
      return api.call('POST', '/utils/unlink-payment/', { as, body: { payment, reason: 'Another booking' } });
    },
  },
  'payments.recordRefund': {
    expected: administrators,
    call: async (api, as) => {
      const path = `/utils/payments?booking=${await makePaid(api)}`;
      const [{ reference }] = (await api.call('GET', path, { as: 'administrator' })).body.results;
      const body = { reference, refund_number: nextNumber(), reason: 'Canceled' };
      return api.call('POST', '/utils/record-refund/', { as, body });
    },
  },
  'payments.listReconciliations': {
    expected: administrators,
    call: get('/utils/payment-reconciliations'),
  },
  'webhooks.receivePayment': {
    expected: { anonymous: 400, farmer: 400, agent: 400, administrator: 400 },
    call: (api, as) =>
      api.call('POST', '/utils/payment-webhooks/sandbox/', { as, body: { reference: 'forged' } }),
  },
  'webhooks.receiveCallback': {
    expected: { anonymous: 404, farmer: 404, agent: 404, administrator: 404 },
    call: (api, as) => api.call('POST', `/utils/payment-callbacks/${'0'.repeat(48)}/`, { as, body: {} }),
  },
  'sandbox.getPrompt': {
    expected: everybody,
    call: async (api, as) =>
      api.call('GET', `/utils/sandbox-prompts/${(await startPayment(api)).reference}`, { as }),
  },
  'sandbox.answerPrompt': {
    expected: everybody,
    call: async (api, as) => {
      const { reference } = await startPayment(api);
      return api.call('POST', `/utils/sandbox-prompts/${reference}/`, { as, body: { action: 'cancel' } });
    },
  },
  'payments.downloadInvoice': {
    expected: { ...everybody, anonymous: 400 },
    call: async (api, as) =>
      api.call('GET', `/agric/booking/payment/invoice/generate-invoice?booking=${await makeBooking(api)}`, {
        as,
      }),
  },
  'payments.downloadReceipt': {
    expected: { ...everybody, anonymous: 400 },
    call: async (api, as) =>
      api.call('GET', `/agric/booking/payment/invoice/generate-receipt?booking=${await makePaid(api)}`, {
        as,
      }),
  },
  'payments.listDocuments': { expected: signedIn, call: get('/utils/payment-documents') },
  'payments.downloadDocument': {
    expected: signedIn,
    call: async (api, as) => {
      const path = `/utils/payment-documents?booking=${await makePaid(api)}`;
      const { body } = await api.call('GET', path, { as: 'administrator' });
      return api.call('GET', `/utils/payment-documents/${body.results[0].id}/pdf`, { as });
    },
  },
  'payments.listIssues': { expected: administrators, call: get('/utils/payment-issues') },
  'payments.reconcile': {
    expected: administrators,
    call: get('/utils/payment-reconciliation?date=2026-11-20'),
  },
  'payments.downloadReconciliationCsv': {
    expected: administrators,
    call: get('/utils/payment-reconciliation-csv?date=2026-11-20'),
  },
  'commissions.list': { expected: staff, call: get('/agric/commissions') },
  'commissions.get': {
    expected: staff,
    call: async (api, as) => api.call('GET', `/agric/commissions/${await makeCommission(api)}`, { as }),
  },
  'commissions.collect': {
    expected: staff,
    call: async (api, as) => {
      const body = {
        commissions: [await makeCommission(api)],
        ...(as === 'administrator' ? { agent: 1 } : {}),
      };
      return api.call('POST', '/agric/collect-commission/', { as, body });
    },
  },
  'commissions.disburse': {
    expected: administrators,
    call: async (api, as) => {
      const commissions = [await makeCommission(api)];
      await api.call('POST', '/agric/collect-commission/', { as: 'agent', body: { commissions } });
      return api.call('POST', '/agric/disburse-commission/', { as, body: { commissions, method: 'mpesa' } });
    },
  },
  'commissions.getBalance': {
    expected: staff,
    call: (api, as) => api.call('GET', `/agric/commission-balance${ofAgent(as)}`, { as }),
  },
  'commissions.downloadStatement': {
    expected: staff,
    call: (api, as) => api.call('GET', `/agric/commission-statement${ofAgent(as)}`, { as }),
  },
  'commissions.downloadStatementCsv': {
    expected: staff,
    call: (api, as) => api.call('GET', `/agric/commission-statement-csv${ofAgent(as)}`, { as }),
  },
  'commissions.downloadPayoutsCsv': { expected: administrators, call: get('/agric/commission-payouts-csv') },
  'agents.listCommissionRates': { expected: staff, call: get('/agric/agents/1/commission-rates') },
  'jobs.list': { expected: administrators, call: get('/utils/jobs') },
  'settings.get': { expected: everybody, call: get('/settings') },
  'settings.update': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 200 },
    call: (api, as) => api.call('PUT', '/settings/', { as, body: { support_name: 'Udongo helpdesk' } }),
  },
  'account.get': { expected: signedIn, call: get('/users/account/view') },
  'account.register': {
    expected: { anonymous: 201, farmer: 201, agent: 201, administrator: 201 },
    call: (api, as) =>
      api.call('POST', '/users/account/view/', {
        as,
        body: {
          full_name: 'Njeri',
          email: `new-${as}@udongo.test`,
          password: 'Shamba-langu-7',
          phone_number: '0712345679',
        },
      }),
  },
  'account.requestPhoneCode': {
    expected: everybody,
    call: (api, as) =>
      api.call('POST', '/users/account/phone-code/', { as, body: { phone_number: '0733999001' } }),
  },
  'account.verifyPhone': {
    expected: signedIn,
    call: async (api, as) => {
      const phone_number =
        { farmer: '+254712345678', agent: '+254733999003' }[as as 'farmer'] ?? '+254733999004';
      const codeFor = { phone_number, purpose: 'phone' } as const;
      const code = await api.db.inTransaction((db) => createPhoneCode(db, codeFor, api.clock.now));
      return api.call('POST', '/users/account/phone/', { as, body: { phone_number, code } });
    },
  },
  'account.requestEmailChange': {
    expected: signedIn,
    call: (api, as) =>
      api.call('POST', '/users/account/email/', { as, body: { email: `${as}@new.example` } }),
  },
  'account.confirmEmail': {
    expected: everybody,
    call: async (api, as) => {
      const email = `confirmed-${as}@udongo.test`;
      const token = await api.db.inTransaction((db) => createEmailChange(db, 20, email, api.clock.now));
      return api.call('POST', '/users/account/email/confirm/', { as, body: { token } });
    },
  },
  'account.listEarlierBookings': { expected: signedIn, call: get('/users/account/earlier-bookings') },
  'account.claimEarlierBookings': {
    // Nobody here has any: what is not theirs is refused.
    expected: { anonymous: 401, farmer: 400, agent: 400, administrator: 400 },
    call: (api, as) => api.call('POST', '/users/account/earlier-bookings/', { as, body: { bookings: [1] } }),
  },
  'auth.listLogins': { expected: signedIn, call: get('/users/auth/logins') },
  'auth.endOtherLogins': {
    expected: { anonymous: 401, farmer: 204, agent: 204, administrator: 204 },
    call: (api, as) => api.call('POST', '/users/auth/logins/end-others/', { as }),
  },
  'auth.endLogin': {
    expected: { anonymous: 401, farmer: 204, agent: 204, administrator: 204 },
    call: async (api, as) => {
      if (as === 'anonymous') return api.call('DELETE', '/users/auth/logins/1/');
      const extra = await api.db.inTransaction((db) => createToken(db, userIds[as], api.clock.now));
      const headers = { Authorization: `Bearer ${extra}` };
      const { body } = await api.call('GET', '/users/auth/logins', { headers });
      const own = body.find(({ is_current }: { is_current: boolean }) => is_current);
      return api.call('DELETE', `/users/auth/logins/${own.id}/`, { as });
    },
  },
  'profiles.list': { expected: signedIn, call: get('/users/account/profiles') },
  'profiles.get': {
    expected: { anonymous: 401, farmer: 200, agent: 404, administrator: 200 },
    call: get('/users/account/profiles/8'),
  },
  'profiles.patch': {
    expected: { anonymous: 401, farmer: 200, agent: 404, administrator: 200 },
    call: (api, as) => api.call('PATCH', '/users/account/profiles/8/', { as, body: { address: 'Kiambu' } }),
  },
  'counties.list': { expected: everybody, call: get('/counties') },
  'counties.get': { expected: everybody, call: get('/counties/47') },
  'crops.list': { expected: everybody, call: get('/agric/crops') },
  // Sugarcane, which is withdrawn.
  'crops.get': {
    expected: { anonymous: 404, farmer: 404, agent: 404, administrator: 200 },
    call: get('/agric/crops/20'),
  },
  'otherCropNames.list': { expected: everybody, call: get('/agric/other-crop-names') },
  'otherCropNames.get': { expected: everybody, call: get('/agric/other-crop-names/1') },
  ...changes('counties', '/counties', countyBody),
  ...changes('crops', '/agric/crops', cropBody),
  ...changes('otherCropNames', '/agric/other-crop-names', otherCropNameBody),
  ...changes('discounts', '/agric/discounts', discountBody),
  ...changes('devices', '/agric/devices', deviceBody),
  'devices.list': { expected: administrators, call: get('/agric/devices') },
  'devices.get': {
    expected: administrators,
    call: async (api, as) => {
      const { body } = await api.call('POST', '/agric/devices/', { as: 'administrator', body: deviceBody() });
      return api.call('GET', `/agric/devices/${body.id}`, { as });
    },
  },
  ...changes('agents', '/agric/agents', agentBody),
  ...changes('farmers', '/agric/farmers', farmerBody),
  'farmers.create': {
    expected: { anonymous: 401, farmer: 403, agent: 201, administrator: 201 },
    call: (api, as) => api.call('POST', '/agric/farmers/', { as, body: farmerBody() }),
  },
  'farmers.bulkCreate': {
    expected: { anonymous: 401, farmer: 403, agent: 201, administrator: 201 },
    call: (api, as) => api.call('POST', '/agric/bulk-create/farmers/', { as, body: [farmerBody()] }),
  },
  'farmers.bulkCheck': {
    expected: staff,
    call: (api, as) => api.call('POST', '/agric/bulk-create/farmers/check/', { as, body: [farmerBody()] }),
  },
  'agents.bulkCreate': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 201 },
    call: (api, as) => api.call('POST', '/agric/bulk-create/agents/', { as, body: [agentBody()] }),
  },
  'agents.bulkCheck': {
    expected: administrators,
    call: (api, as) => api.call('POST', '/agric/bulk-create/agents/check/', { as, body: [agentBody()] }),
  },
  'imports.list': { expected: staff, call: get('/agric/imports') },
  'imports.create': {
    expected: { anonymous: 401, farmer: 403, agent: 201, administrator: 201 },
    call: (api, as) => api.call('POST', '/agric/imports/', { as, body: importBody() }),
  },
  'imports.undo': {
    expected: staff,
    call: async (api, as) => {
      const { body } = await api.call('POST', '/agric/imports/', { as: 'agent', body: importBody() });
      return api.call('POST', `/agric/imports/${body.id}/undo/`, { as });
    },
  },
  // The demo farmer, whom the demo agent referred.
  'farmers.update': {
    expected: staff,
    call: (api, as) => api.call('PUT', '/agric/farmers/1/', { as, body: farmerBody(ownContact) }),
  },
  'profiles.create': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 201 },
    call: (api, as) => api.call('POST', '/users/account/profiles/', { as, body: profileBody() }),
  },
  'profiles.delete': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 204 },
    call: async (api, as) => {
      const options = { as: 'administrator', body: profileBody() } as const;
      const { body } = await api.call('POST', '/users/account/profiles/', options);
      return api.call('DELETE', `/users/account/profiles/${body.id}/`, { as });
    },
  },
  ...changes('samples', '/agric/soil-test-samples', soilSampleBody),
  'samples.list': { expected: signedIn, call: get('/agric/soil-test-samples') },
  'samples.listReadings': {
    expected: administrators,
    call: get('/agric/soil-test-samples/1/readings'),
  },
  'samples.reject': {
    expected: administrators,
    call: async (api, as) => {
      const sample = await makeSample(api);
      const body = { reason: 'wrong_label' };
      return api.call('POST', `/agric/soil-test-samples/${sample}/reject/`, { as, body });
    },
  },
  'samples.undoReject': {
    expected: administrators,
    call: async (api, as) => {
      const address = `/agric/soil-test-samples/${await makeSample(api)}`;
      const body = { reason: 'wrong_label' };
      await api.call('POST', `${address}/reject/`, { as: 'administrator', body });
      return api.call('POST', `${address}/undo-reject/`, { as });
    },
  },
  // A sample of the demo farmer's first booking.
  'samples.adjustPh': {
    expected: signedIn,
    call: async (api, as) => {
      // Samples that other cells add have taken it back to `analysed`.
      const verified = { status: 'verified' } as const;
      await api.db.inTransaction((db) => db.update(bookings).set(verified).where(eq(bookings.id, 1)));
      return api.call('POST', '/agric/samples/adjust-ph/', { as, body: { sample: 1 } });
    },
  },
  'samples.downloadLabels': { expected: staff, call: get('/agric/sample-labels?booking=1') },
  'samples.generateResults': {
    expected: administrators,
    call: (api, as) => api.call('POST', '/agric/samples/generate-results/', { as, body: { samples: [1] } }),
  },
  // A farmer and a sample of the other agent.
  'farmers.getReadings': {
    expected: { anonymous: 401, farmer: 404, agent: 404, administrator: 200 },
    call: get('/agric/farmers/9/readings'),
  },
  'samples.setPlace': {
    expected: signedIn,
    call: async (api, as) => {
      const path = `/agric/soil-test-samples/${await makeSample(api)}/place/`;
      return api.call('POST', path, { as, body: { same_place_as: null } });
    },
  },
  'samples.getResults': { expected: signedIn, call: get('/agric/soil-test-samples/1/results') },
  'bookings.getResults': { expected: signedIn, call: get('/agric/soil-test-bookings/1/results') },
  'samples.get': { expected: signedIn, call: get('/agric/soil-test-samples/1') },
  'farmers.downloadBiodata': {
    expected: administrators,
    call: get('/agric/download-farmer-biodata/?reason=Yearly%20report'),
  },
  'farmers.list': { expected: staff, call: get('/agric/farmers') },
  // A farmer of the other agent.
  'farmers.get': {
    expected: { anonymous: 401, farmer: 404, agent: 404, administrator: 200 },
    call: get('/agric/farmers/9'),
  },
  'farmers.listSummaries': { expected: staff, call: get('/agric/farmers-list') },
  'agents.list': { expected: everybody, call: get('/agric/agents') },
  'agents.get': { expected: everybody, call: get('/agric/agents/1') },
  'discounts.list': { expected: administrators, call: get('/agric/discounts') },
  'discounts.get': { expected: administrators, call: get('/agric/discounts/1') },
  'bookings.list': { expected: signedIn, call: get('/agric/soil-test-bookings') },
  'bookings.create': {
    expected: { anonymous: 201, farmer: 201, agent: 201, administrator: 201 },
    call: (api, as) => api.call('POST', '/agric/soil-test-bookings/', { as, body: bookingBody() }),
  },
  'bookings.get': {
    expected: signedIn,
    call: async (api, as) => api.call('GET', `/agric/soil-test-bookings/${await makeBooking(api)}`, { as }),
  },
  'bookings.update': {
    expected: signedIn,
    call: async (api, as) =>
      api.call('PUT', `/agric/soil-test-bookings/${await makeBooking(api)}/`, { as, body: bookingBody() }),
  },
  'bookings.delete': {
    expected: { anonymous: 401, farmer: 204, agent: 204, administrator: 204 },
    call: async (api, as) =>
      api.call('DELETE', `/agric/soil-test-bookings/${await makeBooking(api)}/`, { as }),
  },
  'bookings.listStatusChanges': {
    expected: signedIn,
    call: async (api, as) =>
      api.call('GET', `/agric/soil-test-bookings/${await makeBooking(api)}/status`, { as }),
  },
  // A cancellation, which all three may do while a booking is booked.
  'bookings.setStatus': {
    expected: signedIn,
    call: async (api, as) =>
      api.call('POST', `/agric/soil-test-bookings/${await makeBooking(api)}/status/`, {
        as,
        body: { status: 'canceled', note: 'Not needed any more' },
      }),
  },
  'bookings.listUnusual': {
    expected: administrators,
    call: get('/agric/soil-test-bookings/1/unusual-readings'),
  },
  'bookings.verify': {
    expected: administrators,
    call: async (api, as) => {
      const options = { as: 'administrator', body: bookingBody({ farmer: 1 }) } as const;
      const { id, samples } = (await api.call('POST', '/agric/soil-test-bookings/', options)).body;
      const [sample] = samples;
      const measured = { as: 'agronomist', body: soilSampleBody({ booking: id }) } as const;
      await api.call('PUT', `/agric/soil-test-samples/${sample.id}/`, measured);
      return api.call('POST', `/agric/soil-test-bookings/${id}/verify/`, { as, body: {} });
    },
  },
  'bookings.find': {
    expected: everybody,
    call: async (api, as) => {
      const { body } = await api.call('POST', '/agric/soil-test-bookings/', { body: bookingBody() });
      const asked = { code: body.code, phone_no: body.phone_no };
      return api.call('POST', '/agric/find-booking/', { as, body: asked });
    },
  },
  'bookings.checkDiscount': {
    expected: everybody,
    call: (api, as) =>
      api.call('POST', '/agric/check-discount/', {
        as,
        body: { discount_code: 'KARIBU10', test_type: 'basic-macro-nutrients-analysis', no_of_samples: 1 },
      }),
  },
  'stats.getApp': { expected: everybody, call: get('/app-stats') },
  'stats.getUser': { expected: signedIn, call: get('/user-stats') },
  'stats.getAttention': { expected: staff, call: get('/agric/attention') },
  'statistics.getBookings': { expected: signedIn, call: get('/statistics/bookings') },
  'statistics.getSamples': { expected: signedIn, call: get('/statistics/samples') },
  'statistics.getPayments': { expected: signedIn, call: get('/statistics/payments') },
  'statistics.getSoilPicture': { expected: signedIn, call: get('/statistics/soil-picture') },
  'statistics.getCommissions': { expected: staff, call: get('/statistics/commissions') },
  'statistics.getFarmers': { expected: staff, call: get('/statistics/farmers') },
  'statistics.getAgents': { expected: administrators, call: get('/statistics/agents') },
  'bookings.listByUuid': {
    expected: everybody,
    call: get('/agric/soil-test-bookings-uuid?uuid=5eed0000-0000-4000-8000-000000000009'),
  },
  'bookings.getByUuid': {
    expected: everybody,
    call: get('/agric/soil-test-bookings-uuid/5eed0000-0000-4000-8000-000000000009'),
  },
  ...changes('partnerKeys', '/agric/partner-keys', partnerKeyBody),
  'reports.list': { expected: signedIn, call: get('/agric/report-generation') },
  'reports.get': { expected: signedIn, call: get('/agric/report-generation/1') },
  'reports.getPublic': {
    expected: everybody,
    call: get('/agric/reports-public/5eed0000-0000-4000-8000-000000000002'),
  },
  'reports.downloadPdf': { expected: signedIn, call: get('/agric/report-pdf-generation?booking=1') },
  'reports.downloadPublicPdf': {
    expected: everybody,
    call: get('/agric/reports-public/5eed0000-0000-4000-8000-000000000002/pdf'),
  },
  'reports.create': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 201 },
    call: (api, as) => api.call('POST', '/agric/report-generation/', { as, body: { booking: 1 } }),
  },
  'reports.markSent': {
    expected: administrators,
    call: (api, as) => api.call('POST', '/agric/report-generation/1/sent/', { as }),
  },
  'reports.markExplained': {
    expected: staff,
    call: (api, as) => api.call('POST', '/agric/report-generation/1/explained/', { as }),
  },
  'reports.revokeLink': {
    expected: staff,
    call: (api, as) => api.call('POST', '/agric/report-generation/1/revoke-link/', { as }),
  },
  'prices.list': { expected: administrators, call: get('/agric/input-prices') },
  'prices.get': { expected: administrators, call: get('/agric/input-prices/1') },
  'prices.create': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 201 },
    call: (api, as) => api.call('POST', '/agric/input-prices/', { as, body: inputPriceBody() }),
  },
  'prices.update': {
    expected: administrators,
    call: (api, as) =>
      api.call('PUT', '/agric/input-prices/1/', { as, body: inputPriceBody({ product: 'lime' }) }),
  },
  'prices.delete': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 204 },
    call: (api, as) => api.call('DELETE', '/agric/input-prices/2/', { as }),
  },
  'faqs.list': { expected: everybody, call: get('/faqs') },
  // The last one is a draft.
  'faqs.get': {
    expected: { anonymous: 404, farmer: 404, agent: 404, administrator: 200 },
    call: get('/faqs/11'),
  },
  ...changes('faqs', '/faqs', faqBody),
  'blogCategories.list': { expected: everybody, call: get('/blogs/blog-categories') },
  'blogCategories.get': { expected: everybody, call: get('/blogs/blog-categories/1') },
  ...changes('blogCategories', '/blogs/blog-categories', blogCategoryBody),
  'blogs.list': { expected: everybody, call: get('/blogs') },
  'blogs.listRandom': { expected: everybody, call: get('/blogs/random-blogs') },
  // The last one is a draft.
  'blogs.get': {
    expected: { anonymous: 404, farmer: 404, agent: 404, administrator: 200 },
    call: get('/blogs/9'),
  },
  ...changes('blogs', '/blogs', blogBody),
  'blogs.tellSubscribers': {
    expected: administrators,
    call: (api, as) => api.call('POST', '/blogs/tell-subscribers/1/', { as }),
  },
  'contact.list': { expected: administrators, call: get('/contact') },
  'contact.get': { expected: administrators, call: get('/contact/1') },
  'contact.create': {
    expected: { anonymous: 201, farmer: 201, agent: 201, administrator: 201 },
    call: (api, as) => api.call('POST', '/contact/', { as, body: contactBody() }),
  },
  'contact.update': {
    expected: administrators,
    call: (api, as) => api.call('PUT', '/contact/1/', { as, body: { is_handled: true } }),
  },
  'contact.answer': {
    expected: administrators,
    call: (api, as) => api.call('POST', '/contact/1/answer/', { as, body: { text: 'Yes, we do.' } }),
  },
  'subscribers.list': { expected: administrators, call: get('/subscribers') },
  'subscribers.get': { expected: administrators, call: get('/subscribers/1') },
  'subscribers.create': {
    expected: { anonymous: 201, farmer: 201, agent: 201, administrator: 201 },
    call: (api, as) => api.call('POST', '/subscribers/', { as, body: { email: `${as}@news.example` } }),
  },
  'subscribers.confirm': {
    expected: everybody,
    call: async (api, as) => {
      const body = { token: await makeSubscriberToken(api, 'confirm') };
      return api.call('POST', '/subscribers/confirm/', { as, body });
    },
  },
  'subscribers.unsubscribe': {
    expected: everybody,
    call: async (api, as) => {
      const body = { token: await makeSubscriberToken(api, 'leave') };
      return api.call('POST', '/subscribers/unsubscribe/', { as, body });
    },
  },
  'subscribers.delete': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 204 },
    call: (api, as) => api.call('DELETE', '/subscribers/2/', { as }),
  },
  'reviews.list': { expected: everybody, call: get('/reviews') },
  'reviews.getAverage': { expected: everybody, call: get('/reviews/average') },
  // Waits to be published; the demo agent wrote none.
  'reviews.get': {
    expected: { anonymous: 404, farmer: 404, agent: 404, administrator: 200 },
    call: get('/reviews/3'),
  },
  // The farmer's booking, whom the agent referred: an administrator does not review for them.
  'reviews.create': {
    expected: { anonymous: 401, farmer: 201, agent: 201, administrator: 400 },
    call: (api, as) => api.call('POST', '/reviews/', { as, body: reviewBody({ booking: 1 }) }),
  },
  'reviews.update': {
    expected: { anonymous: 401, farmer: 404, agent: 404, administrator: 200 },
    call: (api, as) => api.call('PUT', '/reviews/1/', { as, body: reviewBody() }),
  },
  'reviews.delete': {
    expected: { anonymous: 401, farmer: 404, agent: 404, administrator: 204 },
    call: (api, as) => api.call('DELETE', '/reviews/2/', { as }),
  },
  'contact.delete': {
    expected: { anonymous: 401, farmer: 403, agent: 403, administrator: 204 },
    call: (api, as) => api.call('DELETE', '/contact/2/', { as }),
  },
  'media.list': { expected: administrators, call: get('/media') },
  'media.get': {
    expected: administrators,
    call: async (api, as) => api.call('GET', `/media/${await makeMedia(api)}`, { as }),
  },
  'media.create': {
    expected: { ...administrators, administrator: 201 },
    call: async (api, as) => api.call('POST', '/media/', { as, form: await mediaForm() }),
  },
  'media.delete': {
    expected: { ...administrators, administrator: 204 },
    call: async (api, as) => api.call('DELETE', `/media/${await makeMedia(api)}/`, { as }),
  },
  'notifications.list': { expected: signedIn, call: get('/utils/notifications') },
  // Of the first administrator.
  'notifications.get': {
    expected: { anonymous: 401, farmer: 404, agent: 404, administrator: 200 },
    call: async (api, as) => api.call('GET', await administratorsNotification(api), { as }),
  },
  'notifications.update': {
    expected: { anonymous: 401, farmer: 404, agent: 404, administrator: 200 },
    call: async (api, as) =>
      api.call('PUT', `${await administratorsNotification(api)}/`, { as, body: { is_read: true } }),
  },
  'notifications.delete': {
    expected: { anonymous: 401, farmer: 404, agent: 404, administrator: 204 },
    call: async (api, as) => api.call('DELETE', `${await administratorsNotification(api)}/`, { as }),
  },
  'notifications.markAllRead': {
    expected: { anonymous: 401, farmer: 204, agent: 204, administrator: 204 },
    call: (api, as) => api.call('POST', '/utils/mark-all-notifications-read/', { as }),
  },
  'partnerKeys.list': { expected: administrators, call: get('/agric/partner-keys') },
  'partnerKeys.get': { expected: administrators, call: get('/agric/partner-keys/1') },
  'partnerKeys.rotate': {
    expected: administrators,
    call: (api, as) => api.call('POST', '/agric/partner-keys/1/rotate/', { as }),
  },
  'boot.get': { expected: everybody, call: get('/embed/boot') },
  'health.get': { expected: everybody, call: get('/healthz') },
};

describe.each(Object.entries(cells))('%s', (_, { expected, call }) => {
  test.each(roles)('answers the role %s', async (role) => {
    expect((await call(backend, role)).status).toBe(expected[role]);
  });
});

test('every operation of the table is tried', () => {
  expect(Object.keys(cells).sort()).toEqual(Object.keys(permissions).sort());
});
