import type { Language } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handler, Handlers } from '../http/AppEnv.ts';
import { answerCsv } from '../http/answerCsv.ts';
import { answerPdf } from '../http/answerPdf.ts';
import { readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import type { StoredDocument } from '../services/payments/issueDocument.ts';
import { listIssues } from '../services/payments/listIssues.ts';
import { getBookingDocument, getDocument, listDocuments } from '../services/payments/readDocuments.ts';
import { reconcile, toReconciliationCsv } from '../services/payments/reconcile.ts';
import { listReconciliations } from '../services/payments/reconcileNight.ts';
import { documentKinds, languages, paymentIssueKinds } from '../values.ts';
import { readNamedBooking } from './payments.ts';

type RecordOperation =
  | 'payments.downloadInvoice'
  | 'payments.downloadReceipt'
  | 'payments.listDocuments'
  | 'payments.downloadDocument'
  | 'payments.listIssues'
  | 'payments.listReconciliations'
  | 'payments.reconcile'
  | 'payments.downloadReconciliationCsv';

/** Documents of payments, money that needs a look, and the comparison with the provider. */
export function paymentRecordRoutes(dependencies: Dependencies): Handlers<RecordOperation> {
  const { db, clock, options, renderPdf, taxInvoices } = dependencies;
  const readDate = (context: AppContext) => readDayFilter(context, 'date') ?? todayInNairobi(clock());
  const readLanguage = (context: AppContext) => readChoiceFilter(context, 'language', languages) ?? 'en';
  const answer = async (context: AppContext, document: StoredDocument, language: Language) => {
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
    'payments.listDocuments': async (context) => {
      const query = {
        ...readListQuery(context),
        booking: readKeyFilter(context, 'booking'),
        kind: readChoiceFilter(context, 'kind', documentKinds),
        date_after: readDayFilter(context, 'date_after'),
        date_before: readDayFilter(context, 'date_before'),
      };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listDocuments(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'payments.downloadDocument': async (context) => {
      const language = readLanguage(context);
      const id = readId(context);
      const actor = context.get('actor');
      const document = await db.inSnapshot((transaction) => getDocument(transaction, actor, id));
      return answer(context, document, language);
    },
    'payments.listIssues': async (context) => {
      const query = readListQuery(context);
      const kind = readChoiceFilter(context, 'kind', paymentIssueKinds);
      const listed = await db.inSnapshot((transaction) => listIssues(transaction, query, kind, clock()));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'payments.listReconciliations': async (context) => {
      const query = readListQuery(context);
      const listed = await db.inSnapshot((transaction) => listReconciliations(transaction, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'payments.reconcile': async (context) => context.json(await reconcile(dependencies, readDate(context))),
    'payments.downloadReconciliationCsv': async (context) => {
      const date = readDate(context);
      return answerCsv(
        context,
        toReconciliationCsv(await reconcile(dependencies, date)),
        `reconciliation-${date}`,
      );
    },
  };
}
