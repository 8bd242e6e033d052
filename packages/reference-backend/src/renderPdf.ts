import { renderLabels } from './services/laboratory/labels/renderLabels.ts';
import { renderReport } from './services/laboratory/reports/pdf/renderReport.ts';
import { renderStatement } from './services/money/commissions/renderStatement.ts';
import { renderDocument } from './services/money/documents/renderDocument.ts';
import type { ReadFont } from './services/platform/pdf/fonts.ts';

const renderers = {
  report: renderReport,
  labels: renderLabels,
  document: renderDocument,
  statement: renderStatement,
};
type Renderers = typeof renderers;

/** A PDF to draw: its kind and all of its data, which can be copied into another thread. */
export type PdfJob = {
  [Kind in keyof Renderers]: { kind: Kind } & Parameters<Renderers[Kind]>[0];
}[keyof Renderers];

/** Gives the bytes of a PDF. */
export type RenderPdf = (job: PdfJob) => Promise<Uint8Array>;

/** Draws in the thread that asks, one page of a report in some 20 ms. */
export function renderWith(readFont: ReadFont): RenderPdf {
  return (job) =>
    (renderers[job.kind] as (job: PdfJob, readFont: ReadFont) => Promise<Uint8Array>)(job, readFont);
}
