import { readFont } from './hosts/readFont.ts';
import { renderWith } from './renderPdf.ts';

/** What a thread of `createPdfThreads` runs. */
export default renderWith(readFont);
