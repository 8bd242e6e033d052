import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An answer that a real Django REST Framework server gave. */
export interface Recorded {
  name: string;
  /** Django 3.2 with DRF 3.14, or Django 5.2 with DRF 3.18. */
  generation: 'fixtures' | 'fixtures-drf318';
  request: { method: string; path: string; headers?: Record<string, string>; body?: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
}

/** Every recorded answer, of both generations. */
export function listRecorded(): Recorded[] {
  return (['fixtures', 'fixtures-drf318'] as const).flatMap((generation) => {
    const folder = join(import.meta.dirname, generation);
    return readdirSync(folder).map(
      (file): Recorded => ({
        ...JSON.parse(readFileSync(join(folder, file), 'utf8')),
        generation,
      }),
    );
  });
}

/** The recorded answer as a server sends it. */
export function toResponse({ response: { status, headers, body } }: Recorded): Response {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  const text = body === null && !isJson ? '' : isJson ? JSON.stringify(body) : String(body);
  return new Response([204, 205, 304].includes(status) ? null : text, { status, headers });
}
