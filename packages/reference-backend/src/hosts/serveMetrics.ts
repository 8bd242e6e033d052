import { createServer, type Server } from 'node:http';
import type { Metrics } from './createMetrics.ts';

/** Answers `GET /metrics` and nothing else. */
export function serveMetrics({ read, contentType }: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
