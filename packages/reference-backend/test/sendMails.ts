import { defaultOptions } from '../src/Dependencies.ts';
import { type Mail, noReceipt, sandboxTransports } from '../src/MessageTransport.ts';
import { createSender } from '../src/services/messages/createSender.ts';
import type { TestBackend } from './testBackend.ts';

/** Sends what waits, as a mail server would get it. */
export async function sendMails({ db, clock }: TestBackend): Promise<Mail[]> {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => {
    mails.push(mail);
    return noReceipt;
  };
  const transports = { ...sandboxTransports, email: { isSetUp: true, send } };
  await createSender({
    db,
    clock: () => clock.now,
    log: () => {},
    transports,
    options: defaultOptions,
  }).sendAll();
  return mails;
}
