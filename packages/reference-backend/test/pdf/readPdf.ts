import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as a reader sees it. */
export interface ReadPdf {
  title: unknown;
  language: unknown;
  /** The text of each page. */
  pages: string[];
  /** Draws a page, 1 being the first, at `scale` pixels a point. */
  draw: (page: number, scale: number) => Promise<Drawn>;
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
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ')
        .replaceAll('\u03bc', '\u00b5'),
    );
  }
  return {
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    pages,
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
