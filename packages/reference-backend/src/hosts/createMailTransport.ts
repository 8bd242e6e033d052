import { createTransport } from 'nodemailer';
import { type Mail, type MessageTransport, NotSentError, noReceipt } from '../MessageTransport.ts';

/** Sends emails through a server such as `smtps://user:password@mail.example:465`. */
export function createMailTransport(url: string, from: string): MessageTransport<Mail> {
  const smtp = createTransport({ url, ...timeouts }, { from });
  return {
    isSetUp: true,
    send: async (mail) => {
      try {
        await smtp.sendMail(mail);
        return noReceipt;
      } catch (error) {
        throw toNotSent(error);
      }
    },
  };
}

/** Together they end before a message counts as interrupted. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

interface SmtpError {
  code?: string;
  /** The SMTP command during which the connection broke. */
  command?: string;
  /** The server's own number; from 500 on it means for good. */
  responseCode?: number;
}

const beforeAnyMail = new Set(['EDNS', 'ECONNECTION', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY']);

/** A refusal is known; a line that breaks after the mail went out is not. The server's words can quote the address. */
function toNotSent(error: unknown): unknown {
  const { code = '', command, responseCode }: SmtpError = Object(error);
  if (responseCode !== undefined && responseCode >= 400) {
    const isTransient = responseCode < 500 || code === 'EAUTH';
    return new NotSentError(`The mail server refused it (${responseCode}).`, isTransient);
  }
  const isBefore = beforeAnyMail.has(code) || command === 'CONN';
  return isBefore ? new NotSentError(`The mail server could not be reached (${code}).`, true) : error;
}
