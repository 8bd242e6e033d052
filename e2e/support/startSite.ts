import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Site {
  /** Its origin, such as `http://localhost:41000`. */
  url: string;
  /** Sets the content of its pages. */
  show: (html: string) => void;
  close: () => Promise<void>;
}

/** Starts a website: the same page at every address, empty at first. */
export async function startSite(): Promise<Site> {
  let content = '';
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>Website</title>${content}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    show: (html) => {
      content = html;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
