import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  // Answers depend on who asks, and most hold personal data.
  'Cache-Control': 'no-store',
};

/** Headers for an API that no page shows, frames or caches. */
export const securityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
});
