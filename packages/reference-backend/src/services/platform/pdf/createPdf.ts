import type { Language } from '@udongo/sdk';
import type { FontName, ReadFont } from './fonts.ts';

export type Pdf = PDFKit.PDFDocument;

export interface PdfOptions {
  title: string;
  author: string;
  language: Language;
  now: Date;
  /** Points; A4 when absent. */
  size?: [number, number];
  readFont: ReadFont;
}

const fontNames: readonly FontName[] = ['regular', 'semibold', 'bold'];

/**
 * Draws a PDF whose text is selectable and whose fonts are embedded, and gives its bytes. The library is loaded with the first PDF.
 * No page is there before `draw` adds one.
 */
export async function createPdf(
  { title, author, language, now, size, readFont }: PdfOptions,
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array> {
  const [{ default: PdfDocument }, ...fonts] = await Promise.all([
    import('pdfkit'),
    ...fontNames.map((name) => readFont(name)),
  ]);
  const pdf = new PdfDocument({
    size: size ?? 'A4',
    margin: 0,
    autoFirstPage: false,
    // None: the standard one would be looked for, which browsers lack.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: toLatin(title), Author: toLatin(author), CreationDate: now, ModDate: now },
  });
  for (const [index, name] of fontNames.entries()) {
    const font = fonts[index];
    // A view of the bytes: the library takes no other kind of array.
    if (font) pdf.registerFont(name, font as Buffer);
  }
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  await ended;
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/**
 * Replaces characters that the embedded fonts lack. They have the Latin characters of English and Kiswahili: ũ becomes u, and any
 * other becomes a question mark.
 */
export function toLatin(text: string): string {
  return text
    .replace(/[^\u0020-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\n]/gu, (character) =>
      character.normalize('NFD').replace(/[^\u0020-\u00ff]/g, ''),
    )
    .replace(/\s*\n\s*/g, '\n');
}
