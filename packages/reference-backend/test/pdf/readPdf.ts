import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as a reader sees it. */
export interface ReadPdf {
  title: unknown;
  language: unknown;
  /** The text of each page. */
  pages: string[];
  /** Elements of each page for a screen reader, in its order. */
  structure: StructureElement[][];
  /** Draws a page, 1 being the first, at `scale` pixels a point. */
  draw: (page: number, scale: number) => Promise<Drawn>;
}

/** An element of the structure: its tag, and its text or the words of a picture. */
export interface StructureElement {
  tag: string;
  text: string;
}

interface TreeNode {
  role?: string;
  alt?: string;
  id?: string;
  children?: TreeNode[];
}

/** Gives the elements of a page that have a text themselves, with the tags above them: "Table TR TH P". */
async function readStructure(page: PDFPageProxy): Promise<StructureElement[]> {
  const texts = new Map<string, string>();
  let current: string | null = null;
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if (!('str' in item)) current = item.type === 'endMarkedContent' ? null : (item.id ?? null);
    else if (current !== null) texts.set(current, `${texts.get(current) ?? ''} ${item.str}`);
  }
  const list = ({ role, alt, id, children = [] }: TreeNode, above: string[]): StructureElement[] => {
    const tags = role && role !== 'Root' && role !== 'Document' ? [...above, role] : above;
    const text = alt ?? (id === undefined ? undefined : texts.get(id));
    const own = text === undefined ? [] : [{ tag: tags.join(' '), text: text.replace(/\s+/g, ' ').trim() }];
    return [...own, ...(alt === undefined ? children.flatMap((child) => list(child, tags)) : [])];
  };
  return list(((await page.getStructTree()) ?? {}) as TreeNode, []);
}

/** Four bytes a pixel. */
export interface Drawn {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise;
  const { info } = await pdf.getMetadata();
  const pages: string[] = [];
  const structure: StructureElement[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    structure.push(await readStructure(page));
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ')
        .replaceAll('\u03bc', '\u00b5')
        .normalize('NFC'),
    );
  }
  return {
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    pages,
    structure,
    draw: async (number, scale) => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const context = canvas.getContext('2d');
      // The same interface as a browser's, by another name.
      await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return { data, width, height };
    },
  };
}
