import type { Language } from '@udongo/sdk';
import { type Pdf, toLatin } from './createPdf.ts';

/** Points of an A4 page. */
export const page = { width: 595.28, height: 841.89, margin: 40, bottom: 52 } as const;
export const inner = page.width - 2 * page.margin;

export const colours = {
  text: '#1c1917',
  muted: '#5c5650',
  rule: '#d6d2cb',
  green: '#1f7a3d',
  softGreen: '#e3f7e8',
  band: '#a3dfae',
  track: '#ebe8e2',
  warning: '#fdf0d5',
} as const;

/** An element of the structure that screen readers follow. */
type Tag = 'P' | 'H1' | 'H2' | 'H3' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect' | 'Figure';

export interface TextStyle {
  font?: 'regular' | 'semibold' | 'bold';
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
  /** A paragraph when absent. */
  tag?: 'H1' | 'H2' | 'H3';
}

/** A column of pages that is written from top to bottom; what does not fit goes to the next page. */
export interface Sheet {
  pdf: Pdf;
  y: number;
  /** Begins a page unless this much height, in points, is left on this one. */
  need: (height: number) => void;
  addPage: () => void;
  /** Measures the height of a text at this width. */
  measure: (text: string, width: number, style?: TextStyle) => number;
  /** Writes at x and y without moving on, and gives the height. */
  put: (text: string, x: number, y: number, width: number, style?: TextStyle) => number;
  /** Writes over the whole width and moves on. */
  write: (text: string, style?: TextStyle, gap?: number) => void;
  /** Draws lines and areas, which screen readers pass over. */
  paint: (draw: (pdf: Pdf) => void) => void;
  /** Writes what screen readers pass over, such as a heading that a page repeats. */
  pass: (draw: () => void) => void;
  /** Puts all that is written within into an element of the structure. */
  within: (tag: Tag, draw: () => void, alt?: string) => void;
  /** Draws a picture, which screen readers read as `alt`. */
  picture: (alt: string, draw: (pdf: Pdf) => void) => void;
  /** Begins a page unless what `draw` writes fits on this one. Writes nothing. */
  reserve: (draw: () => void) => void;
  /** Writes on one page, a new one where too little of this one is left. */
  together: (draw: () => void) => void;
}

export function createSheet(pdf: Pdf): Sheet {
  const language: Language = pdf.options.lang === 'sw' ? 'sw' : 'en';
  let parent = pdf.struct('Document');
  pdf.addStructure(parent);
  let mode: 'writing' | 'passing' | 'measuring' = 'writing';
  const draws = (next: typeof mode, draw: () => void) => {
    const before = mode;
    mode = mode === 'measuring' ? mode : next;
    draw();
    mode = before;
  };
  const apply = ({ font = 'regular', size = 11, colour = colours.text }: TextStyle) =>
    pdf.font(font).fontSize(size).fillColor(colour);
  const options = (width: number, { align = 'left' }: TextStyle) => ({ width, align, lineGap: 1 });
  /** Marks what is drawn as the whole content of one element. */
  const mark = (tag: Tag, draw: () => void, alt?: string) =>
    sheet.within(
      tag,
      () => {
        const content = pdf.markStructureContent(tag);
        draw();
        pdf.endMarkedContent();
        parent.add(content);
      },
      alt,
    );
  const sheet: Sheet = {
    pdf,
    y: page.margin,
    addPage: () => {
      if (mode === 'measuring') return;
      pdf.addPage();
      sheet.y = page.margin;
    },
    need: (height) => {
      if (sheet.y + height > page.height - page.bottom) sheet.addPage();
    },
    measure: (text, width, style = {}) => {
      apply(style);
      return pdf.heightOfString(toLatin(text, language), options(width, style));
    },
    put: (text, x, y, width, style = {}) => {
      const height = sheet.measure(text, width, style);
      const draw = () => pdf.text(toLatin(text, language), x, y, options(width, style));
      if (mode === 'passing') sheet.paint(draw);
      else if (mode === 'writing' && text) mark(style.tag ?? 'P', draw);
      return height;
    },
    write: (text, style = {}, gap = 4) => {
      sheet.need(sheet.measure(text, inner, style));
      sheet.y += sheet.put(text, page.margin, sheet.y, inner, style) + gap;
    },
    paint: (draw) => {
      if (mode === 'measuring') return;
      pdf.markContent('Artifact', { type: 'Layout' });
      draw(pdf);
      pdf.endMarkedContent();
    },
    pass: (draw) => draws('passing', draw),
    within: (tag, draw, alt) => {
      if (mode !== 'writing') return draw();
      const before = parent;
      const element = pdf.struct(tag, {
        ...(alt !== undefined && { alt }),
        ...(tag === 'TH' && { scope: 'Column' }),
      });
      before.add(element);
      parent = element;
      draw();
      element.end();
      parent = before;
    },
    picture: (alt, draw) => {
      if (mode === 'passing') sheet.paint(draw);
      if (mode === 'writing') mark('Figure', () => draw(pdf), alt);
    },
    reserve: (draw) => {
      if (mode === 'measuring') return;
      const { y } = sheet;
      draws('measuring', draw);
      const height = sheet.y - y;
      sheet.y = y;
      sheet.need(Math.min(height, page.height - page.bottom - page.margin));
    },
    together: (draw) => {
      sheet.reserve(draw);
      draw();
    },
  };
  return sheet;
}

export interface Column {
  width: number;
  align?: 'left' | 'right';
}

export interface Cell {
  text: string;
  style?: TextStyle;
  /** A second text below, muted. */
  below?: string;
  /** Draws within the cell's place; y is the middle of its first line, or of the row where it has none. */
  draw?: (x: number, y: number, width: number) => void;
}

/** A row of a table: its cells, and a text in body size below them over the whole width. */
export interface Row {
  cells: readonly Cell[];
  note?: string;
}

/** Writes a heading that stays together with the text below it. */
export function writeHeading(sheet: Sheet, text: string, following = 60): void {
  sheet.y += 8;
  sheet.need(20 + following);
  sheet.write(text, { font: 'bold', size: 12, tag: 'H2' }, 3);
}

export interface Table {
  heading?: string;
  columns: readonly Column[];
  /** Other widths for the names of the columns. */
  headColumns?: readonly Column[];
  head: readonly string[];
  /** Points; 10 when absent. */
  headSize?: number;
  rows: readonly Row[];
  padding?: number;
}

/**
 * Writes a table with the names of its columns, which each page repeats. Its heading is never without a row, and no page has
 * just its first or its last row.
 */
export function writeTable(
  sheet: Sheet,
  { heading, columns, headColumns = columns, head, headSize = 10, rows, padding = 2 }: Table,
): void {
  const style = { font: 'semibold', size: headSize, colour: colours.muted } as const;
  const names = head.map((text) => ({ text, style }));
  const putHead = () => writeRow(sheet, headColumns, names, 2, { tag: 'TH' });
  const put = ({ cells, note }: Row) => writeRow(sheet, columns, cells, padding, { note });
  const putHeading = () => {
    if (heading) writeHeading(sheet, heading, 0);
  };
  sheet.reserve(() => {
    putHeading();
    putHead();
    for (const row of rows.slice(0, rows.length === 3 ? 3 : 2)) put(row);
  });
  putHeading();
  sheet.within('Table', () => {
    putHead();
    for (const [index, row] of rows.entries()) {
      const pages = sheet.pdf.bufferedPageRange().count;
      sheet.reserve(() => {
        for (const each of rows.slice(index, index === rows.length - 2 ? index + 2 : index + 1)) put(each);
      });
      if (sheet.pdf.bufferedPageRange().count > pages) sheet.pass(putHead);
      put(row);
    }
  });
}

/** A row with a hairline below; a row is never torn apart. */
export function writeRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly Cell[],
  padding = 5,
  { tag = 'TD', note = '' }: { tag?: 'TH' | 'TD'; note?: string | undefined } = {},
): void {
  const gap = 10;
  const small = { colour: colours.muted, size: 10 } as const;
  // The last column ends where the rule below it does.
  const widthOf = (index: number) => (columns[index]?.width ?? 0) - (index < cells.length - 1 ? gap : 0);
  const heights = cells.map(({ text, style, below }, index) => {
    const width = widthOf(index);
    return (
      (text ? sheet.measure(text, width, style) : 0) + (below ? sheet.measure(below, width, small) + 1 : 0)
    );
  });
  const height = Math.max(14, ...heights) + 2 * padding;
  const noteHeight = note ? sheet.measure(note, inner) + padding : 0;
  sheet.need(height + noteHeight);
  let x: number = page.margin;
  sheet.within('TR', () => {
    for (const [index, { text, style = {}, below, draw }] of cells.entries()) {
      const { width = 0, align = 'left' } = columns[index] ?? {};
      const inside = widthOf(index);
      const y = sheet.y + padding;
      sheet.within(tag, () => {
        const used = text ? sheet.put(text, x, y, inside, { align, ...style }) : 0;
        if (below) sheet.put(below, x, y + used + 1, inside, { align, ...small });
        const line = sheet.measure('A', inside, style);
        draw?.(x, text ? y + line / 2 - 1 : sheet.y + height / 2, inside);
        if (note && index === cells.length - 1)
          sheet.put(note, page.margin, sheet.y + height - padding / 2, inner);
      });
      x += width;
    }
  });
  sheet.y += height + noteHeight;
  rule(sheet, colours.rule, 0.6);
}

export function rule(sheet: Sheet, colour: string, width: number): void {
  const { y } = sheet;
  sheet.paint((pdf) =>
    pdf
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke(),
  );
}
