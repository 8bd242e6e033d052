import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { createApp } from '../createApp.ts';
import type { AppEnv } from '../http/AppEnv.ts';

/** The page may run its own files, read the contract and call this server; no inline script or style, no other host. */
const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    formAction: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: 'max-age=31536000',
  xFrameOptions: 'DENY',
});

/**
 * The API with its reference at /docs, and its contract at /openapi.yaml. Every address in both is relative: a proxy serves them under any
 * path.
 * Errors: throws when a file is missing.
 */
export function withApiDocs(api: ReturnType<typeof createApp>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const files = readFiles();
  for (const path of ['/docs', '/docs/*', '/openapi.yaml']) app.use(path, compress(), etag(), headers);
  app.get('/docs', (context) => context.body(null, 302, { Location: 'docs/' }));
  for (const [path, { type, content }] of Object.entries(files)) {
    app.get(path, (context) =>
      context.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }),
    );
  }
  app.all('*', (context) => api.fetch(context.req.raw, context.env));
  return app;
}

function readFiles(): Record<string, { type: string; content: string }> {
  const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const page = findPath(['api-docs', '../../api-docs']);
  const contract = readFileSync(findPath(['openapi.yaml', '../../../../openapi.yaml']), 'utf8');
  const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
  const [css, js] = ['text/css; charset=utf-8', 'text/javascript; charset=utf-8'] as const;
  return {
    '/openapi.yaml': { type: 'application/yaml; charset=utf-8', content: namingThisServer(contract) },
    '/docs/': { type: 'text/html; charset=utf-8', content: read(page, 'index.html') },
    '/docs/start.js': { type: js, content: read(page, 'start.js') },
    '/docs/page.css': { type: css, content: read(page, 'page.css') },
    '/docs/swagger-ui.css': { type: css, content: read(swagger, 'swagger-ui.css') },
    '/docs/swagger-ui-bundle.js': { type: js, content: read(swagger, 'swagger-ui-bundle.js') },
  };
}

/** The first of some paths beside the built server, or in the repository when run from source. */
function findPath(paths: readonly string[]): string {
  const places = paths.map((path) => join(import.meta.dirname, path));
  const found = places.find((path) => existsSync(path));
  if (!found) throw new Error(`Nothing at ${places.join(' or ')}.`);
  return found;
}

/** The contract names the server of a developer; here the server is where the contract is. */
function namingThisServer(contract: string): string {
  return contract.replace(/^servers:\n(?: .*\n)+/m, 'servers:\n  - url: .\n    description: This server\n');
}
