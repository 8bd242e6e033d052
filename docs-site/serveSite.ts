import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** A plain host: it sends the files of a folder, below a path, its 404.html for an address without a page, and knows nothing of others. */
export function serveSite(folder: string, base: string): Server {
  return createServer(async (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://site').pathname);
    const name = path.startsWith(base) ? path.slice(base.length) : '../none';
    const file = join(folder, name === '' || name.endsWith('/') ? `${name}index.html` : name);
    const body = await readFile(file).catch(() => null);
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(body ? 200 : 404, { 'Content-Type': body ? type : types['.html'] });
    response.end(body ?? (await readFile(join(folder, '404.html'))));
  });
}
