import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface PageServer {
  /** `http://localhost:port` */
  url: string;
  close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves a folder: every file is compressed beforehand with brotli at its best, and everything except pages
 * is cached for ever. `__API__` in a page becomes the API's address.
 */
export async function servePages(dir: string, api: string): Promise<PageServer> {
  const files = new Map<string, { body: Buffer; type: string }>();
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(path)];
    if (!type) continue;
    const content = readFileSync(join(dir, path));
    const isPage = type.startsWith('text/html');
    const body = isPage ? Buffer.from(content.toString().replaceAll('__API__', api)) : content;
    files.set(`/${path.replace(/index\.html$/, '')}`, { body: brotliCompressSync(body), type });
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'Content-Type': file.type,
        'Content-Encoding': 'br',
        'Content-Length': file.body.length,
        'Cache-Control': file.type.startsWith('text/html')
          ? 'no-cache'
          : 'public, max-age=31536000, immutable',
      })
      .end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
