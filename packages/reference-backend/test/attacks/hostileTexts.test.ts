import { createTransport } from 'nodemailer';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/Dependencies.ts';
import type { Mail } from '../../src/MessageTransport.ts';
import { toCsvLine } from '../../src/services/platform/csv.ts';
import { contactBody, faqBody, reviewBody } from '../recordBodies.ts';
import { sendMails } from '../sendMails.ts';
import { useBackend } from '../testBackend.ts';
import { hostileAddresses, hostileTexts } from './hostileTexts.ts';

/** Texts that strangers type are refused, or stored so that no page, mail, table or list comes to harm. */

const plenty = { times: 1_000_000, windowMs: 60_000 };
const { limits } = defaultOptions;
const api = useBackend({ limits: { ...limits, contactMessages: plenty, messagesByAddress: plenty } });
const as = 'administrator';

let review = '';
beforeAll(async () => {
  const { body } = await api.call('POST', '/reviews/', { as: 'farmer', body: reviewBody() });
  review = `/reviews/${body.id}/`;
});

/** Fields by the path that takes them; each gives the texts that were stored, or nothing when it was refused. */
const places: Readonly<Record<string, (text: string) => Promise<Stored>>> = {
  'the name of a message': (name) => store('/contact', contactBody({ name }), { oneLine: ['name'] }),
  'what a message is about': (subject) =>
    store('/contact', contactBody({ subject }), { oneLine: ['subject'] }),
  'a message': (message) => store('/contact', contactBody({ message }), { lines: ['message'] }),
  'a question': (question) => store('/faqs', faqBody({ question }), { oneLine: ['question'] }),
  'its answer': (answer) => store('/faqs', faqBody({ answer }), { lines: ['answer'] }),
  'a review': async (comment) =>
    read(await api.call('PUT', review, { as: 'farmer', body: reviewBody({ comment }) }), {
      lines: ['comment'],
    }),
};

interface Kinds {
  oneLine?: readonly string[];
  lines?: readonly string[];
}

interface Stored {
  id: number;
  oneLine: string[];
  lines: string[];
}

async function store(path: string, body: object, kinds: Kinds): Promise<Stored> {
  const created = read(await api.call('POST', `${path}/`, { as, body }), kinds);
  if (created.id === 0) return created;
  // The answer is what is stored.
  expect(read(await api.call('GET', `${path}/${created.id}`, { as }), kinds)).toEqual(created);
  return created;
}

function read(
  { status, body }: { status: number; body: Record<string, unknown> },
  { oneLine = [], lines = [] }: Kinds,
): Stored {
  const names = [...oneLine, ...lines];
  if (status === 400) {
    expect(Object.keys(body).every((name) => names.includes(name))).toBe(true);
    return { id: 0, oneLine: [], lines: [] };
  }
  expect([200, 201]).toContain(status);
  const textOf = (name: string) => String(body[name]);
  return { id: Number(body.id), oneLine: oneLine.map(textOf), lines: lines.map(textOf) };
}

describe.each(Object.entries(places))('in %s', (_, send) => {
  test.each(Object.entries(hostileTexts))('%s does no harm', async (_title, text) => {
    const { oneLine, lines } = await send(text);
    for (const stored of oneLine) expect(stored).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);
    for (const stored of lines) expect(stored.replaceAll(/[\n\t]/g, '')).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);
    for (const stored of [...oneLine, ...lines]) {
      expect(stored).not.toMatch(/\p{Surrogate}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      expect(stored.length).toBeLessThanOrEqual(2000);
      // No spreadsheet calculates it, and it stays one cell.
      const line = toCsvLine([stored]);
      expect(line).not.toMatch(/^"?\s*[=+\-@＝＋－＠]/);
      expect(line).toMatch(/^(?:[^",\n]*|"(?:[^"]|"")*")\r\n$/);
    }
  });
});

describe('an answer by e-mail quotes', () => {
  let mails: Mail[] = [];
  beforeAll(async () => {
    await sendMails(api);
    for (const text of Object.values(hostileTexts)) {
      const body = contactBody({ name: cut(text, 150), subject: cut(text, 200), message: cut(text, 2000) });
      const { id } = await store('/contact', body, { oneLine: ['name', 'subject'], lines: ['message'] });
      if (id !== 0) await api.call('POST', `/contact/${id}/answer/`, { as, body: { text: 'Yes.' } });
    }
    mails = await sendMails(api);
  });

  test('every text that was stored, without a tag, a header or a recipient of its own', async () => {
    expect(mails.length).toBeGreaterThan(40);
    const transport = createTransport(
      { streamTransport: true, buffer: true },
      { from: 'no-reply@udongo.test' },
    );
    for (const mail of mails) {
      const tags = [...mail.html.matchAll(/<\/?!?([a-z]+)/gi)].map(([, tag = '']) => tag.toLowerCase());
      expect([...new Set(tags)].sort()).toEqual([
        'body',
        'div',
        'doctype',
        'head',
        'html',
        'meta',
        'p',
        'title',
      ]);
      expect(mail.html).not.toMatch(/<[^>]*\son\w+=/i);
      const { envelope, message } = await transport.sendMail(mail);
      expect(envelope).toEqual({ from: 'no-reply@udongo.test', to: ['kamau@udongo.test'] });
      const [head = ''] = String(message).split('\r\n\r\n');
      const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]);
      expect(names.sort()).toEqual([
        ...['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To'],
      ]);
    }
  });
});

test.each(hostileAddresses)(
  '%j is no address: neither a message nor a subscription takes it',
  async (email) => {
    for (const [path, body] of [
      ['/contact/', contactBody({ email })],
      ['/subscribers/', { email }],
    ] as const) {
      const { status, body: refusal } = await api.call('POST', path, { body });
      expect([path, status, Object.keys(refusal)]).toEqual([path, 400, ['email']]);
    }
  },
);

const searched = ['/contact', '/subscribers', '/faqs', '/reviews'] as const;

test.each(Object.entries(hostileTexts).map(([title, text], index) => ({ title, text, index })))(
  '$title finds nothing that it should not, and is no token',
  async ({ text, index }) => {
    const search = encodeURIComponent(cut(text, 500).replace(/\p{Surrogate}/gu, '?'));
    // All lists search in one way, so each text is looked for in one of them.
    const path = searched[index % searched.length];
    const { status } = await api.call('GET', `${path}?limit=1&search=${search}`, { as });
    expect([path, status]).toEqual([path, 200]);
    for (const what of ['confirm', 'unsubscribe']) {
      const { status } = await api.call('POST', `/subscribers/${what}/`, { body: { token: text } });
      // More than 4 KB is not even read.
      expect([400, 413]).toContain(status);
    }
  },
);

/** Cuts a text to as many whole characters as fit. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length);
  return half.test(short) && !half.test(text) ? short.slice(0, -1) : short;
}

const half = /\p{Surrogate}/u;
