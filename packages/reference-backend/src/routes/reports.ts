import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerPdf } from '../http/answerPdf.ts';
import { answerCreated, answerRecord, createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import {
  markExplained,
  markSent,
  revokeLink,
  withdrawalFields,
  withdrawReport,
} from '../services/laboratory/reports/changeReports.ts';
import {
  amendmentFields,
  amendReport,
  createReport,
  reportFields,
} from '../services/laboratory/reports/createReport.ts';
import {
  getBookingReport,
  getPublicReport,
  getReport,
  listReports,
} from '../services/laboratory/reports/readReports.ts';
import { previewMessages, sendReport } from '../services/laboratory/reports/sendReport.ts';
import { languages } from '../values.ts';

export function reportRoutes(dependencies: Dependencies) {
  const { db, options, renderPdf, transports } = dependencies;
  const { query, page, command } = createHandlers(dependencies);
  const publicPage = (link: string) => `${options.appUrl}/r/${link}`;
  return {
    'reports.list': page([readFilters], listReports),
    'reports.create': command([reportFields], createReport, answerCreated),
    'reports.amend': command([readId, amendmentFields], amendReport, answerCreated),
    'reports.withdraw': command([readId, withdrawalFields], withdrawReport),
    'reports.get': query([readId], getReport, answerRecord),
    'reports.markSent': command([readId], markSent),
    'reports.send': command([readId], sendReport),
    'reports.previewMessages': query([readId], (transaction, actor, id, now) =>
      previewMessages(transaction, actor, id, { ...options, transports }, now),
    ),
    'reports.markExplained': command([readId], markExplained),
    'reports.revokeLink': command([readId], revokeLink),
    'reports.downloadPdf': async (context) => {
      const language = readChoiceFilter(context, 'language', languages);
      const asked = { report: readKeyFilter(context, 'report'), booking: readKeyFilter(context, 'booking') };
      const actor = context.get('actor');
      const report = await db.inSnapshot((transaction) => getBookingReport(transaction, actor, asked));
      return answerPdf(
        context,
        await renderPdf({
          kind: 'report',
          report,
          language: language ?? report.language,
          url: report.link ? publicPage(report.link) : null,
        }),
        report.facts.booking_code,
      );
    },
    'reports.downloadPublicPdf': async (context) => {
      const language = readChoiceFilter(context, 'language', languages);
      const link = readLink(context);
      const report = await db.inSnapshot((transaction) => getPublicReport(transaction, link));
      // A report never changes, but it can become outdated, be replaced or withdrawn, and its link be revoked: a copy is shown only
      // while nothing happened.
      const since = [report.outdated_on, report.replaced_by?.number, report.withdrawn_on];
      const etag = `"${link}-${language ?? report.language}-${since.map((fact) => fact ?? '').join('-')}"`;
      if (context.req.header('if-none-match') === etag) {
        return context.body(null, 304, { ETag: etag, 'Cache-Control': 'private, no-cache' });
      }
      const pdf = await renderPdf({
        kind: 'report',
        report,
        language: language ?? report.language,
        url: publicPage(link),
      });
      return answerPdf(context, pdf, report.facts.booking_code, etag);
    },
    'reports.getPublic': query([readLink], (transaction, _, link) => getPublicReport(transaction, link)),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    booking: readKeyFilter(context, 'booking'),
    is_sent: readBooleanFilter(context, 'is_sent'),
    is_explained: readBooleanFilter(context, 'is_explained'),
    to_correct: readBooleanFilter(context, 'to_correct'),
  };
}

/** Reads the uuid of the link. Errors: throws 404 for anything else. */
function readLink(context: AppContext): string {
  const link = context.req.param('uuid') ?? '';
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(link)) throw notFound();
  return link;
}
