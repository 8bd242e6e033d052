import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

/** A package as `npm pack` left it. */
export interface PackedPackage {
  tarball: string;
  manifest: { name: string; version: string };
}

/** A registry of these packages only, so that `npm install @udongo/ui` finds them before they are published. */
export async function startRegistry(packages: readonly PackedPackage[]) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const file = packages.find(({ tarball }) => path === `/files/${basename(tarball)}`);
    if (file) return response.end(await readFile(file.tarball));
    const found = packages.find(({ manifest }) => path === `/${manifest.name}`);
    if (!found) return response.writeHead(404).end('{}');
    const { tarball, manifest } = found;
    const dist = { tarball: `${url}files/${basename(tarball)}` };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        name: manifest.name,
        'dist-tags': { latest: manifest.version },
        versions: { [manifest.version]: { ...manifest, dist } },
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
