import qrcode from 'qrcode-generator';
import type { Pdf } from '../../platform/pdf/createPdf.ts';

/** Modules that stay white around a code, so that scanners find it. */
const quiet = 4;

/** Draws a text as a QR code of this side, its white edge included. A quarter of it may be unreadable. */
export function drawQrCode(pdf: Pdf, text: string, x: number, y: number, side: number): void {
  const code = qrcode(0, 'Q');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = side / (count + 2 * quiet);
  for (let row = 0; row < count; row += 1) {
    // Dark modules side by side are one rectangle: no hairlines between them.
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      let end = column;
      while (end < count && code.isDark(row, end)) end += 1;
      pdf.rect(x + (column + quiet) * size, y + (row + quiet) * size, (end - column) * size, size);
      column = end;
    }
  }
  pdf.fill('#000000');
}
