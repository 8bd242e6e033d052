import type { Language, PublicReport } from '@udongo/sdk';
import { describeRuleSet, fill, resultTexts, writeDisclaimer } from '@udongo/sdk/results';
import { createPdf, type Pdf } from '../../../platform/pdf/createPdf.ts';
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
import { drawSample } from './drawSample.ts';

/** A report as a PDF on A4: for each sample what to do and buy first, then readings, sums and other crops. */
export function renderReport(
  { report, language }: { report: PublicReport; language: Language },
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
    for (const result of report.results) {
      sheet.addPage();
      drawLetterhead(sheet, report, result.sample_code ?? facts.booking_code, language);
      drawSample(sheet, report, result, language);
    }
    drawEnd(sheet, report, language);
    drawFooters(pdf, report, language);
  });
}

function drawLetterhead(
  sheet: Sheet,
  { letterhead, generated_on, rule_version, outdated_on }: PublicReport,
  code: string,
  language: Language,
): void {
  const { pdf, y } = sheet;
  const texts = resultTexts(language).report;
  drawLogo(pdf, letterhead.logo, page.margin, y);
  const left = page.margin + 40;
  sheet.put(letterhead.name, left, y, inner / 2, { font: 'bold', size: 14 });
  sheet.put(letterhead.contacts, left, y + 19, inner * 0.6, { size: 9.5, colour: colours.muted });
  const right = page.margin + inner / 2;
  sheet.put(texts.title, right, y + 1, inner / 2, { font: 'semibold', align: 'right' });
  const about = [code, writeDay(generated_on, language), fill(texts.rules, { version: rule_version })];
  sheet.put(about.join(' · '), right, y + 19, inner / 2, {
    size: 9.5,
    colour: colours.muted,
    align: 'right',
  });
  sheet.y = y + 40;
  rule(sheet, colours.green, 1.5);
  sheet.y += 12;
  if (outdated_on)
    sheet.write(fill(texts.outdated, { day: writeDay(outdated_on, language) }), { font: 'bold' }, 8);
}

/** A logo that can't be read is left out: the report is worth more. */
function drawLogo(pdf: Pdf, logo: string, x: number, y: number): void {
  try {
    if (logo) {
      pdf.image(logo, x, y, { fit: [30, 30] });
      return;
    }
  } catch {
    // Drawn as without one.
  }
  pdf.roundedRect(x, y, 30, 30, 6).fill(colours.green);
}

function drawEnd(
  sheet: Sheet,
  { remarks, facts, disclaimer, results }: PublicReport,
  language: Language,
): void {
  const all = resultTexts(language);
  const texts = all.report;
  const day = facts.verified_on ? writeDay(facts.verified_on, language) : '';
  const verified = facts.verified_by_name
    ? fill(facts.self_verified ? texts.selfVerified : texts.verifiedBy, { day, name: facts.verified_by_name })
    : fill(texts.verified, { day });
  if (remarks || day) writeHeading(sheet, texts.agronomist, 30);
  if (remarks) sheet.write(remarks);
  if (day) sheet.write(verified, { colour: colours.muted }, 8);
  const test = all.testTypes[facts.test_type];
  const analyses = facts.analyses?.map((analysis) => all.analyses[analysis]).join(', ');
  if (analyses) sheet.write(fill(texts.test, { test, analyses }), { colour: colours.muted }, 8);
  const ruleSet = results.find(({ rule_set }) => rule_set)?.rule_set;
  if (ruleSet)
    sheet.write(describeRuleSet(ruleSet, writeDay(ruleSet.counts_from, language), language).join(' '), {}, 8);
  sheet.write(`${all.probe} ${writeDisclaimer(disclaimer, language)}`, { size: 10, colour: colours.muted });
}

function drawFooters(pdf: Pdf, { letterhead, facts, results }: PublicReport, language: Language): void {
  const { start, count } = pdf.bufferedPageRange();
  const sheet = createSheet(pdf);
  const style = { size: 9, colour: colours.muted } as const;
  const y = page.height - 38;
  const isUnreviewed = results.some(({ rule_set }) => rule_set?.is_reviewed === false);
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    sheet.put(`${letterhead.name} · ${facts.booking_code}`, page.margin, y, inner / 2, style);
    if (isUnreviewed) sheet.put(resultTexts(language).unreviewed, page.margin, y - 12, inner, style);
    const number = fill(resultTexts(language).report.page, { page: index + 1, pages: count });
    sheet.put(number, page.margin + inner / 2, y, inner / 2, { ...style, align: 'right' });
  }
}
