import { expect, test } from 'vitest';
import { payer } from '../../test/payments.ts';
import { readPdf } from '../../test/pdf/readPdf.ts';
import { useBackend } from '../../test/testBackend.ts';
import type { Registered, TaxDocument } from './TaxInvoices.ts';

const asked: TaxDocument[] = [];
let answer: Registered = { kind: 'not_configured' };
const backend = useBackend({}, undefined, undefined, {
  register: async (document) => {
    asked.push(document);
    return answer;
  },
});
const { book, start, play } = payer(backend);

test('a receipt asks for its control number, and says that it is no tax invoice until a KRA PIN is set', async () => {
  const { id } = await book();
  const { reference } = (await start({ booking: id, phone_number: '0728000001' }, 'farmer')).body;
  await play(reference, 'approve');
  const read = async (language = 'en') => {
    const headers = { Authorization: `Bearer ${await backend.token('farmer')}` };
    const url = `http://api.test/agric/booking/payment/invoice/generate-receipt?booking=${id}&language=${language}`;
    const response = await backend.fetch(new Request(url, { headers }));
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    return pages.join(' ');
  };
  expect(await read()).toContain('This is not a tax invoice.');
  expect(asked).toEqual([
    {
      kind: 'receipt',
      number: expect.stringMatching(/^RCT-2026-\d{6}$/),
      amount: 6500,
      kraPin: '',
      issuedOn: expect.any(Date),
    },
  ]);
  answer = { kind: 'registered', controlNumber: 'KRACU0100000001/17' };
  expect(await read()).toContain('eTIMS control number: KRACU0100000001/17');
  answer = { kind: 'waiting' };
  expect(await read()).not.toContain('eTIMS');
  expect(await read()).toContain('Complete Soil Analysis, 1 sample KES');
  expect(await read('sw')).toContain('Uchambuzi kamili wa udongo, sampuli 1 KES');
});
