import type { Language, PublicReport, SampleResult } from '@udongo/sdk';
import { describeSince } from '@udongo/sdk/results';
import { colours, type Sheet, writeHeading } from '../../../platform/pdf/Sheet.ts';
import { writeDay } from '../../../platform/pdf/writeDay.ts';

/** Draws the changes at the place of a sample since the last report of it: a line each, and in `short` one after the other. */
export function drawSince(
  sheet: Sheet,
  { since }: PublicReport,
  { sample }: SampleResult,
  { language, short = false }: { language: Language; short?: boolean },
): void {
  const own = since?.find((one) => one.sample === sample);
  if (!own) return;
  const { title, compared, lines, hint } = describeSince(own, writeDay(own.measured_on, language), language);
  const small = { size: 10 } as const;
  const muted = { ...small, colour: colours.muted } as const;
  if (short) {
    sheet.write(`${title}. ${compared}`, { ...small, font: 'semibold' }, 1);
    sheet.write([...lines, hint].filter(Boolean).join(' · '), small, 1);
    return;
  }
  sheet.together(() => {
    writeHeading(sheet, title, 0);
    sheet.write(compared, muted, 1);
    for (const line of lines) sheet.write(line, small, 1);
    if (hint) sheet.write(hint, muted, 1);
  });
}
