import type { LabelPaper, Language } from '@udongo/sdk';
import { fill, resultTexts } from '@udongo/sdk/results';
import { createPdf, type Pdf, toLatin } from '../../platform/pdf/createPdf.ts';
import type { ReadFont } from '../../platform/pdf/fonts.ts';
import { writeDay } from '../../platform/pdf/writeDay.ts';
import { drawQrCode } from './drawQrCode.ts';
import type { Label } from './readLabels.ts';

interface LabelOptions {
  labels: readonly Label[];
  paper: LabelPaper;
  language: Language;
  /** The app's address, to which QR codes lead. */
  appUrl: string;
  now: Date;
}

const millimetre = 72 / 25.4;

/** Size of a label, in millimetres, and the numbers of columns and rows. */
const papers = {
  a4: { width: 70, height: 297 / 8, columns: 3, rows: 8, padding: 4 },
  label_62: { width: 62, height: 35, columns: 1, rows: 1, padding: 2 },
} as const satisfies Record<LabelPaper, unknown>;

/** Labels for bags: code, QR code, test type and day of collection. */
export function renderLabels(options: LabelOptions, readFont: ReadFont): Promise<Uint8Array> {
  const { labels, paper, language, now } = options;
  const { columns, rows, ...millimetres } = papers[paper];
  const width = millimetres.width * millimetre;
  const height = millimetres.height * millimetre;
  const codes = [labels[0]?.code, labels.at(-1)?.code].join(' - ');
  return createPdf(
    {
      title: codes,
      author: 'Udongo',
      language,
      now,
      readFont,
      size: [width * columns, height * rows],
      isTagged: false,
    },
    (pdf) => {
      for (const [index, label] of labels.entries()) {
        const place = index % (columns * rows);
        if (place === 0) pdf.addPage();
        const x = (place % columns) * width;
        const y = Math.floor(place / columns) * height;
        drawLabel(pdf, label, options, { x, y, width, height, padding: millimetres.padding * millimetre });
      }
    },
  );
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  padding: number;
}

function drawLabel(
  pdf: Pdf,
  { code, testType, collectedOn }: Label,
  { appUrl, language }: LabelOptions,
  { x, y, width, height, padding }: Place,
): void {
  const texts = resultTexts(language);
  const side = Math.min(height - 2 * padding, width * 0.42);
  drawQrCode(pdf, `${appUrl}/s/${code}`, x + padding, y + (height - side) / 2, side);
  const left = x + padding + side + 6;
  const options = { width: width - padding - (left - x), lineGap: 1 };
  const day = fill(texts.collected, { day: writeDay(collectedOn, language) });
  pdf.fillColor('#000000').font('bold').fontSize(14);
  // A long code shrinks: it must not be torn apart.
  pdf.fontSize(Math.min(14, (14 * options.width) / pdf.widthOfString(code)));
  const lines = pdf.heightOfString(code, options);
  pdf.text(code, left, y + height / 2 - 30, options);
  pdf.font('regular').fontSize(9);
  pdf.text(toLatin(texts.testTypes[testType], language), left, y + height / 2 - 26 + lines, options);
  pdf.text(toLatin(day, language), { ...options });
}
