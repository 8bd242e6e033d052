import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './AppEnv.ts';

/** Headers for an API that no page shows or frames, and that the pages of other sites may call. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: false,
  strictTransportSecurity: 'max-age=31536000',
  xFrameOptions: 'DENY',
});

/** Keeps answers out of caches unless they say otherwise: they depend on the caller, and most contain personal data. */
export const keepFromCaches = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
});

/** Lets a browser keep an answer, if it asks each time whether that has changed. */
export const keepAndAsk = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (context.res.ok || context.res.status === 304) context.header('Cache-Control', 'private, no-cache');
});
