import type { Language } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handler, Handlers } from '../http/AppEnv.ts';
import { answerCsv } from '../http/answerCsv.ts';
import { answerPdf } from '../http/answerPdf.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import {
  getBookingDocument,
  getDocument,
  listDocuments,
  type ReadDocument,
} from '../services/money/documents/readDocuments.ts';
import { listIssues } from '../services/money/payments/listIssues.ts';
import { reconcile, toReconciliationCsv } from '../services/money/payments/reconcile.ts';
import { listReconciliations } from '../services/money/payments/reconcileNight.ts';
import { documentKinds, languages, paymentIssueKinds } from '../values.ts';
import { readNamedBooking } from './payments.ts';

/** Documents of payments, money that needs a look, and the comparison with the provider. */
export function paymentRecordRoutes(dependencies: Dependencies) {
  const { db, clock, renderPdf, taxInvoices } = dependencies;
  const { page } = createHandlers(dependencies);
  const readDate = (context: AppContext) => readDayFilter(context, 'date') ?? todayInNairobi(clock());
  const readLanguage = (context: AppContext) => readChoiceFilter(context, 'language', languages) ?? 'en';
  const answer = async (context: AppContext, document: ReadDocument, language: Language) => {
    const { kind, number, amount, snapshot, created_on: issuedOn } = document;
    const kraPin = snapshot.business.kra_pin;
    const registered = await taxInvoices.register({ kind, number, amount, kraPin, issuedOn });
    return answerPdf(context, await renderPdf({ kind: 'document', document, language, registered }), number);
  };
  const download =
    (kind: 'invoice' | 'receipt'): Handler =>
    async (context) => {
      const actor = context.get('actor');
      const named = readNamedBooking(context);
      const language = readLanguage(context);
      const document = await db.inTransaction((transaction) =>
        getBookingDocument(transaction, actor, named, kind, clock()),
      );
      return answer(context, document, language);
    };
  return {
    'payments.downloadInvoice': download('invoice'),
    'payments.downloadReceipt': download('receipt'),
    'payments.listDocuments': page([readFilters], listDocuments),
    'payments.downloadDocument': async (context) => {
      const language = readLanguage(context);
      const id = readId(context);
      const actor = context.get('actor');
      const document = await db.inSnapshot((transaction) => getDocument(transaction, actor, id));
      return answer(context, document, language);
    },
    'payments.listIssues': page([readListQuery, readIssueKind], (transaction, _, query, kind, now) =>
      listIssues(transaction, query, kind, now),
    ),
    'payments.listReconciliations': page([readListQuery], (transaction, _, query) =>
      listReconciliations(transaction, query),
    ),
    'payments.reconcile': async (context) => context.json(await reconcile(dependencies, readDate(context))),
    'payments.downloadReconciliationCsv': async (context) => {
      const date = readDate(context);
      return answerCsv(
        context,
        toReconciliationCsv(await reconcile(dependencies, date)),
        `reconciliation-${date}`,
      );
    },
  } satisfies Partial<Handlers>;
}

const readIssueKind = (context: AppContext) => readChoiceFilter(context, 'kind', paymentIssueKinds);

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    booking: readKeyFilter(context, 'booking'),
    kind: readChoiceFilter(context, 'kind', documentKinds),
    date_after: readDayFilter(context, 'date_after'),
    date_before: readDayFilter(context, 'date_before'),
  };
}
