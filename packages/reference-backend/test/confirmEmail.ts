import { expect } from 'vitest';
import type { TestBackend } from './testBackend.ts';

/** Uses the newest link that was sent to an address, with the password of its account. */
export async function confirmEmail(backend: TestBackend, email: string, password: string): Promise<void> {
  const mails = (await backend.sendMessages()).filter(({ recipient }) => recipient === email);
  const token = /#token=([0-9a-f]{48})/.exec(mails.at(-1)?.text ?? '')?.[1];
  const answer = await backend.call('POST', '/users/account/email/confirm/', { body: { token, password } });
  expect(answer.status).toBe(200);
}
