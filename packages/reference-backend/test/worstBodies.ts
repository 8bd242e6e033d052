import { operations } from '../src/generated/operations.ts';

export const megabyte = 1_048_576;

/** Pieces that a body repeats to be slow to read, by its media type. */
export const worst = {
  'application/json': ['[', '{"a":', '"a",', '{"a":1,', '\\"', '9'],
  'application/x-www-form-urlencoded': ['a=&', '%', '&', '%41=%'],
  'multipart/form-data; boundary=x': [
    '--x\r\n\r\n\r\n',
    '--x--\r\n',
    '\r\n',
    'Content-Disposition: form-data; name="a"\r\n\r\n',
  ],
  'text/plain': ['a'],
  'application/octet-stream': ['\u0000'],
} as const;

export const worstBodies: readonly { type: string; piece: string }[] = Object.entries(worst).flatMap(
  ([type, pieces]) => pieces.map((piece) => ({ type, piece })),
);

export interface BodyTarget {
  method: string;
  path: string;
  /** The most bytes that are read of a visitor's body. */
  most: number;
}

/** Operations with their own limits: bookings, messages of people and notifications of providers. */
const large = ['bookings.create', 'contact.create', 'webhooks.receivePayment', 'webhooks.receiveCallback'];

/** Every address that takes a body. */
export const bodyTargets: readonly BodyTarget[] = [
  ...Object.entries(operations).flatMap(([id, { method, path }]) => {
    if (method === 'GET') return [];
    const most = large.includes(id) ? megabyte : 4096;
    return [{ method, path: path.replace(/\{\w+\}/g, '1'), most }];
  }),
  { method: 'POST', path: '/subscribers/one-click/x', most: 0 },
  { method: 'POST', path: '/utils/sms-callbacks/reports/x', most: 0 },
  { method: 'POST', path: '/utils/sms-callbacks/opt-outs/x', most: 0 },
];
