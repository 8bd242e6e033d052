import type { Language, PublicReport } from '@udongo/sdk';
import { describeRuleSet, fill, resultTexts, writeDisclaimer } from '@udongo/sdk/results';
import { createPdf } from '../../../platform/pdf/createPdf.ts';
import type { ReadFont } from '../../../platform/pdf/fonts.ts';
import {
  colours,
  createSheet,
  inner,
  page,
  rule,
  type Sheet,
  writeHeading,
} from '../../../platform/pdf/Sheet.ts';
import { writeDay } from '../../../platform/pdf/writeDay.ts';
import { drawQrCode } from '../../labels/drawQrCode.ts';
import { drawSample } from './drawSample.ts';
import { drawShortSample } from './drawShortSample.ts';
import { drawSummary } from './drawSummary.ts';
import { reportTexts } from './reportTexts.ts';

/**
 * A report as a PDF on A4. Of one sample: what to do and buy first, then readings, sums and other crops. Of several: a table of all,
 * one shopping list, then each in short. `url` is its public page, null where there is none.
 */
export function renderReport(
  { report, language, url }: { report: PublicReport; language: Language; url: string | null },
  readFont: ReadFont,
): Promise<Uint8Array> {
  const { facts, letterhead } = report;
  const texts = resultTexts(language).report;
  const title = `${texts.title} ${facts.booking_code}`;
  const options = {
    title: `${title}, ${letterhead.name}`,
    author: letterhead.name,
    language,
    now: new Date(report.generated_on),
    readFont,
  };
  return createPdf(options, (pdf) => {
    const sheet = createSheet(pdf);
    sheet.addPage();
    drawLetterhead(sheet, report, language);
    const [only, ...others] = report.results;
    if (only && others.length === 0) drawSample(sheet, report, only, language);
    else {
      drawSummary(sheet, report, language);
      for (const result of report.results) drawShortSample(sheet, report, result, language);
    }
    drawEnd(sheet, report, language, url);
    drawMargins(sheet, report, language);
  });
}

function drawLetterhead(sheet: Sheet, report: PublicReport, language: Language): void {
  const { letterhead, facts, generated_on, rule_version } = report;
  const { y } = sheet;
  const texts = resultTexts(language).report;
  drawLogo(sheet, letterhead.logo, page.margin, y);
  const left = page.margin + 40;
  sheet.put(letterhead.name, left, y, inner / 2, { font: 'bold', size: 14 });
  sheet.put(letterhead.contacts, left, y + 19, inner * 0.6, { size: 9.5, colour: colours.muted });
  const right = page.margin + inner / 2;
  sheet.put(texts.title, right, y + 1, inner / 2, { font: 'semibold', align: 'right' });
  const about = [
    facts.booking_code,
    writeDay(generated_on, language),
    fill(texts.rules, { version: rule_version }),
  ];
  sheet.put(about.join(' · '), right, y + 19, inner / 2, {
    size: 9.5,
    colour: colours.muted,
    align: 'right',
  });
  sheet.y = y + 37;
  rule(sheet, colours.green, 1.5);
  sheet.y += 9;
  const [state] = writeState(report, language);
  if (state) sheet.write(state, { font: 'bold' }, 8);
  if (report.replaces && report.reason) {
    const texts = reportTexts[language];
    const parts = [
      fill(texts.replaces, { number: report.replaces }),
      fill(texts.reason, { reason: report.reason }),
    ];
    sheet.write(parts.join(' '), {}, 8);
  }
}

/** Why a report is not to be followed any more: at its beginning, and in short on each page. Nothing for one that is. */
function writeState(
  { outdated_on, withdrawn_on, withdrawn_reason = '', replaced_by }: PublicReport,
  language: Language,
): [whole: string, band: string] | [] {
  const texts = reportTexts[language];
  const withReason = (text: string, reason: string) =>
    [text, reason && fill(texts.reason, { reason })].filter(Boolean).join(' ');
  if (withdrawn_on) {
    const day = writeDay(withdrawn_on, language);
    const whole = withReason(fill(texts.withdrawn, { day }), withdrawn_reason);
    return [replaced_by ? whole : `${whole} ${texts.withdrawnNext}`, fill(texts.withdrawnBand, { day })];
  }
  if (replaced_by) {
    const { number, given_on, reason } = replaced_by;
    const day = writeDay(given_on, language);
    return [withReason(fill(texts.replaced, { number, day }), reason), fill(texts.replacedBand, { number })];
  }
  if (!outdated_on) return [];
  const day = writeDay(outdated_on, language);
  return [fill(resultTexts(language).report.outdated, { day }), fill(texts.outdatedBand, { day })];
}

/** A logo that can't be read is left out: the report is worth more. */
function drawLogo(sheet: Sheet, logo: string, x: number, y: number): void {
  try {
    if (logo) {
      sheet.paint((pdf) => pdf.image(logo, x, y, { fit: [30, 30] }));
      return;
    }
  } catch {
    // Drawn as without one.
  }
  sheet.paint((pdf) => pdf.roundedRect(x, y, 30, 30, 6).fill(colours.green));
}

function drawEnd(
  sheet: Sheet,
  { remarks, facts, disclaimer, results }: PublicReport,
  language: Language,
  url: string | null,
): void {
  const all = resultTexts(language);
  const texts = all.report;
  const day = facts.verified_on ? writeDay(facts.verified_on, language) : '';
  const verified = facts.verified_by_name
    ? fill(facts.self_verified ? texts.selfVerified : texts.verifiedBy, { day, name: facts.verified_by_name })
    : fill(texts.verified, { day });
  sheet.together(() => {
    if (remarks || day) writeHeading(sheet, texts.agronomist, 0);
    if (remarks) sheet.write(remarks);
    if (day) sheet.write(verified, { colour: colours.muted }, 8);
  });
  const test = all.testTypes[facts.test_type];
  const analyses = facts.analyses?.map((analysis) => all.analyses[analysis]).join(', ');
  const ruleSet = results.find(({ rule_set }) => rule_set)?.rule_set;
  const lines = [
    analyses && fill(texts.test, { test, analyses }),
    ruleSet && describeRuleSet(ruleSet, writeDay(ruleSet.counts_from, language), language).join(' '),
    url && fill(reportTexts[language].check, { address: url.replace(/^https?:\/\//, '') }),
    url && results.length > 1 && reportTexts[language].sums,
  ].filter((line): line is string => Boolean(line));
  sheet.together(() => {
    const { y } = sheet;
    const width = inner - (url ? codeSide + 14 : 0);
    for (const line of lines) sheet.y += sheet.put(line, page.margin, sheet.y, width, { size: 10 }) + 4;
    if (url) {
      sheet.picture(url, (pdf) => drawQrCode(pdf, url, page.margin + inner - codeSide, y, codeSide));
      sheet.y = Math.max(sheet.y, y + codeSide + 5);
    }
    sheet.write(`${all.probe} ${writeDisclaimer(disclaimer, language)}`, { size: 10, colour: colours.muted });
  });
}

/** Points of the side of the QR code that leads to the report's page, which says whether the report is still valid. */
const codeSide = 76;

function drawMargins(sheet: Sheet, report: PublicReport, language: Language): void {
  const { letterhead, facts, results, number = facts.booking_code } = report;
  const { start, count } = sheet.pdf.bufferedPageRange();
  const style = { size: 9, colour: colours.muted } as const;
  const y = page.height - 38;
  const isUnreviewed = results.some(({ rule_set }) => rule_set?.is_reviewed === false);
  const [, band] = writeState(report, language);
  sheet.pass(() => {
    for (let index = 0; index < count; index += 1) {
      sheet.pdf.switchToPage(start + index);
      if (band) {
        sheet.paint((pdf) => pdf.rect(0, 0, page.width, 28).fill(colours.warning));
        sheet.put(band, page.margin, 7, inner, { font: 'bold' });
      }
      sheet.put(`${letterhead.name} · ${number}`, page.margin, y, inner / 2, style);
      if (isUnreviewed) sheet.put(resultTexts(language).unreviewed, page.margin, y - 12, inner, style);
      const pages = fill(resultTexts(language).report.page, { page: index + 1, pages: count });
      sheet.put(pages, page.margin + inner / 2, y, inner / 2, { ...style, align: 'right' });
    }
  });
}
