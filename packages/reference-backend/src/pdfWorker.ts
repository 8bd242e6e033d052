import { readFont } from './hosts/readFont.ts';
import { renderWith } from './renderPdf.ts';

/** The module that a thread of `createPdfThreads` runs. */
export default renderWith(readFont);
