import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';

/** Renders the page for each request; Vite compiles it, and serves its script. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    if (request.url !== '/') return response.writeHead(404).end();
    const { renderPage } = await vite.ssrLoadModule('/server.tsx');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(renderPage());
  });
});
server.listen(4400, '127.0.0.1', () => console.log('http://localhost:4400'));
