import type { Rating, RatingClass } from '@udongo/sdk';
import type { Pdf } from '../../../platform/pdf/createPdf.ts';
import { colours } from '../../../platform/pdf/Sheet.ts';

/** The crop's range as a green band on a track, the value as a dark pin with a white edge; y is the middle. */
export function drawRange(pdf: Pdf, { value, low, high }: Rating, x: number, y: number, width: number): void {
  const spread = (high - low || 1) * 0.75;
  const from = Math.min(low - spread, value ?? low);
  const to = Math.max(high + spread, value ?? high);
  const at = (number: number) => x + ((number - from) / (to - from)) * width;
  pdf.roundedRect(x, y - 4, width, 8, 4).fill(colours.track);
  pdf.roundedRect(at(low), y - 4, Math.max(3, at(high) - at(low)), 8, 2).fill(colours.band);
  if (value === null) return;
  const pin = Math.min(Math.max(at(value), x + 2.5), x + width - 2.5);
  pdf.roundedRect(pin - 2.75, y - 8, 5.5, 16, 2.5).fill('#ffffff');
  pdf.roundedRect(pin - 1.5, y - 7, 3, 14, 1.5).fill(colours.text);
}

/** Draws a triangle down or up, or a tick, 8 points wide, so that a rating is never shown only by its place. */
export function drawRatingIcon(pdf: Pdf, rating: RatingClass, x: number, y: number): void {
  pdf.fillColor(colours.text).strokeColor(colours.text).lineWidth(1.4);
  if (rating === 'optimal') {
    pdf
      .moveTo(x, y)
      .lineTo(x + 3, y + 3)
      .lineTo(x + 8, y - 3.5)
      .stroke();
  } else if (rating === 'low' || rating === 'slightly_low') {
    pdf.polygon([x, y - 3], [x + 8, y - 3], [x + 4, y + 3.5]).fill();
  } else if (rating === 'high' || rating === 'slightly_high') {
    pdf.polygon([x, y + 3], [x + 8, y + 3], [x + 4, y - 3.5]).fill();
  } else {
    pdf
      .moveTo(x, y)
      .lineTo(x + 8, y)
      .stroke();
  }
}
