import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppConfig } from '../src/services/config.ts';
import { createAppServer } from './createAppServer.ts';
import { precompress } from './precompress.ts';

const script = `console.log('${'book '.repeat(500)}');`;

/** A built app of a few files, compressed as `npm start` does it. */
async function createServer(choices: Partial<AppConfig> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Udongo</title>');
  writeFileSync(join(folder, 'book.html'), '<!doctype html><title>Udongo</title><link rel="modulepreload">');
  writeFileSync(join(folder, 'app.sw.webmanifest'), '{"name":"Udongo","lang":"sw"}');
  writeFileSync(join(folder, 'theme.js'), 'document.title;');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/index-a1b2.js'), script);
  writeFileSync(join(folder, 'embed/udongo.js'), script);
  writeFileSync(join(folder, 'embed/udongo-0.1.0-2cd43356-en.js'), script);
  writeFileSync(join(folder, 'embed/integrity.json'), '{}');
  await precompress(folder);
  const config: AppConfig = {
    productName: 'Udongo',
    apiBaseUrl: 'https://api.udongo.test/v1',
    mediaBaseUrl: null,
    analyticsSrc: null,
    support: null,
    mock: false,
    demo: false,
    withoutScreens: [],
    retryCreates: false,
    idempotencyKeys: false,
    takesConsent: false,
    referrerAgent: 'user',
    ...choices,
  };
  const server = createAppServer({ folder, config });
  return { config, folder, get: (path: string, headers = {}) => server.request(path, { headers }) };
}

describe('a page of the app', () => {
  it.each(['/', '/bookings', '/status/0b0e7a8e-3f7c-4b8e-9d55-7e1a2c3d4e5f'])('opens at %s', async (path) => {
    const { get } = await createServer();
    const answer = await get(path, { Accept: 'text/html' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(await answer.text()).toContain('<title>Udongo</title>');
  });

  it('is asked for again each time, and costs nothing when it has not changed', async () => {
    const { get } = await createServer();
    const first = await get('/bookings');
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const again = await get('/bookings', { 'If-None-Match': first.headers.get('ETag') });
    expect(again.status).toBe(304);
    expect(again.headers.get('Cache-Control')).toBe('no-cache');
  });
});

it('names the files of the booking form in its own page, so that they come a round trip earlier', async () => {
  const { get } = await createServer();
  const answer = await get('/book');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('ETag')).toBeTruthy();
  expect(await answer.text()).toContain('modulepreload');
  expect(await (await get('/bookings')).text()).not.toContain('modulepreload');
});

describe('a page that the server renders', () => {
  const page = `<!doctype html><html lang="en"><title>Udongo</title>
    <meta name="description" content="Book a soil test for your farm in Kenya." />
    <div id="root"></div></html>`;
  const renderer = `let count = 0;
  export const renderPage = async ({ path, locale, scheme, config }) => {
    if (config.productName === 'broken') throw new Error('no page');
    if (config.withoutScreens.includes(path.slice(1))) return null;
    const head = path === '/book' ? null : { title: 'A & B', description: '"Soil" <tests>' };
    const markup = '<form>' + [path, locale, scheme].join(' ') + '</form>';
    const data = path === '/prices' ? '</script><b>' : ++count;
    if (path === '/blog/none') return { markup: 'nothing', head: null, given: { path, data: null }, isWhole: true, isFound: false };
    if (path === '/blog/lime') Object.assign(head, article);
    return { markup, head, given: { path, data }, isWhole: true, isFound: true };
  };
  const article = {
    hasFeed: true, language: 'en', addresses: { en: '/blog/lime' },
    article: { publishedOn: '2026-11-20T12:00:00+03:00', updatedOn: '2026-11-20T12:00:00+03:00',
      author: '</script><b>', cover: { src: 'https://api.udongo.test/files/a/1600x900_320.webp', width: 1600, height: 900 }, coverAlt: 'A "leaf"' },
  };
  export const listFeed = async () => {
    if (globalThis.isFeedDown) throw new Error('no answer');
    const told = { summary: '<b>&"', author: '', published_on: '2026-11-20T12:00:00+03:00', updated_on: '2026-11-20T12:00:00+03:00' };
    return [
      { ...told, title: 'Lime & \\u0001 <rain>', slug: 'lime', language: 'en', translation_slug: 'chokaa' },
      { ...told, title: 'Chokaa', slug: 'chokaa', language: 'sw', translation_slug: 'lime' },
      { ...told, title: 'Alone', slug: 'alone', language: 'en' },
    ];
  };`;

  async function createRendering(choices: Partial<AppConfig> = {}) {
    const server = await createServer(choices);
    mkdirSync(join(server.folder, '.server'));
    writeFileSync(join(server.folder, '.server/page.html'), page);
    writeFileSync(
      join(server.folder, '.server/files.json'),
      '{"/prices":{"scripts":["a.js"],"styles":["a.css"]}}',
    );
    writeFileSync(join(server.folder, '.server/package.json'), '{"type":"module"}');
    writeFileSync(join(server.folder, '.server/renderPage.js'), renderer);
    return server;
  }

  it.each([
    ['', '/book en light'],
    ['udongo-locale=sw; udongo-theme=dark', '/book sw dark'],
    ['udongo-locale="><script>; udongo-theme=../..', '/book en light'],
  ])('holds the form for the cookies %j', async (cookie, form) => {
    const { get } = await createRendering();
    const answer = await get('/book', { Cookie: cookie });
    const html = await answer.text();
    expect(html).toContain(`<div id="root" data-rendered><form>${form}</form></div>`);
    expect(html).toContain(`<html lang="${form.split(' ')[1]}" data-rendered="${form.slice(6)}">`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(answer.headers.get('Vary')).toContain('Cookie');
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  });

  it('carries the name and the configuration of the installation as text and data, never as markup', async () => {
    const { get } = await createRendering({ productName: '</script><b>Shamba & "co"' });
    const html = await (await get('/book')).text();
    expect(html).not.toContain('<b>');
    expect(html).toContain('<title>&#60;/script&#62;&#60;b&#62;Shamba &#38; &#34;co&#34;</title>');
    const [, data = ''] = /<script type="application[/]json" id="given">(.*?)<[/]script>/.exec(html) ?? [];
    expect(JSON.parse(data).config.productName).toBe('</script><b>Shamba & "co"');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels as %s', async (encoding, decompress) => {
    const { get } = await createRendering();
    const answer = await get('/book', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<form>');
    const again = await get('/book', {
      'Accept-Encoding': encoding,
      'If-None-Match': answer.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('is rendered anew after the app was built anew', async () => {
    const { get, folder } = await createRendering();
    await get('/book');
    writeFileSync(
      join(folder, '.server/renderPage.js'),
      `export const renderPage = async () => ({ markup: 'newer', head: null, given: {} });`,
    );
    writeFileSync(join(folder, '.server/page.html'), page);
    utimesSync(join(folder, '.server/page.html'), new Date(), new Date(Date.now() + 5000));
    expect(await (await get('/book')).text()).toContain('newer');
  });

  it.each<[string, Partial<AppConfig>, string]>([
    ['who is logged in', {}, 'udongo-login_status=true'],
    ['everybody where the API is in the browser', { mock: true }, ''],
    ['everybody where rendering fails', { productName: 'broken' }, ''],
  ])('is the page without a form for %s', async (_, choices, cookie) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => errors.mockRestore());
    const { get } = await createRendering(choices);
    const html = await (await get('/book', { Cookie: cookie })).text();
    expect(html).toContain('modulepreload');
    expect(html).not.toContain('<form>');
    expect(errors).toHaveBeenCalledTimes(choices.productName ? 1 : 0);
  });

  it('and every public page is rendered by its address, with a head of its own, escaped', async () => {
    const { get } = await createRendering();
    const html = await (await get('/sw/prices')).text();
    expect(html).toContain('<form>/sw/prices sw light</form>');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/a.css">');
    const english = await (await get('/prices')).text();
    expect(english).toContain('<title>A &#38; B · Udongo</title>');
    expect(english).toContain('<meta name="description" content="&#34;Soil&#34; &#60;tests&#62;" />');
    expect(english).toContain('<link rel="alternate" hreflang="sw" href="http://localhost/sw/prices" />');
    expect(english).not.toContain('<b>');
  });

  it('and every public page leads a reader of Kiswahili to Kiswahili, and nobody anywhere else', async () => {
    const { get } = await createRendering();
    const answer = await get('/prices?x=1', { Cookie: 'udongo-locale=sw' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/sw/prices?x=1');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await get('//evil.example', { Cookie: 'udongo-locale=sw' })).headers.get('Location')).toBeNull();
  });

  it.each([
    ['sw-KE,sw;q=0.9,en;q=0.8', '', 'none', 302, 'sw'],
    ['SW', '', 'cross-site', 302, 'sw'],
    ['en-KE,sw;q=0.9', '', 'none', 200, 'en'],
    ['sw-KE', 'udongo-locale=en', 'none', 200, 'en'],
    // The link to the other language works without a script, too.
    ['sw-KE', '', 'same-origin', 200, 'sw'],
  ])(
    'follows a browser that asks for %j with the cookie %j, from %s, until a language is chosen',
    async (language, cookie, site, status, form) => {
      const { get } = await createRendering();
      const headers = { 'Accept-Language': language, Cookie: cookie, 'Sec-Fetch-Site': site };
      const answer = await get('/prices', headers);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Vary')).toContain('Accept-Language');
      expect(await (await get('/book', headers)).text()).toContain(`<form>/book ${form} light</form>`);
    },
  );

  it('keeps what it rendered for one host apart from another', async () => {
    const { folder, config } = await createRendering();
    const server = createAppServer({ folder, config });
    const read = async (url: string) => (await server.request(url)).text();
    expect(await read('http://evil.example/terms')).toContain('http://evil.example/sw/terms');
    expect(await read('http://udongo.example/terms')).not.toContain('evil');
    const named = createAppServer({ folder, config, siteUrl: 'https://udongo.example/' });
    expect(await (await named.request('http://evil.example/terms')).text()).toContain(
      'href="https://udongo.example/sw/terms"',
    );
  });

  it('leaves out what this installation leaves out', async () => {
    const { get } = await createRendering({ withoutScreens: ['questions'] });
    expect(await (await get('/questions')).text()).not.toContain('<form>');
    expect(await (await get('/sitemap.xml')).text()).not.toContain('questions');
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>http://localhost/sw/prices</loc>');
  });

  it('names an article by what it is: its cover, one language only, facts for search engines, its feed', async () => {
    const { get } = await createRendering();
    const html = await (await get('/blog/lime')).text();
    expect(html).toContain('<link rel="canonical" href="http://localhost/blog/lime" />');
    expect(html).not.toContain('hreflang');
    expect(html).toContain(
      '<meta property="og:image" content="https://api.udongo.test/files/a/1600x900_320.webp" />',
    );
    expect(html).toContain('<meta property="og:image:alt" content="A &#34;leaf&#34;" />');
    expect(html).toContain('type="application/rss+xml"');
    expect(html).not.toContain('<b>');
    const [, facts = ''] = /<script type="application[/]ld[+]json">(.*?)<[/]script>/.exec(html) ?? [];
    expect(JSON.parse(facts)).toMatchObject({ '@type': 'BlogPosting', author: { name: '</script><b>' } });
  });

  it('answers an article that is not there with 404, and says so', async () => {
    const { get } = await createRendering();
    const answer = await get('/blog/none');
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('nothing')]);
  });

  it.each(['/blog/a%20b', '/sw/blog/a%20b', '/blog/a/b', '/reviews/2/3'])(
    'answers %s, which can be no page, with 404 and the app, which says so',
    async (path) => {
      const { get } = await createRendering();
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('<title>Udongo</title>'),
      ]);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      for (const known of ['/bookings/7', '/blog/', '/blog/lime/', '/sw/blog/'])
        expect((await get(known)).status).toBe(200);
    },
  );

  it('tells of articles in a feed for each language and in the site map, as XML', async () => {
    const { get } = await createRendering();
    const english = await (await get('/blog/rss.xml')).text();
    expect(english).toContain('<title>Lime &#38;  &#60;rain&#62;</title>');
    expect(english).toContain('<description>&#60;b&#62;&#38;&#34;</description>');
    expect(english).toContain('<pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate>');
    expect(english).not.toContain('Chokaa');
    expect(await (await get('/sw/blog/rss.xml')).text()).toContain(
      '<link>http://localhost/sw/blog/chokaa</link>',
    );
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain('hreflang="sw" href="http://localhost/sw/blog/chokaa"');
    expect(sitemap).toContain('<loc>http://localhost/blog/alone</loc>');
    expect(sitemap).not.toContain('/sw/blog/alone');
  });

  it('has a feed without articles and a site map without them where the API does not answer', async () => {
    vi.stubGlobal('isFeedDown', true);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { get } = await createRendering();
    expect((await get('/blog/rss.xml')).status).toBe(200);
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>http://localhost/blog</loc>');
  });

  it('has no feed where the blog is left out', async () => {
    const { get } = await createRendering({ withoutScreens: ['blog'] });
    expect((await get('/blog/rss.xml')).status).toBe(404);
    expect(await (await get('/sitemap.xml')).text()).not.toContain('/blog');
  });

  it('is made of files that nobody can fetch', async () => {
    const { get } = await createRendering();
    expect((await get('/.server/renderPage.js')).status).toBe(404);
  });
});

it('lets the app be installed under the name of the installation', async () => {
  const { get } = await createServer({ productName: 'Shamba' });
  const answer = await get('/app.sw.webmanifest');
  expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({ name: 'Shamba', short_name: 'Shamba', lang: 'sw' });
  // A build without manifests has none.
  expect((await get('/app.webmanifest')).status).toBe(404);
});

describe('a file of the app', () => {
  it('is kept for good when its name holds its content', async () => {
    const { get } = await createServer();
    const answer = await get('/assets/index-a1b2.js');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(script);
  });

  it('is asked for again when its name does not', async () => {
    const { get } = await createServer();
    expect((await get('/theme.js')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels as %s where the browser takes it', async (encoding, decompress) => {
    const { get } = await createServer();
    const answer = await get('/assets/index-a1b2.js', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('Content-Type')).toContain('javascript');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.length).toBeLessThan(script.length / 4);
    expect(decompress(body).toString()).toBe(script);
  });

  it.each([
    '/assets/index-old.js',
    '/humans.txt',
    '/.vite/manifest.json',
    '/.env',
    '/assets/..%2f..%2fpackage.json',
  ])('is not found at %s, and no page stands in for it', async (path) => {
    const { get } = await createServer();
    const answer = await get(path, { Accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable');
    expect(await answer.text()).not.toContain('<title>');
  });

  it('is compressed again only after it changed', async () => {
    const { folder } = await createServer();
    expect(await precompress(folder)).toBe(0);
    writeFileSync(join(folder, 'assets/index-c3d4.js'), script);
    expect(await precompress(folder)).toBe(1);
  });
});

describe('the configuration', () => {
  it('is the installation’s own, and read anew at each start', async () => {
    const { get, config } = await createServer({ productName: 'Shamba' });
    const answer = await get('/config.json');
    expect(await answer.json()).toEqual(config);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });
});

describe('the content security policy', () => {
  async function policyOf(choices: Partial<AppConfig>) {
    const { get } = await createServer(choices);
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    return new Map(policy.split(';').map((directive) => splitFirst(directive.trim())));
  }
  function splitFirst(directive: string): [string, string] {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }

  it('lets the app reach itself and its API, and nothing else', async () => {
    const policy = await policyOf({});
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self' https://api.udongo.test");
    expect(policy.get('frame-ancestors')).toBe("'none'");
  });

  it('lets the web-analytics script in when there is one', async () => {
    const policy = await policyOf({ analyticsSrc: 'https://stats.example/js/script.js' });
    expect(policy.get('script-src')).toBe("'self' https://stats.example");
    expect(policy.get('connect-src')).toBe("'self' https://api.udongo.test https://stats.example");
  });

  it('lets the database run in the browser when the API does', async () => {
    const policy = await policyOf({ mock: true });
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(policy.get('connect-src')).toBe("'self'");
  });

  it('comes with the other headers that keep a page to itself', async () => {
    const { get } = await createServer();
    const { headers } = await get('/');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
    expect(headers.get('X-Powered-By')).toBeNull();
  });
});

describe('the widget for partners’ pages', () => {
  it.each([
    ['/embed/udongo.js', 'public, max-age=300'],
    ['/embed/integrity.json', 'public, max-age=300'],
    ['/embed/udongo-0.1.0-2cd43356-en.js', 'public, max-age=31536000, immutable'],
  ])('%s may be run by any site', async (path, caching) => {
    const { get } = await createServer();
    const { status, headers } = await get(path, { Origin: 'https://mavuno.example' });
    expect(status).toBe(200);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Cache-Control')).toBe(caching);
  });

  it('opens nothing else to them', async () => {
    const { get } = await createServer();
    const { headers } = await get('/assets/index-a1b2.js', { Origin: 'https://mavuno.example' });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect((await get('/embed/nothing.js')).status).toBe(404);
  });
});
