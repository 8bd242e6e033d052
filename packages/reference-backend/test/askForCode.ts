import type { TestBackend } from './testBackend.ts';

/** Asks for a code that proves whose a phone number is, an hour after the last one, and reads its text message. */
export async function askForCode(backend: TestBackend, phone_number: string): Promise<string> {
  backend.clock.now = new Date(backend.clock.now.getTime() + 2 * 3_600_000);
  await backend.call('POST', '/users/account/phone-code/', { body: { phone_number } });
  const messages = (await backend.sendMessages()).filter(({ kind }) => kind === 'phone_code');
  return /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
}
