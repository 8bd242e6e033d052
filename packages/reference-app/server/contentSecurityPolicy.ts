import type { secureHeaders } from 'hono/secure-headers';
import type { AppConfig } from '../src/services/config.ts';

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/**
 * The Content-Security-Policy of the app's pages: they can load their own files, the API, and the web-analytics script if there is one.
 * It allows no inline script or style. If the API runs in the browser, its WebAssembly can be compiled.
 */
export function contentSecurityPolicy(config: AppConfig): Policy {
  const api = config.mock ? [] : [new URL(config.apiBaseUrl).origin];
  const media = config.mediaBaseUrl ? [new URL(config.mediaBaseUrl).origin] : [];
  const analytics = config.analyticsSrc ? [new URL(config.analyticsSrc).origin] : [];
  const wasm = config.mock ? ["'wasm-unsafe-eval'"] : [];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...wasm, ...analytics],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...api, ...media, ...analytics],
    connectSrc: ["'self'", ...api, ...analytics],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    // Scripts send every form; without one, the browser would put what was typed into the address.
    formAction: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  };
}
