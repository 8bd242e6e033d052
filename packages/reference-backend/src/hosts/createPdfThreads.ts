import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { RenderPdf } from '../renderPdf.ts';

/** Beside the built server, or in the package when run from source. */
const files = ['pdfWorker.js', '../pdfWorker.ts'].map((path) => join(import.meta.dirname, path));

/** Draws PDFs in threads of their own, so that a hundred of them stop nobody else; a thread without work ends after a minute. */
export function createPdfThreads(maxThreads: number): { renderPdf: RenderPdf; stop: () => Promise<void> } {
  const threads = new Piscina({
    filename: files.find((file) => existsSync(file)) ?? '',
    minThreads: 0,
    maxThreads,
    idleTimeout: 60_000,
  });
  return { renderPdf: (job) => threads.run(job), stop: () => threads.destroy() };
}
