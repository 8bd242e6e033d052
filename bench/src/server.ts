import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers every GET with a page of 20 counties, every POST with a booking, and refuses every PUT, as quickly as Node can. */
const page = JSON.stringify({
  count: 47,
  total_pages: 3,
  next: 'http://127.0.0.1/counties?page=2',
  previous: null,
  results: Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: `County ${index + 1}` })),
});
const booking = JSON.stringify({ id: 26, code: 'UD-1026', samples: [], discount: '0.00' });

const refusal = JSON.stringify({
  soil_test_date: ['Select date of test'],
  samples: [{ soil_type: ['Soil type required'] }, {}, { size_of_land: ['Farm size is required'] }],
});
const answers: Readonly<Record<string, [status: number, body: string]>> = {
  GET: [200, page],
  POST: [201, booking],
  PUT: [400, refusal],
};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const [status, body] = answers[request.method ?? ''] ?? [405, ''];
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
      .end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
