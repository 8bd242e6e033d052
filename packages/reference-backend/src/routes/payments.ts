import type { Payment } from '@udongo/sdk';
import type { Actor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerOnce } from '../http/answerOnce.ts';
import { answerCreated, answerRecord, createHandlers } from '../http/createHandlers.ts';
import { readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import { readBody, readValues } from '../http/readBody.ts';
import { markAsPaid, markAsPaidFields } from '../services/bookings/markAsPaid.ts';
import type { NamedBooking } from '../services/money/findPayable.ts';
import { askWhenTime } from '../services/money/payments/askPayment.ts';
import {
  decideRefund,
  refundDecisionFields,
  refundRequestFields,
  requestRefund,
} from '../services/money/payments/changeRefunds.ts';
import {
  linkFields,
  linkPayment,
  unlinkFields,
  unlinkPayment,
} from '../services/money/payments/linkPayment.ts';
import {
  findByReference,
  getPayment,
  listPayments,
  readOptions,
  showPayment,
} from '../services/money/payments/readPayments.ts';
import { recordRefund, refundFields } from '../services/money/payments/recordRefund.ts';
import { paymentFields, startPayment } from '../services/money/payments/startPayment.ts';
import type { PaymentRow } from '../services/money/payments/toPayment.ts';
import { listRefunds } from '../services/money/refunds/readRefunds.ts';
import { text } from '../validation/fields.ts';
import { invalid } from '../validation/issues.ts';
import {
  paymentMethods,
  paymentProviders,
  paymentStates,
  paymentStatuses,
  refundStatuses,
  testTypes,
} from '../values.ts';

const checkFields = { ...paymentFields, reference: text({ max: 100 }).optional() };

export function paymentRoutes(dependencies: Dependencies) {
  const { db, clock, options } = dependencies;
  const { query, page, command } = createHandlers(dependencies);
  const about = () => ({ now: clock(), appUrl: options.appUrl });
  const show = (transaction: Parameters<typeof showPayment>[0], actor: Actor, payment: PaymentRow) =>
    showPayment(transaction, actor, payment, about());
  const start = (
    context: AppContext,
    reading: Parameters<typeof startPayment>[2],
    answer: (payment: Payment) => Response | Promise<Response>,
    ask?: typeof askWhenTime,
  ) =>
    answerOnce<Payment>(
      context,
      db,
      async (write) => {
        const actor = context.get('actor');
        const started = await startPayment(dependencies, actor, reading, context.get('keyed'));
        const asked = ask ? await ask(dependencies, started) : started;
        return write((transaction) => show(transaction, actor, asked));
      },
      answer,
    );
  return {
    'payments.list': page([readFilters], (transaction, actor, filters) =>
      listPayments(transaction, actor, filters, about()),
    ),
    'payments.get': query(
      [readId],
      (transaction, actor, id) => getPayment(transaction, actor, id, about()),
      answerRecord,
    ),
    'payments.initialize': async (context) => {
      const reading = await readBody(context, paymentFields);
      return start(context, reading, (payment) => answerCreated(context, payment));
    },
    'payments.checkStatus': async (context) => {
      const { reference = '', ...wanted } = await readValues(context, checkFields);
      const answer = (payment: Payment) => context.json(payment);
      if (reference === '') return start(context, { values: wanted, issues: [] }, answer, askWhenTime);
      const payment = await db.inTransaction((transaction) => findByReference(transaction, reference));
      if (!payment)
        throw invalid([{ path: ['reference'], message: 'There is no payment with this reference.' }]);
      const asked = await askWhenTime(dependencies, payment);
      return answer(await db.inTransaction((transaction) => show(transaction, context.get('actor'), asked)));
    },
    'payments.getOptions': command([readNamedBooking], (transaction, actor, named) =>
      readOptions(transaction, actor, named, dependencies),
    ),
    'payments.link': command([linkFields], async (transaction, actor, reading, now) =>
      show(transaction, actor, await linkPayment(transaction, actor, reading, now)),
    ),
    'payments.unlink': command([unlinkFields], async (transaction, actor, reading, now) =>
      show(transaction, actor, await unlinkPayment(transaction, actor, reading, now)),
    ),
    'payments.listRefunds': page([readRefundFilters], listRefunds),
    'payments.requestRefund': command([refundRequestFields], requestRefund, answerCreated),
    'payments.decideRefund': command([readId, refundDecisionFields], decideRefund),
    'payments.recordRefund': command([refundFields], recordRefund),
    'bookings.markAsPaid': command([markAsPaidFields], markAsPaid),
  } satisfies Partial<Handlers>;
}

/** A booking by its id or uuid in the query. Errors: throws 400 for what is neither. */
export function readNamedBooking(context: AppContext): NamedBooking {
  const uuid = context.req.query('uuid');
  if (uuid && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid)) {
    throw invalid([{ path: ['uuid'], message: 'Must be a valid UUID.' }]);
  }
  return { booking: readKeyFilter(context, 'booking'), uuid: uuid?.toLowerCase() || undefined };
}

function readRefundFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    booking: readKeyFilter(context, 'booking'),
    status: readChoiceFilter(context, 'status', refundStatuses),
  };
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
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
