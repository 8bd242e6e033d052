import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './AppEnv.ts';

/** For an API that no page shows or frames, and that the pages of other sites may call. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: false,
  strictTransportSecurity: 'max-age=31536000',
  xFrameOptions: 'DENY',
});

/** Answers depend on who asks, and most hold personal data: no cache keeps them unless the answer says so. */
export const keepFromCaches = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
});
