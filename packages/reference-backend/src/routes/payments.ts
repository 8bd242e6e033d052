import type { Actor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, cutFields, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import { askWhenTime } from '../services/payments/askPayment.ts';
import type { NamedBooking } from '../services/payments/findPayable.ts';
import { linkFields, linkPayment, unlinkFields, unlinkPayment } from '../services/payments/linkPayment.ts';
import { markAsPaid, markAsPaidFields } from '../services/payments/markAsPaid.ts';
import {
  findByReference,
  getPayment,
  listPayments,
  readOptions,
  showPayment,
} from '../services/payments/readPayments.ts';
import { recordRefund, refundFields } from '../services/payments/recordRefund.ts';
import { paymentFields, startPayment } from '../services/payments/startPayment.ts';
import type { PaymentRow } from '../services/payments/toPayment.ts';
import { text } from '../validation/fields.ts';
import { invalid } from '../validation/issues.ts';
import { allValues, readFields, readObject } from '../validation/readFields.ts';
import { paymentMethods, paymentProviders, paymentStates, paymentStatuses, testTypes } from '../values.ts';

type PaymentOperation =
  | 'payments.list'
  | 'payments.get'
  | 'payments.initialize'
  | 'payments.checkStatus'
  | 'payments.getOptions'
  | 'payments.link'
  | 'payments.unlink'
  | 'payments.recordRefund'
  | 'bookings.markAsPaid';

const checkFields = { ...paymentFields, reference: text({ max: 100 }).optional() };

export function paymentRoutes(dependencies: Dependencies): Handlers<PaymentOperation> {
  const { db, clock, options } = dependencies;
  const about = () => ({ now: clock(), appUrl: options.appUrl });
  const show = (actor: Actor, payment: PaymentRow) =>
    db.inTransaction((transaction) => showPayment(transaction, actor, payment, about()));
  return {
    'payments.list': async (context) => {
      const query = { ...readListQuery(context), ...readFilters(context) };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listPayments(transaction, actor, query, about()));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'payments.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const payment = await db.inSnapshot((transaction) => getPayment(transaction, actor, id, about()));
      return context.json(cutFields(context, payment));
    },
    'payments.initialize': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(paymentFields, readObject(await readJson(context)));
      return context.json(await show(actor, await startPayment(dependencies, actor, reading)), 201);
    },
    'payments.checkStatus': async (context) => {
      const actor = context.get('actor');
      const body = readObject(await readJson(context));
      const { reference = '', ...wanted } = allValues(readFields(checkFields, body));
      const payment =
        reference === ''
          ? await startPayment(dependencies, actor, { values: wanted, issues: [] })
          : await db.inTransaction((transaction) => findByReference(transaction, reference));
      if (!payment)
        throw invalid([{ path: ['reference'], message: 'There is no payment with this reference.' }]);
      return context.json(await show(actor, await askWhenTime(dependencies, payment)));
    },
    'payments.getOptions': async (context) => {
      const actor = context.get('actor');
      const named = readNamedBooking(context);
      return context.json(
        await db.inTransaction((transaction) => readOptions(transaction, actor, named, dependencies)),
      );
    },
    'payments.link': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(linkFields, readObject(await readJson(context)));
      const linked = await db.inTransaction((transaction) =>
        linkPayment(transaction, actor, reading, clock()),
      );
      return context.json(await show(actor, linked));
    },
    'payments.unlink': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(unlinkFields, readObject(await readJson(context)));
      const unlinked = await db.inTransaction((transaction) =>
        unlinkPayment(transaction, actor, reading, clock()),
      );
      return context.json(await show(actor, unlinked));
    },
    'payments.recordRefund': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(refundFields, readObject(await readJson(context)));
      return context.json(
        await db.inTransaction((transaction) => recordRefund(transaction, actor, reading, clock())),
      );
    },
    'bookings.markAsPaid': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(markAsPaidFields, readObject(await readJson(context)));
      return context.json(
        await db.inTransaction((transaction) => markAsPaid(transaction, actor, reading, clock())),
      );
    },
  };
}

/** A booking by its id or uuid in the query. Errors: throws 400 for what is neither. */
export function readNamedBooking(context: AppContext): NamedBooking {
  const uuid = context.req.query('uuid');
  if (uuid && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid)) {
    throw invalid([{ path: ['uuid'], message: 'Must be a valid UUID.' }]);
  }
  return { booking: readKeyFilter(context, 'booking'), uuid: uuid?.toLowerCase() || undefined };
}

function readFilters(context: AppContext) {
  return {
    booking: readKeyFilter(context, 'booking'),
    method: readChoiceFilter(context, 'method', paymentMethods),
    payment: readChoiceFilter(context, 'payment', paymentStates),
    status: readChoiceFilter(context, 'status', paymentStatuses),
    provider: readChoiceFilter(context, 'provider', paymentProviders),
    date_after: readDayFilter(context, 'date_after'),
    date_before: readDayFilter(context, 'date_before'),
    county: readKeyFilter(context, 'county'),
    agent: readKeyFilter(context, 'agent'),
    test_type: readChoiceFilter(context, 'test_type', testTypes),
  };
}
