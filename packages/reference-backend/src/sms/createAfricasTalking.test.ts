import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { useProviderServer } from '../../test/providerServer.ts';
import { createAfricasTalking } from './createAfricasTalking.ts';

const provider = useProviderServer();
const key = 'atsk_very_secret_key';
const open = (timeoutMs?: number) =>
  createAfricasTalking({
    url: provider.url,
    username: 'udongo',
    apiKey: key,
    senderId: 'UDONGO',
    callbackToken: null,
    ...(timeoutMs && { timeoutMs }),
  });
const message = { to: '+254712345678', text: 'Udongo: ripoti iko tayari & zaidi' };
const send = (timeoutMs?: number) => open(timeoutMs).send(message);
const data = (Message: string, ...Recipients: object[]) => ({ SMSMessageData: { Message, Recipients } });
const recipient = (statusCode: number, more: object = {}) => ({
  statusCode,
  number: message.to,
  status: 'Success',
  cost: 'KES 0.8000',
  messageId: 'ATXid_1',
  ...more,
});

test('a message is sent as a form with the key in a header, and gives its id and what it costs', async () => {
  provider.reply('/version1/messaging', {
    status: 201,
    body: data('Sent to 1/1 Total Cost: KES 0.8000', recipient(101)),
  });
  expect(await send()).toEqual({ providerId: 'ATXid_1', cost: '0.80' });
  const [asked] = provider.asked();
  expect(asked?.path).toBe('/version1/messaging');
  expect(asked?.headers.apikey).toBe(key);
  expect(asked?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(asked?.text))).toEqual({
    username: 'udongo',
    to: message.to,
    message: message.text,
    from: 'UDONGO',
  });
});

test.each([100, 101, 102])('status code %i is accepted', async (statusCode) => {
  provider.reply('/version1/messaging', { status: 201, body: data('Sent', recipient(statusCode)) });
  expect(await send()).toMatchObject({ providerId: 'ATXid_1' });
});

test('a wrong sender id, answered with 201 and nobody, was not sent', async () => {
  provider.reply('/version1/messaging', { status: 201, body: data('InvalidSenderId') });
  await expect(send()).rejects.toMatchObject({
    name: 'NotSentError',
    isTransient: false,
    message: 'The SMS provider refused it (InvalidSenderId).',
  });
});

test.each([
  [402, false],
  [403, false],
  [405, true],
  [406, false],
  [501, true],
])('status code %i surely was not sent', async (statusCode, isTransient) => {
  const refused = recipient(statusCode, { cost: '0', messageId: 'None' });
  provider.reply('/version1/messaging', { status: 201, body: data('Sent to 0/1', refused) });
  await expect(send()).rejects.toMatchObject({ name: 'NotSentError', isTransient });
});

test.each([
  [401, true],
  [429, true],
  [400, false],
])('HTTP %i surely was not sent, and no error holds the key', async (status, isTransient) => {
  provider.reply('/version1/messaging', { status, body: `The supplied authentication is invalid: ${key}` });
  const sent = send();
  await expect(sent).rejects.toMatchObject({ name: 'NotSentError', isTransient });
  await expect(sent).rejects.not.toThrow(key);
});

test('after a failure or silence of the provider nobody knows', async () => {
  provider.reply('/version1/messaging', { status: 502, body: 'Bad gateway' });
  await expect(send()).rejects.toMatchObject({ name: 'Error' });
  provider.reply('/version1/messaging', { status: 201, body: 'no JSON' });
  await expect(send()).rejects.not.toMatchObject({ name: 'NotSentError' });
  provider.reply('/version1/messaging', 'hang');
  await expect(send(50)).rejects.toMatchObject({ name: 'Error' });
});

test('a provider that nobody reaches got nothing', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const transport = createAfricasTalking({
    url: `http://127.0.0.1:${port}`,
    username: 'udongo',
    apiKey: key,
    senderId: '',
    callbackToken: null,
  });
  await expect(transport.send(message)).rejects.toMatchObject({ name: 'NotSentError', isTransient: true });
});

test('delivery reports and opt-outs are forms', () => {
  const read = (status: string) => open().readReport(new URLSearchParams({ id: 'ATXid_1', status }));
  expect(read('Success')).toEqual({ providerId: 'ATXid_1', status: 'delivered', reason: '' });
  for (const state of ['Failed', 'Expired', 'AbsentSubscriber', 'Rejected']) {
    expect(read(state)).toMatchObject({ status: 'failed', reason: expect.stringMatching(/\.$/) });
  }
  for (const state of ['Sent', 'Submitted', 'Buffered', '']) expect(read(state)).toBeNull();
  const optOut = new URLSearchParams('senderId=UDONGO&phoneNumber=%2B254712345678');
  expect(open().readOptOut(optOut)).toBe('+254712345678');
  expect(open().readOptOut(new URLSearchParams('senderId=UDONGO'))).toBeNull();
});
