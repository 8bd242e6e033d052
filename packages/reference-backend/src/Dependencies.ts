import type { MessageChannel, OperationId } from '@udongo/sdk';
import type { AccessLog } from './AccessLog.ts';
import type { SemaphoreLimits } from './createSemaphore.ts';
import type { Database } from './db/Database.ts';
import type { Transports } from './MessageTransport.ts';
import type { FileStorage } from './media/FileStorage.ts';
import type { EncodePicture } from './media/Pictures.ts';
import type { PasswordHasher } from './PasswordHasher.ts';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import type { TaxInvoices } from './payments/TaxInvoices.ts';
import type { RenderPdf } from './renderPdf.ts';

/** A limit: this many times in a window that begins with the first. */
export interface Limit {
  times: number;
  windowMs: number;
}

export interface AppOptions {
  /** Number of proxies before the server; 0 takes the connection's own address. */
  trustProxyHops: number;
  /** Web pages of these origins may call the API; `*` is every origin. */
  corsOrigins: readonly string[];
  /** Address of the app, without a slash at its end: QR codes of samples lead there. */
  appUrl: string;
  /** Address at which providers of payments reach this server, without a slash at its end. */
  apiUrl: string;
  /** The last words of a promotional text message: how to stop them. */
  optOutText: string;
  /** Most messages of a channel on a day in Nairobi, of all processes together, and twice those of one kind: it stops a runaway. */
  dailyLimits: Readonly<Record<MessageChannel, number>>;
  /** Domain of the operator's own, under which payers without an email address get one. */
  payerEmailDomain: string;
  /** Passwords that are hashed at once and that may wait. */
  hashing: SemaphoreLimits;
  /** PDFs that are read and drawn at once and that may wait. */
  drawing: SemaphoreLimits;
  /** Days for which an entry of the audit log is kept. */
  auditDays: number;
  /** People who can do nothing without a second factor. */
  requireSecondFactor: 'none' | 'staff';
  limits: {
    /** Failed logins of one account from one address, so that nobody locks a person out from elsewhere. */
    loginsByAccount: Limit;
    /** Logins of one address; mobile carriers share theirs between many people. */
    loginsByAddress: Limit;
    /** Tries to change the password or the phone number of one account: each asks for a secret. */
    passwordChangesByAccount: Limit;
    /** Codes of the second factor of one account, from any address: only a person with its password or a login gets to try one. */
    factorCodesByAccount: Limit;
    /** E-mails and text messages with a link or a code, to one recipient. */
    messagesByRecipient: Limit;
    /** The same, asked for from one address, with or without an account. */
    messagesByAddress: Limit;
    /** The same, of one account. */
    messagesByAccount: Limit;
    registrationsByAddress: Limit;
    /** Bookings of visitors without a token, of one address. */
    anonymousBookingsByAddress: Limit;
    /** Bookings of one account. */
    bookingsByAccount: Limit;
    /** Farmers that one account registers or changes: each asks whether somebody has the same contact. */
    duplicateQuestionsByAccount: Limit;
    /** Rows of imports that one account checks or sends: each asks the same. */
    importRowsByAccount: Limit;
    /** Discount codes of one account that give nothing. */
    wrongDiscountCodesByAccount: Limit;
    /** Bookings of visitors that name a partner's key, of one address with one key. */
    partnerBookingsByAddress: Limit;
    /** Searches for a booking by code and phone number, of one address. */
    bookingSearchesByAddress: Limit;
    /** The same for one code, wherever they come from. */
    bookingSearchesByCode: Limit;
    /** Discount codes of one address that give nothing. */
    wrongDiscountCodesByAddress: Limit;
    /** Starts of the embedded form from one address with one key, or from one address without a valid key. */
    bootsByAddress: Limit;
    /** PDFs of reports under their public link, of one address. */
    publicPdfsByAddress: Limit;
    /** Text messages and emails about bookings to one recipient who has not verified the number or address, no matter who booked. */
    noticesByRecipient: Limit;
    /** Text messages to the verified phone of one shop about bookings that chose it; it hears of each by email and in the app, too. */
    shopTextsByRecipient: Limit;
    /** Messages of the contact form, of one address or one account. */
    contactMessages: Limit;
    /** Payments that visitors of one address start. */
    paymentsByAddress: Limit;
    /** Payments that one account starts. */
    paymentsByAccount: Limit;
    /** Payment prompts on one phone, of all payments and no matter who starts them: each prompt rings. */
    promptsByPhone: Limit;
    /** The same in a day. */
    promptsByPhoneInDay: Limit;
    /** Questions of visitors of one address about a payment or how to pay. */
    paymentQuestionsByAddress: Limit;
  };
}

const minuteMs = 60_000;

export const defaultOptions: AppOptions = {
  trustProxyHops: 0,
  corsOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
  appUrl: 'http://localhost:5173',
  apiUrl: 'http://localhost:8080',
  optOutText: 'STOP *456*9*5#',
  dailyLimits: { sms: 2000, email: 5000 },
  payerEmailDomain: 'payments.invalid',
  hashing: { maxConcurrent: 2, maxQueued: 20 },
  drawing: { maxConcurrent: 2, maxQueued: 50 },
  auditDays: 730,
  requireSecondFactor: 'none',
  limits: {
    loginsByAccount: { times: 10, windowMs: minuteMs },
    loginsByAddress: { times: 100, windowMs: minuteMs },
    passwordChangesByAccount: { times: 10, windowMs: 60 * minuteMs },
    factorCodesByAccount: { times: 10, windowMs: 60 * minuteMs },
    messagesByRecipient: { times: 5, windowMs: 60 * minuteMs },
    messagesByAddress: { times: 30, windowMs: 60 * minuteMs },
    messagesByAccount: { times: 10, windowMs: 60 * minuteMs },
    registrationsByAddress: { times: 30, windowMs: 60 * minuteMs },
    anonymousBookingsByAddress: { times: 120, windowMs: 60 * minuteMs },
    bookingsByAccount: { times: 300, windowMs: 60 * minuteMs },
    duplicateQuestionsByAccount: { times: 600, windowMs: 60 * minuteMs },
    importRowsByAccount: { times: 60_000, windowMs: 24 * 60 * minuteMs },
    wrongDiscountCodesByAccount: { times: 60, windowMs: 60 * minuteMs },
    partnerBookingsByAddress: { times: 60, windowMs: 60 * minuteMs },
    bookingSearchesByAddress: { times: 60, windowMs: 10 * minuteMs },
    bookingSearchesByCode: { times: 10, windowMs: 60 * minuteMs },
    wrongDiscountCodesByAddress: { times: 60, windowMs: 60 * minuteMs },
    bootsByAddress: { times: 300, windowMs: 5 * minuteMs },
    publicPdfsByAddress: { times: 60, windowMs: 10 * minuteMs },
    noticesByRecipient: { times: 6, windowMs: 24 * 60 * minuteMs },
    shopTextsByRecipient: { times: 1, windowMs: 60 * minuteMs },
    contactMessages: { times: 10, windowMs: 60 * minuteMs },
    paymentsByAddress: { times: 60, windowMs: 60 * minuteMs },
    paymentsByAccount: { times: 300, windowMs: 60 * minuteMs },
    promptsByPhone: { times: 3, windowMs: 10 * minuteMs },
    promptsByPhoneInDay: { times: 10, windowMs: 24 * 60 * minuteMs },
    paymentQuestionsByAddress: { times: 1200, windowMs: 10 * minuteMs },
  },
};

/** One line of the log. It never contains a name, phone number, email, address, token or raw query. */
export interface LogEntry {
  level: 'info' | 'error';
  msg: string;
  [detail: string]: string | number | boolean | null;
}

/** An answered request; the operation is `none` for what the contract does not have. */
export interface Answered {
  operation: OperationId | 'none';
  status: number;
  durationMs: number;
}

export interface Dependencies {
  db: Database;
  clock: () => Date;
  hasher: PasswordHasher;
  renderPdf: RenderPdf;
  payments: PaymentProvider;
  taxInvoices: TaxInvoices;
  transports: Transports;
  files: FileStorage;
  encodePicture: EncodePicture;
  accessLog: AccessLog;
  log: (entry: LogEntry) => void;
  /** Told of every answered request. */
  onAnswer: (answered: Answered) => void;
  /** Asks for the messages that wait to be sent, after their transaction has ended. */
  wakeSender: () => void;
  options: AppOptions;
}
