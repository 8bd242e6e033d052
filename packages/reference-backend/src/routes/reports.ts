import type { Report } from '@udongo/sdk';
import type { Actor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { AppContext, Handler, Handlers } from '../http/AppEnv.ts';
import { answerPdf } from '../http/answerPdf.ts';
import { readBooleanFilter, readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, cutFields, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import { markExplained, markSent, revokeLink } from '../services/reports/changeReports.ts';
import { createReport, reportFields } from '../services/reports/createReport.ts';
import {
  getBookingReport,
  getPublicReport,
  getReport,
  listReports,
} from '../services/reports/readReports.ts';
import { previewMessages, sendReport } from '../services/reports/sendReport.ts';
import { readFields, readObject } from '../validation/readFields.ts';
import { languages } from '../values.ts';

type ReportOperation =
  | 'reports.list'
  | 'reports.create'
  | 'reports.get'
  | 'reports.markSent'
  | 'reports.send'
  | 'reports.previewMessages'
  | 'reports.markExplained'
  | 'reports.revokeLink'
  | 'reports.getPublic'
  | 'reports.downloadPdf'
  | 'reports.downloadPublicPdf';

type Db = Parameters<Parameters<Dependencies['db']['inTransaction']>[0]>[0];

export function reportRoutes({ db, clock, options, renderPdf }: Dependencies): Handlers<ReportOperation> {
  const change =
    (service: (db: Db, actor: Actor, id: number, now: Date) => Promise<Report>): Handler =>
    async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inTransaction((transaction) => service(transaction, actor, id, clock())));
    };
  return {
    'reports.list': async (context) => {
      const query = {
        ...readListQuery(context),
        booking: readKeyFilter(context, 'booking'),
        is_sent: readBooleanFilter(context, 'is_sent'),
        is_explained: readBooleanFilter(context, 'is_explained'),
        to_correct: readBooleanFilter(context, 'to_correct'),
      };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listReports(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'reports.create': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(reportFields, readObject(await readJson(context)));
      const report = await db.inTransaction((transaction) =>
        createReport(transaction, actor, reading, clock()),
      );
      return context.json(report, 201);
    },
    'reports.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const report = await db.inSnapshot((transaction) => getReport(transaction, actor, id));
      return context.json(cutFields(context, report));
    },
    'reports.markSent': change(markSent),
    'reports.send': change(sendReport),
    'reports.previewMessages': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(
        await db.inSnapshot((transaction) => previewMessages(transaction, actor, id, options, clock())),
      );
    },
    'reports.markExplained': change(markExplained),
    'reports.revokeLink': change(revokeLink),
    'reports.downloadPdf': async (context) => {
      const language = readChoiceFilter(context, 'language', languages);
      const asked = { report: readKeyFilter(context, 'report'), booking: readKeyFilter(context, 'booking') };
      const actor = context.get('actor');
      const report = await db.inSnapshot((transaction) => getBookingReport(transaction, actor, asked));
      return answerPdf(
        context,
        await renderPdf({ kind: 'report', report, language: language ?? report.language }),
        report.facts.booking_code,
      );
    },
    'reports.downloadPublicPdf': async (context) => {
      const language = readChoiceFilter(context, 'language', languages);
      const link = readLink(context);
      const report = await db.inSnapshot((transaction) => getPublicReport(transaction, link));
      // A report never changes, but it can become outdated and its link be revoked: a copy is shown only while neither happened.
      const etag = `"${link}-${language ?? report.language}-${report.outdated_on ?? ''}"`;
      if (context.req.header('if-none-match') === etag) {
        return context.body(null, 304, { ETag: etag, 'Cache-Control': 'private, no-cache' });
      }
      const pdf = await renderPdf({ kind: 'report', report, language: language ?? report.language });
      return answerPdf(context, pdf, report.facts.booking_code, etag);
    },
    'reports.getPublic': async (context) => {
      const link = readLink(context);
      return context.json(await db.inSnapshot((transaction) => getPublicReport(transaction, link)));
    },
  };
}

/** Errors: throws 404 when it is no uuid. */
function readLink(context: AppContext): string {
  const link = context.req.param('uuid') ?? '';
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(link)) throw notFound();
  return link;
}
