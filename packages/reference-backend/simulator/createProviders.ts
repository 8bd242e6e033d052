import { createDaraja } from '../src/payments/createDaraja.ts';
import { createPaystack } from '../src/payments/createPaystack.ts';
import { sign } from '../src/payments/signatures.ts';
import { apiUrl, mpesaUrl, paystackUrl, smsUrl, tokens } from './addresses.ts';
import type { Server } from './createServer.ts';
import type { World } from './createWorld.ts';

/** One try to take money, as its provider knows it. */
export interface Prompt {
  /** M-Pesa's name of the try, or our reference at Paystack. */
  name: string;
  amount: number;
  account: string;
  callbackUrl: string;
  /** M-Pesa's code of the end; '' while it is open, '0' for paid. */
  code: string;
  receipt: string;
  paidAt: Date | null;
  refunded: number;
  /** Share of the questions about it that get no answer. */
  lostShare: number;
}

export interface Providers {
  fetch: typeof fetch;
  prompts: Prompt[];
  /** Text messages that the carrier took. */
  texts: { to: string; text: string }[];
  /** Gives money of Paystack back, as its own page does. */
  refundAtPaystack: (prompt: Prompt, amount: number) => void;
  /** From now on nothing gets lost. */
  heal: () => void;
  /** Callbacks that the server has not taken yet. */
  open: () => number;
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const minute = 60_000;

/** M-Pesa, Paystack and the SMS carrier: they lose answers, and they tell late, twice and in any order. */
export function createProviders(world: World, server: () => Server): Providers {
  const { random, note } = world;
  const prompts: Prompt[] = [];
  const texts: Providers['texts'] = [];
  let isHealed = false;
  let open = 0;
  let number = 0;
  const chance = (share: number) => !isHealed && random.chance(share);
  const lose = (what: string): never => {
    note(what);
    throw new TypeError('fetch failed');
  };

  const call = (path: string, body: string, headers: Record<string, string>) =>
    server().handle(new Request(`${apiUrl}${path}`, { method: 'POST', headers, body }), '192.0.2.99');

  /** Tells the server until it has taken it. */
  const tell = (path: string, body: string, headers: Record<string, string>) => {
    const again = async () => {
      const response = await call(path, body, headers);
      note(`told ${path.replace(/[\w-]{20,}/, 'token')}: ${response?.status ?? 'no answer'}`);
      // An address or a number that the server does not know stays unknown.
      if (response?.ok || response?.status === 404) open -= 1;
      else setTimeout(() => void world.atServer(again), 30 * minute);
    };
    open += 1;
    return again;
  };
  /** Some seconds, or some days. */
  const delay = () => random.one(isHealed ? [0, 1, 5] : [0, 1, 5, 40, 600, 7200, 90_000]) * 1000;
  const toTelling = (path: string, body: object | string, headers: Record<string, string> = {}) => {
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    return tell(path, content, { 'Content-Type': type, ...headers });
  };
  const tellSome = (...given: Parameters<typeof toTelling>) => {
    for (let copies = random.one([1, 1, 2, 3]); copies > 0; copies -= 1) {
      const told = toTelling(...given);
      setTimeout(() => void world.atServer(told), delay());
    }
  };
  const toWebhook = (body: object): Parameters<typeof toTelling> => [
    '/utils/payment-webhooks/paystack/',
    body,
    { 'x-paystack-signature': sign(JSON.stringify(body), tokens.paystack) },
  ];

  /** Gives what the provider tells about the end of a try. */
  const toEnd = (prompt: Prompt): Parameters<typeof toTelling> => {
    const { name, code, amount, receipt, callbackUrl } = prompt;
    if (callbackUrl === '') return toWebhook({ event: 'charge.success', data: toTransaction(prompt) });
    const Item = [
      { Name: 'Amount', Value: amount },
      { Name: 'MpesaReceiptNumber', Value: receipt },
    ];
    const metadata = code === '0' && { CallbackMetadata: { Item } };
    const stkCallback = { CheckoutRequestID: name, ResultCode: Number(code), ...metadata };
    return [new URL(callbackUrl).pathname, { Body: { stkCallback } }];
  };

  const end = (prompt: Prompt, code: string) => {
    if (prompt.code !== '') return;
    prompt.code = code;
    note(`prompt ${prompt.name} ends with ${code}`);
    if (code === '0') prompt.paidAt = new Date();
    const { receipt: TransID, account: BillRefNumber, callbackUrl } = prompt;
    // Paystack tells of nothing that was not paid.
    if (code === '0' || callbackUrl !== '') tellSome(...toEnd(prompt));
    if (code !== '0' || callbackUrl === '' || random.chance(0.5)) return;
    const TransAmount = prompt.amount.toFixed(2);
    tellSome(`/utils/payment-callbacks/${tokens.receipts}/`, { TransID, TransAmount, BillRefNumber });
  };

  const ask = (name: string, amount: number, account: string, callbackUrl = '') => {
    number += 1;
    const receipt = `SIM${String(number).padStart(7, '0')}`;
    const prompt: Prompt = {
      name: name || `ws_${number}`,
      amount,
      account,
      callbackUrl,
      code: '',
      receipt,
      paidAt: null,
      refunded: 0,
      lostShare: random.one([0, 0.2, 0.2, 0.9]),
    };
    prompts.push(prompt);
    const code = random.one(['0', '0', '0', '0', '0', '0', '1032', '1037', '1']);
    const isLate = random.chance(0.1);
    setTimeout(
      () => void world.atServer(async () => end(prompt, code)),
      isLate ? 5 * minute : random.below(60) * 1000,
    );
    return prompt;
  };
  /** The person pays, or the server dies, before the answer to the prompt is there. */
  const interrupt = async (prompt: Prompt) => {
    if (chance(0.1)) {
      end(prompt, '0');
      await toTelling(...toEnd(prompt))();
    }
    if (chance(0.06)) {
      note('the server dies while it waits for the provider');
      server().crash();
    }
    if (chance(0.1)) lose('the answer to the prompt is lost');
  };

  const toTransaction = (prompt: Prompt) => ({
    id: prompt.receipt,
    reference: prompt.name,
    status: prompt.code === '0' ? 'success' : prompt.code === '' ? 'ongoing' : 'failed',
    domain: 'live',
    amount: prompt.amount * 100,
    currency: 'KES',
    paid_at: prompt.paidAt?.toISOString() ?? null,
    receipt_number: prompt.receipt,
  });

  /** Loses the answer to a question, of some prompts for days. */
  const question = (prompt: Prompt | undefined) => {
    if (prompt && chance(prompt.lostShare)) lose('the provider does not say whether it is paid');
  };

  const isOn = (date: string) => (prompt: Prompt) =>
    prompt.paidAt && new Date(prompt.paidAt.getTime() + 180 * minute).toISOString().startsWith(date);

  const mpesa = async (path: string, body: Record<string, string>): Promise<Response> => {
    if (path.startsWith('/oauth')) return json({ access_token: 'access', expires_in: '3599' });
    if (path.startsWith('/pulltransactions')) {
      const found = prompts.filter(isOn(String(body.StartDate).slice(0, 10)));
      const rows = found.map(({ receipt, amount, account, paidAt }) => ({
        transactionId: receipt,
        amount,
        billreference: account,
        trxDate: paidAt?.toISOString() ?? '',
      }));
      return json({ Response: [body.OffSetValue === '0' ? rows : []] });
    }
    if (path.startsWith('/mpesa/stkpushquery')) {
      const prompt = prompts.find(({ name }) => name === body.CheckoutRequestID);
      question(prompt);
      if (!prompt || prompt.code === '')
        return json({ errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' }, 500);
      return json({ ResponseCode: '0', ResultCode: prompt.code });
    }
    if (chance(0.05)) lose('the prompt never reaches the provider');
    if (chance(0.05)) return json({ errorCode: '400.002.02', errorMessage: 'Bad Request' }, 400);
    const prompt = ask('', Number(body.Amount), String(body.AccountReference), String(body.CallBackURL));
    await interrupt(prompt);
    return json({ ResponseCode: '0', CheckoutRequestID: prompt.name });
  };

  const paystack = async (path: string, query: URLSearchParams, body: Record<string, unknown>) => {
    const found = prompts.filter(isOn(String(query.get('from')).slice(0, 10)));
    if (path === '/transaction') return json({ data: found.map(toTransaction), meta: { pageCount: 1 } });
    if (path === '/refund') return json({ data: [], meta: { pageCount: 1 } });
    if (path.startsWith('/transaction/verify/')) {
      const prompt = prompts.find(({ name }) => path.endsWith(`/${name}`));
      question(prompt);
      return prompt ? json({ status: true, data: toTransaction(prompt) }) : json({ status: false }, 404);
    }
    if (chance(0.05)) lose('the prompt never reaches the provider');
    if (chance(0.05)) return json({ status: false }, 400);
    const prompt = ask(String(body.reference), Number(body.amount) / 100, '');
    await interrupt(prompt);
    return json({ status: true, data: { reference: prompt.name, status: 'pay_offline' } });
  };

  const carry = (form: URLSearchParams) => {
    const [to, text] = [form.get('to') ?? '', form.get('message') ?? ''];
    if (chance(0.05)) return json({}, 401);
    if (chance(0.03)) return json({}, 502);
    texts.push({ to, text });
    const messageId = `ATXid_${texts.length}`;
    if (chance(0.06)) {
      note('the server dies while the carrier takes a message');
      server().crash();
    }
    if (chance(0.04)) lose('the answer of the carrier is lost');
    if (random.chance(0.5)) {
      const report = new URLSearchParams({
        id: messageId,
        status: random.one(['Success', 'Success', 'Failed']),
      });
      tellSome(`/utils/sms-callbacks/reports/${tokens.smsReports}`, report.toString());
    }
    const recipient = { statusCode: 101, number: to, cost: 'KES 0.8000', messageId };
    return json({ SMSMessageData: { Message: 'Sent', Recipients: [recipient] } }, 201);
  };

  return {
    prompts,
    texts,
    open: () => open,
    heal: () => {
      isHealed = true;
    },
    refundAtPaystack: (prompt, amount) => {
      prompt.refunded += amount;
      note(`${amount} of ${prompt.name} go back`);
      number += 1;
      const data = { id: `RF${number}`, status: 'processed', amount: amount * 100, domain: 'live' };
      tellSome(
        ...toWebhook({ event: 'refund.processed', data: { ...data, transaction_reference: prompt.name } }),
      );
    },
    fetch: async (input, init) => {
      const { origin, pathname, searchParams } = new URL(String(input));
      if (origin === smsUrl) return carry(init?.body as URLSearchParams);
      const body = init?.body ? JSON.parse(String(init.body)) : {};
      if (origin === mpesaUrl) return mpesa(pathname, body);
      if (origin === paystackUrl) return paystack(pathname, searchParams, body);
      throw new Error(`Nothing is at ${origin}.`);
    },
  };
}

/** The provider of the server, as it is in operation. */
export function createPaymentProvider(name: 'mpesa' | 'paystack') {
  if (name === 'paystack') return createPaystack({ url: paystackUrl, secretKey: tokens.paystack });
  return createDaraja({
    url: mpesaUrl,
    consumerKey: 'consumer',
    consumerSecret: tokens.mpesaSecret,
    shortcode: '400200',
    passkey: tokens.mpesaPasskey,
    receiptsToken: tokens.receipts,
    clock: () => new Date(),
  });
}
