import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Headers for an API that no page shows or frames, and that no cache keeps unless the answer says so. */
export const securityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  // Answers depend on who asks, and most hold personal data.
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
});
