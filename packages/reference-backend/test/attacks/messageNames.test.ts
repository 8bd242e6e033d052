import { expect, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { contactBody } from '../recordBodies.ts';
import { sendMails } from '../sendMails.ts';
import { useBackend } from '../testBackend.ts';

/** Messages that a stranger has sent to somebody else, in the name of the service. */

const api = useBackend();

const textTo = async (name: string, phone_no: string) => {
  const body = bookingBody({ name, phone_no, soil_test_date: '2026-12-01' });
  expect((await api.call('POST', '/agric/soil-test-bookings/', { body })).status).toBe(201);
  const [sms] = await api.sendMessages();
  return sms?.text ?? '';
};

test.each([
  ['an address', 'evil.example/win Kamau', '0711000301'],
  ['digits to call', '0900123456 Kamau', '0711000302'],
  ['a sign', 'Kamau@evil Njoroge', '0711000303'],
  ['an amount', '5,000/= Kamau', '0711000304'],
])('a name with %s is not said to the phone that a visitor typed', async (_, name, phone) => {
  const text = await textTo(name, phone);
  expect(text).toMatch(/^Udongo: UD-/);
  expect(text).not.toContain(name.split(' ')[0]);
});

test.each([
  ["Ng'ang'a Mwangi", "Udongo: Ng'ang'a, UD-", '0711000305'],
  ['Anne-Marie Achieng', 'Udongo: Anne-Marie, UD-', '0711000306'],
  ['Mũthoni Kĩariũki', 'Udongo: Muthoni, UD-', '0711000307'],
])('%s is greeted by name', async (name, greeting, phone) => {
  expect(await textTo(name, phone)).toContain(greeting);
});

test.each([
  ['evil.example/win Kamau', 'Hello,'],
  ['Kamau http://evil.example', 'Hello,'],
  ["Wanjiru Ng'ang'a", "Hello Wanjiru Ng'ang'a,"],
])('an answer to a message of “%s” begins with “%s”', async (name, greeting) => {
  const { body } = await api.call('POST', '/contact/', { body: contactBody({ name }) });
  const [{ id } = { id: body.id }] = (await api.call('GET', '/contact?ordering=-id', { as: 'administrator' }))
    .body.results;
  await sendMails(api);
  await api.call('POST', `/contact/${id}/answer/`, { as: 'administrator', body: { text: 'Yes, we do.' } });
  const [mail] = await sendMails(api);
  expect(mail?.text.split('\n')[0]).toBe(greeting);
  expect(mail?.html).toContain(greeting.replaceAll("'", '&#39;'));
});
