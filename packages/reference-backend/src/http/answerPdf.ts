import type { AppContext } from './AppEnv.ts';

/**
 * Answers a PDF, which is kept under the name when somebody saves it. With an `etag` a browser keeps the file and asks each time
 * whether it still may show it.
 */
export function answerPdf(context: AppContext, bytes: Uint8Array, name: string, etag?: string): Response {
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    ...(etag && { ETag: etag, 'Cache-Control': 'private, no-cache' }),
  });
}
