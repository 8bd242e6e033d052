import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { isUnknownBelow } from '../src/lib/publicPaths.ts';
import type { AppConfig } from '../src/services/config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { createFeed, rss } from './feed.ts';
import { renderPages } from './renderPages.ts';
import { robots, sitemap } from './sitemapAndRobots.ts';

export interface AppServerOptions {
  /** Folder of the built app. Files with a `.br` or `.gz` beside them are sent compressed. */
  folder: string;
  /** Answered at /config.json; it also decides what the content security policy lets the app reach. */
  config: AppConfig;
  /** The site's address for search engines, such as 'https://udongo.example'. Default null: the address of the request. */
  siteUrl?: string | null;
}

/**
 * Serves the built app: hashed assets for good, everything else revalidated, index.html for each page's address.
 * A missing file is a 404, never index.html: a browser would run it as a script.
 */
export function createAppServer({ folder, config, siteUrl = null }: AppServerOptions): Hono {
  const app = new Hono();

  // Before what would close it to other sites.
  app.use('/embed/*', forOtherSites);
  app.use(
    secureHeaders({
      contentSecurityPolicy: contentSecurityPolicy(config),
      strictTransportSecurity: 'max-age=15552000',
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
      permissionsPolicy: { geolocation: ['self'], camera: ['self'], microphone: [], payment: [] },
    }),
  );

  app.use(async (c, next) => {
    await next();
    if (c.res.headers.has('Cache-Control')) return;
    c.header('Cache-Control', c.res.ok ? cachingOf(c.req.path) : 'no-cache');
  });

  const files = serveStatic({ root: folder, precompressed: true });
  const pageOf = (path: string) => serveStatic({ root: folder, path, precompressed: true });
  const index = pageOf('index.html');
  app.get('/embed/*', files, (c) => c.notFound());
  app.get('/assets/*', files, (c) => c.notFound());
  app.get('/.*', (c) => c.notFound());
  app.use(etag());
  app.get('/config.json', (c) => c.json(config));
  app.on('GET', ['/app.webmanifest', '/app.sw.webmanifest'], manifest(folder, config));
  const feed = createFeed(folder, config);
  app.get('/sitemap.xml', sitemap(config, siteUrl, feed));
  app.get('/blog/rss.xml', rss(config, siteUrl, feed, 'en'));
  app.get('/sw/blog/rss.xml', rss(config, siteUrl, feed, 'sw'));
  app.get('/robots.txt', robots(siteUrl));
  app.get('*', renderPages(folder, config, siteUrl));
  // Sends the app's page, with the names of the files that it needs first, to people who are logged in.
  app.get('/book', pageOf('book.html'));
  app.get('*', files, async (c, next) => {
    if (namesFile(c.req.path)) return c.notFound();
    const page = await index(c, next);
    // The app says that the page does not exist.
    return page && isUnknownBelow(c.req.path)
      ? new Response(page.body, { status: 404, headers: page.headers })
      : page;
  });

  return app;
}

/** The installed app carries the name of this installation. */
function manifest(folder: string, { productName }: AppConfig): MiddlewareHandler {
  return async (c, next) => {
    const file = await readFile(join(folder, c.req.path), 'utf8').catch(() => null);
    if (file === null) return next();
    const named = { ...JSON.parse(file), name: productName, short_name: productName };
    return c.body(JSON.stringify(named), 200, { 'Content-Type': 'application/manifest+json' });
  };
}

/** The widget runs on partners' pages: their browsers fetch its script, and its parts as modules. */
const forOtherSites: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
};

/** Assets are named by their content and the widget's files by their version, so a year is as good as for ever. */
function cachingOf(path: string): string {
  if (/^[/]embed[/](?!udongo-)/.test(path)) return 'public, max-age=300';
  return /^[/](assets|embed)[/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function namesFile(path: string): boolean {
  return /[.][^/]*$/.test(path);
}
