import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { NotSentError } from '../MessageTransport.ts';
import { createMailTransport } from './createMailTransport.ts';

const mail = {
  to: 'farmer@udongo.test',
  subject: 'Weka nenosiri jipya',
  text: 'Habari Wanjiku ĩũ',
  html: '<p>Habari</p>',
};

/** A mail server that answers a recipient as the test says. */
async function startMailServer(refusal?: { message: string; responseCode: number }) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal && Object.assign(new Error(refusal.message), refusal)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { received, url: `smtp://127.0.0.1:${port}`, stop };
}

test('an e-mail goes out as plain text and HTML', async () => {
  const server = await startMailServer();
  await createMailTransport(server.url, 'Udongo <no-reply@udongo.test>').send(mail);
  await server.stop();
  const [raw = ''] = server.received;
  expect(raw).toMatch(/^From: Udongo <no-reply@udongo.test>/m);
  expect(raw).toMatch(/^To: farmer@udongo.test/m);
  expect(raw).toContain('multipart/alternative');
  expect(raw).toContain('<p>Habari</p>');
});

test.each([
  ['for good', 550, false],
  ['for now', 451, true],
])('a refusal %s says that nothing was sent, without the address', async (_, responseCode, isTransient) => {
  const server = await startMailServer({ message: 'No farmer@udongo.test here', responseCode });
  const sent = createMailTransport(server.url, 'x@udongo.test').send(mail);
  await expect(sent).rejects.toMatchObject({ name: 'NotSentError', isTransient });
  await expect(sent).rejects.not.toThrow(/farmer@/);
  await server.stop();
});

test('a server that is away is tried again later', async () => {
  const server = await startMailServer();
  await server.stop();
  await expect(createMailTransport(server.url, 'x@udongo.test').send(mail)).rejects.toSatisfy(
    (error) => error instanceof NotSentError && error.isTransient,
  );
});
