/** The fonts of PDF files. */
export type FontName = 'regular' | 'semibold' | 'bold';

/** Reads the woff file of a font; the library of PDF files reads no other kind. */
export type ReadFont = (name: FontName) => Promise<Uint8Array>;
