import type { DocumentKind, DocumentVoidReason, Language, PaymentMethod } from '@udongo/sdk';
import { resultTexts } from '@udongo/sdk/results';
import { formatKes, formatPhone } from '@udongo/sdk/values';
import type { Registered } from '../../../payments/TaxInvoices.ts';
import { createPdf } from '../../platform/pdf/createPdf.ts';
import type { ReadFont } from '../../platform/pdf/fonts.ts';
import { colours, createSheet, inner, page, rule, type Sheet, writeRow } from '../../platform/pdf/Sheet.ts';
import { writeDay } from '../../platform/pdf/writeDay.ts';
import type { ReadDocument } from './readDocuments.ts';

interface Texts {
  kinds: Record<DocumentKind, string>;
  methods: Record<PaymentMethod, string>;
  to: string;
  booking: string;
  samples: (count: number) => string;
  discount: string;
  total: Record<DocumentKind, string>;
  paidBy: string;
  receiptNumber: string;
  notTax: string;
  kraPin: string;
  controlNumber: string;
  sandbox: string;
  credit: string;
  voided: Record<DocumentVoidReason, string>;
}

const texts: Record<Language, Texts> = {
  en: {
    kinds: { invoice: 'Invoice', receipt: 'Receipt', credit_note: 'Credit note' },
    methods: { mpesa: 'M-Pesa', card: 'Card', bank: 'Bank', cash: 'Cash' },
    to: 'For',
    booking: 'Booking',
    samples: (count) => (count === 1 ? '1 sample' : `${count} samples`),
    discount: 'Discount',
    total: { invoice: 'Amount due', receipt: 'Paid', credit_note: 'Amount credited' },
    paidBy: 'Paid by',
    receiptNumber: 'Transaction number',
    notTax: 'This is not a tax invoice.',
    kraPin: 'KRA PIN',
    controlNumber: 'eTIMS control number',
    sandbox: 'TEST DOCUMENT: no money was paid.',
    credit: 'The price of the booking is lower by this amount.',
    voided: {
      replaced: 'NOT VALID: the price changed. A later invoice takes its place.',
      payment_moved: 'NOT VALID: this money was taken from the booking again.',
      booking_canceled: 'NOT VALID: the booking was cancelled. Nothing is due.',
    },
  },
  sw: {
    kinds: { invoice: 'Ankara', receipt: 'Risiti', credit_note: 'Hati ya marejesho' },
    methods: { mpesa: 'M-Pesa', card: 'Kadi', bank: 'Benki', cash: 'Pesa taslimu' },
    to: 'Kwa',
    booking: 'Miadi',
    samples: (count) => `sampuli ${count}`,
    discount: 'Punguzo',
    total: { invoice: 'Kiasi cha kulipa', receipt: 'Imelipwa', credit_note: 'Kiasi cha marejesho' },
    paidBy: 'Imelipwa kwa',
    receiptNumber: 'Nambari ya muamala',
    notTax: 'Hii si ankara ya kodi.',
    kraPin: 'PIN ya KRA',
    controlNumber: 'Nambari ya udhibiti ya eTIMS',
    sandbox: 'HATI YA MAJARIBIO: hakuna pesa zilizolipwa.',
    credit: 'Bei ya miadi imepungua kwa kiasi hiki.',
    voided: {
      replaced: 'SI HALALI: bei ilibadilika. Ankara ya baadaye inachukua nafasi yake.',
      payment_moved: 'SI HALALI: pesa hizi ziliondolewa kwenye miadi hii.',
      booking_canceled: 'SI HALALI: miadi ilighairiwa. Hakuna kiasi cha kulipa.',
    },
  },
};

/** An invoice, receipt or credit note as a PDF on A4, in the words of the moment in which it was issued. */
export function renderDocument(
  { document, language, registered }: { document: ReadDocument; language: Language; registered: Registered },
  readFont: ReadFont,
): Promise<Uint8Array> {
  const { kind, number, amount, snapshot, created_on } = document;
  const words = texts[language];
  const { business, customer, payment } = snapshot;
  const options = {
    title: `${words.kinds[kind]} ${number}, ${business.name}`,
    author: business.name,
    language,
    now: created_on,
    readFont,
  };
  return createPdf(options, (pdf) => {
    const sheet = createSheet(pdf);
    sheet.addPage();
    const top = sheet.y;
    const half = inner / 2;
    const right = page.margin + half;
    const indent = drawLogo(sheet, business.logo, page.margin, top);
    const left = page.margin + indent;
    sheet.put(business.name, left, top, half - indent, { font: 'bold', size: 14 });
    const details = [business.details, business.kra_pin && `${words.kraPin} ${business.kra_pin}`];
    const about = details.filter(Boolean).join('\n');
    const height = sheet.put(about, left, top + 20, half - indent, { size: 9.5, colour: colours.muted });
    sheet.put(words.kinds[kind], right, top, half, { font: 'bold', size: 18, align: 'right', tag: 'H1' });
    sheet.put(number, right, top + 24, half, { align: 'right' });
    const day = writeDay(created_on.toISOString(), language);
    sheet.put(day, right, top + 40, half, { align: 'right', colour: colours.muted });
    sheet.y = top + Math.max(64, height + 30);
    rule(sheet, colours.green, 1.5);
    sheet.y += 12;
    sheet.write(`${words.to}: ${customer.name}, ${formatPhone(customer.phone_no)}`);
    sheet.write(`${words.booking}: ${snapshot.booking_code}`, {}, 14);
    if (document.void_reason) sheet.write(words.voided[document.void_reason], { font: 'bold' }, 14);
    const columns = [{ width: inner - 140 }, { width: 140, align: 'right' as const }];
    const row = (text: string, value: string, isStrong = false) => {
      const style = isStrong ? ({ font: 'bold', size: 13 } as const) : {};
      writeRow(sheet, columns, [
        { text, style },
        { text: value, style },
      ]);
    };
    sheet.within('Table', () => {
      if (kind !== 'credit_note') {
        const label = resultTexts(language).testTypes[snapshot.test_type];
        row(`${label}, ${words.samples(snapshot.samples)}`, formatKes(snapshot.gross));
        const code = snapshot.discount_code ? ` (${snapshot.discount_code})` : '';
        if (snapshot.discount > 0) row(`${words.discount}${code}`, formatKes(-snapshot.discount));
      }
      row(words.total[kind], formatKes(amount), true);
    });
    sheet.y += 12;
    if (payment) {
      sheet.write(`${words.paidBy}: ${words.methods[payment.method]}`);
      sheet.write(`${words.receiptNumber}: ${payment.receipt_number}`, { font: 'semibold' });
      if (payment.is_sandbox) sheet.write(words.sandbox, { font: 'bold' });
    }
    if (kind === 'credit_note') sheet.write(words.credit);
    if (business.tax_lines) sheet.write(business.tax_lines);
    if (registered.kind === 'registered') {
      sheet.write(`${words.controlNumber}: ${registered.controlNumber}`, { font: 'semibold' });
    }
    if (!business.kra_pin) sheet.write(words.notTax, { colour: colours.muted });
  });
}

/** Gives the width that it takes. A logo that can't be read is left out. */
function drawLogo(sheet: Sheet, logo: string, x: number, y: number): number {
  if (!logo) return 0;
  try {
    sheet.paint((pdf) => pdf.image(logo, x, y, { fit: [30, 30] }));
    return 40;
  } catch {
    return 0;
  }
}
