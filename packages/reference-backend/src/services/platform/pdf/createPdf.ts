import type { Language } from '@udongo/sdk';
import type { FontName, ReadFont } from './fonts.ts';
import { unpackWoff } from './unpackWoff.ts';

export type Pdf = PDFKit.PDFDocument;

export interface PdfOptions {
  title: string;
  author: string;
  language: Language;
  now: Date;
  /** Points; A4 when absent. */
  size?: [number, number];
  /** Whether it has a structure for screen readers, which a `Sheet` writes; true when absent. */
  isTagged?: boolean;
  readFont: ReadFont;
}

const fontNames: readonly FontName[] = ['regular', 'semibold', 'bold'];

type Font = [name: FontName, bytes: Uint8Array];
/** Fonts of the host, unpacked with the first PDF. */
const unpackedFonts = new WeakMap<ReadFont, readonly Font[]>();

async function unpackFonts(readFont: ReadFont): Promise<readonly Font[]> {
  const unpack = async (name: FontName): Promise<Font> => [name, await unpackWoff(await readFont(name))];
  const fonts = unpackedFonts.get(readFont) ?? (await Promise.all(fontNames.map(unpack)));
  unpackedFonts.set(readFont, fonts);
  return fonts;
}

/**
 * Draws a PDF whose text is selectable and whose fonts are embedded, and gives its bytes. The library is loaded with the first PDF.
 * No page is there before `draw` adds one.
 */
export async function createPdf(
  { title, author, language, now, size, isTagged = true, readFont }: PdfOptions,
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array> {
  const [{ default: PdfDocument }, fonts] = await Promise.all([import('pdfkit'), unpackFonts(readFont)]);
  const pdf = new PdfDocument({
    size: size ?? 'A4',
    margin: 0,
    autoFirstPage: false,
    // None: the standard one would be looked for, which browsers lack.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: isTagged,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
  });
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes as Buffer);
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

const cannotPrint: Record<Language, string> = {
  en: '[letters that this PDF can’t print]',
  sw: '[herufi ambazo PDF hii haiwezi kuchapisha]',
};

/**
 * Replaces characters that the embedded fonts lack. They have Latin letters, and marks for them: ũ becomes u with a tilde that is
 * placed above it, and a mark that they lack is left out. Other scripts become a note that says so.
 */
export function toLatin(text: string, language: Language): string {
  return text
    .normalize('NFC')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/\p{C}/gu, (character) => (character === '\n' ? character : ''))
    .replace(/[^\u0020-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u2212\n]/gu, takeApart)
    .replace(/\p{Co}(?:[\s\p{Co}]*\p{Co})?/gu, cannotPrint[language]);
}

/** Gives a letter with its mark, or a character for private use where the fonts lack the letter. */
function takeApart(character: string): string {
  if (/\p{M}/u.test(character)) return /[\u0300\u0301\u0303\u0304\u0308]/.test(character) ? character : '';
  const [letter = '', ...marks] = character.normalize('NFD');
  if (character === '\u2011') return '-';
  if (!/[\u0020-\u00ff\u0131]/.test(letter)) return '\ue000';
  return letter + marks.filter((mark) => /[\u0300\u0301\u0303\u0304\u0308]/.test(mark)).join('');
}
