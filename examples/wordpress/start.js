import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * Shows the template without WordPress: its blocks are HTML already, which WordPress sends as it is. The header and the footer of the parent
 * theme are missing.
 */
const page = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Soil tests</title>
<style>${readFileSync('style.css', 'utf8')}</style>
</head>
<body class="page-template-soil-tests">${readFileSync('templates/soil-tests.html', 'utf8')}</body>
</html>`;

createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page());
}).listen(4400, '127.0.0.1', () => console.log('http://localhost:4400'));
