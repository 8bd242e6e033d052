import { expect, test } from 'vitest';
import { contactBody, faqBody } from '../../../test/recordBodies.ts';
import { sendMails } from '../../../test/sendMails.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';

const api = useBackend();

const questionsOf = async (query: string, as: 'anonymous' | 'administrator') =>
  (await api.call('GET', `/faqs/?limit=200${query}`, { as })).body.results.map(
    ({ question }: { question: string }) => question,
  );

test('visitors read the published questions of their language in their order, and administrators the drafts too', async () => {
  const later = faqBody({ question: 'What comes last?', position: 500 });
  const first = faqBody({ question: 'Nani wa kwanza?', position: 0, language: 'sw' });
  const draft = faqBody({ question: 'Is this a draft?', is_published: false });
  const ids: number[] = [];
  for (const body of [later, first, draft]) {
    const made = await api.call('POST', '/faqs/', { as: 'administrator', body });
    expect(made.status).toBe(201);
    ids.push(made.body.id);
  }
  for (const [as, status] of [
    ['anonymous', 404],
    ['farmer', 404],
    ['agent', 404],
    ['administrator', 200],
  ] as const)
    expect((await api.call('GET', `/faqs/${ids[2]}`, { as })).status).toBe(status);
  expect((await questionsOf('&language=sw', 'anonymous'))[0]).toBe('Nani wa kwanza?');
  const english = await questionsOf('&language=en', 'anonymous');
  expect(english.at(-1)).toBe('What comes last?');
  expect(english).not.toContain('Is this a draft?');
  expect(await questionsOf('&is_published=false', 'administrator')).toContain('Is this a draft?');
});

test('a question is found by a word of its answer', async () => {
  const body = faqBody({ question: 'Where?', answer: 'At the Kabarnet office.' });
  await api.call('POST', '/faqs/', { as: 'administrator', body });
  expect(await questionsOf('&search=kabarnet', 'anonymous')).toEqual(['Where?']);
});

test('a question without an answer, and one of an unknown language, name the field', async () => {
  const body = faqBody({ answer: ' ', language: 'fr' });
  const { status, body: refusal } = await api.call('POST', '/faqs/', { as: 'administrator', body });
  expect([status, refusal]).toEqual([
    400,
    { answer: ['This field may not be blank.'], language: ['"fr" is not a valid choice.'] },
  ]);
});

test('a message is there for administrators until it is dealt with', async () => {
  const sent = await api.call('POST', '/contact/', { body: contactBody({ phone_number: '0712 345 678' }) });
  expect([sent.status, sent.body]).toEqual([
    201,
    expect.objectContaining({ phone_number: '+254712345678', subject: '', is_handled: false }),
  ]);
  const openIds = async () =>
    (await api.call('GET', '/contact/?is_handled=false', { as: 'administrator' })).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await openIds()).toContain(sent.body.id);
  const change = { as: 'administrator', body: { is_handled: true } } as const;
  const changed = await api.call('PUT', `/contact/${sent.body.id}/`, change);
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...sent.body, is_handled: true, version: expect.any(String) },
  ]);
  expect(await openIds()).not.toContain(sent.body.id);
});

test('an administrator answers a message by e-mail: it quotes the question, replies go to the support, and the message says who answered', async () => {
  const asked = contactBody({
    email: 'moraa@mail.example',
    subject: 'Bei',
    message: 'Habari?\nMnakuja lini?',
    language: 'sw',
  });
  const { id } = (await api.call('POST', '/contact/', { body: asked })).body;
  await api.call('PUT', '/settings/', { as: 'administrator', body: { support_email: 'help@udongo.test' } });
  const answer = { as: 'administrator', body: { text: 'Ndiyo.\nKesho.' } } as const;
  const { status, body } = await api.call('POST', `/contact/${id}/answer/`, answer);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      is_handled: true,
      answers: [
        {
          ...{ text: 'Ndiyo.\nKesho.', answered_by: 'Ada Auma', status: 'queued' },
          created_on: expect.any(String),
        },
      ],
    }),
  ]);
  const [mail] = await sendMails(api);
  expect(mail).toMatchObject({ to: 'moraa@mail.example', subject: 'Jibu: Bei', replyTo: 'help@udongo.test' });
  expect(mail?.text).toContain('Habari Kamau Njoroge,\n\nNdiyo.\nKesho.\n\nAda Auma, Udongo');
  expect(mail?.text).toContain('uliandika:\n\n> Habari?\n> Mnakuja lini?');
  const read = await api.call('GET', `/contact/${id}`, { as: 'administrator' });
  expect(read.body.answers).toMatchObject([{ status: 'sent' }]);

  await api.call('POST', `/contact/${id}/answer/`, { as: 'administrator', body: { text: 'Saa tatu.' } });
  const listed = await api.call('GET', '/contact?search=mnakuja', { as: 'administrator' });
  expect(listed.body.results[0].answers).toMatchObject([{ text: 'Ndiyo.\nKesho.' }, { text: 'Saa tatu.' }]);

  expect((await api.call('DELETE', `/contact/${id}/`, { as: 'administrator' })).status).toBe(204);
  const outbox = await api.call('GET', '/messages?search=moraa@mail', { as: 'administrator' });
  expect(outbox.body.results).toEqual([]);
});

test('a visitor asks on a status page without an email: the answer goes to the booking’s phone and is on that page, which tells no number', async () => {
  const [{ uuid, phone_no }] = (
    await api.call('GET', '/agric/soil-test-bookings?limit=1', { as: 'administrator' })
  ).body.results;
  const body = contactBody({ email: '', message: 'Mnakuja lini?', booking_uuid: uuid });
  const sent = await api.call('POST', '/contact/', { body });
  expect([sent.status, sent.body]).toEqual([201, expect.objectContaining({ email: '', phone_number: '' })]);
  const page = () => api.call('GET', `/agric/soil-test-bookings-uuid/${uuid}`);
  expect((await page()).body.questions).toEqual([
    { message: 'Mnakuja lini?', created_on: expect.any(String), answers: [] },
  ]);
  await api.sendMessages();
  const answer = { as: 'administrator', body: { text: 'Kesho.' } } as const;
  const { body: answered } = await api.call('POST', `/contact/${sent.body.id}/answer/`, answer);
  expect(answered).toMatchObject({ phone_number: phone_no });
  expect(await api.sendMessages()).toMatchObject([
    { channel: 'sms', recipient: phone_no, text: 'Kesho.\nAda Auma, Udongo' },
  ]);
  const { questions } = (await page()).body;
  expect(questions).toMatchObject([{ answers: [{ text: 'Kesho.' }] }]);
  expect(JSON.stringify(questions)).not.toMatch(/Ada|Kamau|\+254/);
});

test('a message about an unknown booking names the field', async () => {
  const uuid = '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b99';
  const body = contactBody({ email: '', booking_uuid: uuid });
  expect(await api.call('POST', '/contact/', { body })).toMatchObject({
    status: 400,
    body: { booking_uuid: [`Invalid pk "${uuid}" - object does not exist.`] },
  });
});

test('of two people who answer one message at once, the second reads the first answer before theirs goes out', async () => {
  const { id } = (await api.call('POST', '/contact/', { body: contactBody() })).body;
  const answer = (as: Who, text: string, answers_seen: number) =>
    api.call('POST', `/contact/${id}/answer/`, { as, body: { text, answers_seen } });
  const answers = await Promise.all([
    answer('administrator', 'Ndiyo.', 0),
    answer('otherAdministrator', 'Hapana.', 0),
  ]);
  const [first] = answers.filter(({ status }) => status === 200);
  const [second] = answers.filter(({ status }) => status === 409);
  const { answered_by } = first?.body.answers[0] ?? {};
  expect(second?.body).toEqual({
    detail: `${answered_by} answered this in the meantime. Read that answer before you send yours.`,
  });
  expect(await answer('administrator', 'Saa tatu.', 1)).toMatchObject({
    status: 200,
    body: { answers: [{ answered_by }, { text: 'Saa tatu.' }] },
  });
});

test('somebody with a login and no email address asks with a phone number, and the answer is a text message; a visitor cannot', async () => {
  const asked = contactBody({ email: '', phone_number: '0712 345 678', message: 'Mnakuja lini?' });
  const visitor = await api.call('POST', '/contact/', { body: asked });
  expect([visitor.status, visitor.body]).toEqual([400, { email: ['This field may not be blank.'] }]);
  const unreachable = await api.call('POST', '/contact/', {
    as: 'farmer',
    body: { ...asked, phone_number: '' },
  });
  expect(unreachable.body).toEqual({ email: ['This field may not be blank.'] });
  const { status, body } = await api.call('POST', '/contact/', { as: 'farmer', body: asked });
  expect(status).toBe(201);
  const answer = { as: 'administrator', body: { text: 'Kesho saa tatu.' } } as const;
  expect((await api.call('POST', `/contact/${body.id}/answer/`, answer)).status).toBe(200);
  const outbox = await api.call('GET', '/messages?search=254712345678&ordering=-id', { as: 'administrator' });
  expect(outbox.body.results[0]).toMatchObject({ kind: 'contact_answer', channel: 'sms' });
});

test('a message that a program wrote is answered as any other, and not stored', async () => {
  const body = contactBody({ message: 'Buy links', website: 'https://spam.example' });
  const { status, body: answer } = await api.call('POST', '/contact/', { body });
  expect([status, answer]).toEqual([201, expect.objectContaining({ id: 0, message: 'Buy links' })]);
  const found = await api.call('GET', '/contact/?search=links', { as: 'administrator' });
  expect(found.body.count).toBe(0);
});

test('the eleventh message of an hour from one address has to wait', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent += 1) {
    const from = { body: contactBody(), address: '203.0.113.77' };
    statuses.push((await api.call('POST', '/contact/', from)).status);
  }
  expect(statuses.slice(-2)).toEqual([201, 429]);
});
