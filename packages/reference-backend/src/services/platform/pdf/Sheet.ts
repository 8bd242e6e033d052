import { type Pdf, toLatin } from './createPdf.ts';

/** Points of an A4 page. */
export const page = { width: 595.28, height: 841.89, margin: 40, bottom: 60 } as const;
export const inner = page.width - 2 * page.margin;

export const colours = {
  text: '#1c1917',
  muted: '#5c5650',
  rule: '#d6d2cb',
  green: '#1f7a3d',
  softGreen: '#e3f7e8',
  band: '#a3dfae',
  track: '#ebe8e2',
} as const;

export interface TextStyle {
  font?: 'regular' | 'semibold' | 'bold';
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
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
}

export function createSheet(pdf: Pdf): Sheet {
  const apply = ({ font = 'regular', size = 11, colour = colours.text }: TextStyle) =>
    pdf.font(font).fontSize(size).fillColor(colour);
  const options = (width: number, { align = 'left' }: TextStyle) => ({ width, align, lineGap: 2 });
  const sheet: Sheet = {
    pdf,
    y: page.margin,
    addPage: () => {
      pdf.addPage();
      sheet.y = page.margin;
    },
    need: (height) => {
      if (sheet.y + height > page.height - page.bottom) sheet.addPage();
    },
    measure: (text, width, style = {}) => {
      apply(style);
      return pdf.heightOfString(toLatin(text), options(width, style));
    },
    put: (text, x, y, width, style = {}) => {
      const height = sheet.measure(text, width, style);
      pdf.text(toLatin(text), x, y, options(width, style));
      return height;
    },
    write: (text, style = {}, gap = 4) => {
      sheet.need(sheet.measure(text, inner, style));
      sheet.y += sheet.put(text, page.margin, sheet.y, inner, style) + gap;
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
  /** Draws in place of text, within the cell's place. */
  draw?: (x: number, y: number, width: number) => void;
}

/** Writes a heading that stays together with the text below it. */
export function writeHeading(sheet: Sheet, text: string, following = 60): void {
  sheet.y += 10;
  sheet.need(20 + following);
  sheet.write(text, { font: 'bold', size: 12 }, 5);
}

/** A row with a hairline below; a row is never torn apart. */
export function writeRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly Cell[],
  padding = 5,
): void {
  const gap = 10;
  // The last column ends where the rule below it does.
  const widthOf = (index: number) => (columns[index]?.width ?? 0) - (index < cells.length - 1 ? gap : 0);
  const heights = cells.map(({ text, style, below }, index) => {
    const width = widthOf(index);
    return (
      (text ? sheet.measure(text, width, style) : 0) +
      (below ? sheet.measure(below, width, { colour: colours.muted, size: 10 }) + 1 : 0)
    );
  });
  const height = Math.max(14, ...heights) + 2 * padding;
  sheet.need(height);
  let x: number = page.margin;
  for (const [index, { text, style = {}, below, draw }] of cells.entries()) {
    const { width = 0, align = 'left' } = columns[index] ?? {};
    const inside = widthOf(index);
    const y = sheet.y + padding;
    const used = text ? sheet.put(text, x, y, inside, { align, ...style }) : 0;
    if (below) sheet.put(below, x, y + used + 1, inside, { align, colour: colours.muted, size: 10 });
    draw?.(x, sheet.y + height / 2, inside);
    x += width;
  }
  sheet.y += height;
  rule(sheet, colours.rule, 0.6);
}

export function rule({ pdf, y }: Sheet, colour: string, width: number): void {
  pdf
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(width)
    .strokeColor(colour)
    .stroke();
}
