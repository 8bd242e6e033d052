import type { Language } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { createPdf } from '../../platform/pdf/createPdf.ts';
import type { ReadFont } from '../../platform/pdf/fonts.ts';
import { createSheet, inner, writeTable } from '../../platform/pdf/Sheet.ts';
import { writeDay } from '../../platform/pdf/writeDay.ts';
import type { Statement, StatementLine } from './readBalance.ts';

const texts = {
  en: {
    title: 'Commission statement',
    head: ['Date', 'Booking', 'Step', 'Amount', 'Balance'],
    none: 'Nothing happened in these days.',
    steps: { earned: 'Earned', taken_back: 'Reversed', requested: 'Requested', paid_out: 'Paid out' },
  },
  sw: {
    title: 'Taarifa ya kamisheni',
    head: ['Tarehe', 'Miadi', 'Hatua', 'Kiasi', 'Salio'],
    none: 'Hakuna kilichotokea siku hizi.',
    steps: { earned: 'Imepatikana', taken_back: 'Imeondolewa', requested: 'Imeombwa', paid_out: 'Imelipwa' },
  },
} satisfies Record<
  Language,
  { title: string; head: string[]; none: string; steps: Record<StatementLine['step'], string> }
>;

/** An agent's statement as a PDF on A4. */
export function renderStatement(
  { statement, language, now }: { statement: Statement; language: Language; now: Date },
  readFont: ReadFont,
): Promise<Uint8Array> {
  const { agent, lines } = statement;
  const { title, head, none, steps } = texts[language];
  const name = agent.agrovet_name || agent.name;
  return createPdf({ title: `${title}, ${name}`, author: 'Udongo', language, now, readFont }, (pdf) => {
    const sheet = createSheet(pdf);
    sheet.addPage();
    sheet.write(title, { font: 'bold', size: 18, tag: 'H1' }, 4);
    sheet.write(`${name} · ${writeDay(now.toISOString(), language)}`, {}, 14);
    const columns = [
      { width: 90 },
      { width: 90 },
      { width: inner - 90 - 90 - 110 - 110 },
      { width: 110, align: 'right' as const },
      { width: 110, align: 'right' as const },
    ];
    const rows = lines.map(({ on, booking_code, step, amount, balance, reference }) => ({
      cells: [
        { text: writeDay(on.toISOString(), language) },
        { text: booking_code },
        { text: steps[step], ...(reference ? { below: reference } : {}) },
        { text: formatKes(amount) },
        { text: formatKes(balance) },
      ],
    }));
    writeTable(sheet, { columns, head, rows, padding: 5 });
    if (lines.length === 0) sheet.write(none);
  });
}
