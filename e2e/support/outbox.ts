import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { apiUrl } from './api.ts';
import { readToken } from './session.ts';

export interface Sent {
  id: number;
  recipient: string;
  text: string;
  status: string;
}

/**
 * Waits for the newest message to a person with this text, after another one: messages go to the sandbox of the
 * demo, after the request that wrote them. `staff` is an administrator.
 */
export async function untilSent(staff: Page, recipient: string, text: RegExp, after = 0): Promise<Sent> {
  const address = `${await apiUrl(staff)}/messages?limit=50&ordering=-id`;
  const headers = { Authorization: `Bearer ${await readToken(staff)}` };
  let found: Sent | undefined;
  await expect
    .poll(async () => {
      const { results }: { results: Sent[] } = await (await staff.request.get(address, { headers })).json();
      found = results.find((sent) => sent.recipient === recipient && sent.id > after && text.test(sent.text));
      return found?.status;
    })
    .toBe('sent');
  return found as Sent;
}

/**
 * Messages that the sandbox of the running product got in place of a mailbox and a phone: only they have the
 * links and codes.
 */
const arrivedFile = join(dirname(process.env.UDONGO_E2E_LOG ?? ''), 'data', 'sandbox-messages.jsonl');

/** Waits for the nth message to a person with this text, and gives its text. */
export async function untilArrived(recipient: string, text: RegExp, nth = 1): Promise<string> {
  const read = () =>
    readFileSync(arrivedFile, { encoding: 'utf8', flag: 'a+' })
      .split('\n')
      .filter(Boolean)
      .map((line): { to: string; text: string } => JSON.parse(line))
      .filter((message) => message.to === recipient && text.test(message.text));
  await expect.poll(() => read().length).toBeGreaterThanOrEqual(nth);
  return read()[nth - 1]?.text ?? '';
}
