import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureSms } from '@udongo/sdk/sms';
import { expect, test } from 'vitest';
import { dataRequestKinds, languages, rejectedReasons } from '../../../values.ts';
import { toPath } from '../prepareNotice.ts';
import { writeNoticeMail, writeNoticeSms } from '../writeNoticeWords.ts';
import { accountMessages, type Notice, type NoticeName, notices } from './notices.ts';
import { writeNotice } from './noticeTexts.ts';

/** Longest address of the app that `docs/messaging.md` allows. */
const appUrl = `https://${'a'.repeat(20)}.example.org`;
const code = 'UD-1000000';
const amount = 1_234_567;
const day = '2026-09-30';
const uuid = '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11';

const longest: Record<NoticeName, Notice[]> = {
  booked: [{ notice: 'booked', day }],
  to_collect: [{ notice: 'to_collect', day }],
  assigned: [{ notice: 'assigned', day }],
  move_asked: [{ notice: 'move_asked', day }],
  moved: [{ notice: 'moved', day }],
  move_declined: [{ notice: 'move_declined', day, reason: 'x'.repeat(500) }],
  day_before: [{ notice: 'day_before', day }],
  collected: [{ notice: 'collected' }],
  canceled: [{ notice: 'canceled', reason: 'x'.repeat(500) }],
  sample_rejected: rejectedReasons.map((reason) => ({
    notice: 'sample_rejected',
    sample: `${code}-200`,
    reason,
  })),
  checked_again: [{ notice: 'checked_again' }],
  report_ready: [{ notice: 'report_ready' }],
  report_corrected: [{ notice: 'report_corrected', day }],
  report_withdrawn: [{ notice: 'report_withdrawn', day }],
  payment_asked: [{ notice: 'payment_asked', amount }],
  paid: [{ notice: 'paid', amount }],
  payment_failed: [{ notice: 'payment_failed', amount }],
  payment_unanswered: [{ notice: 'payment_unanswered', amount }],
  refunded: [{ notice: 'refunded', amount }],
  refund_decided: [0, amount].map((given) => ({
    notice: 'refund_decided',
    amount: given,
    asked: amount,
    reason: 'x'.repeat(500),
  })),
  commission_paid_out: [{ notice: 'commission_paid_out', amount }],
  payout_undone: [{ notice: 'payout_undone', amount }],
  retest: [{ notice: 'retest', day }],
  lime: [{ notice: 'lime' }],
  data_asked: dataRequestKinds.map((what) => ({ notice: 'data_asked', what, day })),
  data_ready: [{ notice: 'data_ready', day }],
  data_corrected: [{ notice: 'data_corrected', answer: 'x'.repeat(2000) }],
  data_refused: dataRequestKinds.map((what) => ({ notice: 'data_refused', what, reason: 'x'.repeat(2000) })),
  deletion_soon: [{ notice: 'deletion_soon', request: 1, day }],
  data_deleted: [{ notice: 'data_deleted' }],
};
const desk = { name: 'Udongo helpdesk', phone_no: '+254712345678' };
const names = Object.keys(notices) as NoticeName[];

test('docs/messaging.md tells operators what the table says', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../../../docs/messaging.md'), 'utf8');
  for (const [name, { when, to }] of Object.entries(notices)) {
    const [farmer, agent] = [to.farmer, to.agent].map((ways) => (ways ? ` ${ways.join(', ')} ` : ' '));
    expect(docs).toContain(`| \`${name}\` | ${when} |${farmer}|${agent}|`);
  }
  for (const [name, { when, by }] of Object.entries(accountMessages)) {
    expect(docs).toContain(`| \`${name}\` | ${when} | ${by} |`);
  }
});

test.each(names)('%s fits into one text message with the longest name and link', (name) => {
  expect(appUrl).toHaveLength(40);
  for (const language of languages) {
    for (const notice of longest[name]) {
      const link = `${appUrl}${toPath(notice, { id: 1_000_000, uuid }, uuid)}`;
      const told = { link, optOut: notices[name].class === 'promotional' };
      for (const person of ['', 'Mũthoni Wa Ng’ang’a', `Ng’${'ũĩ'.repeat(73)}`, 'Wanjiku 😀']) {
        for (const support of [
          null,
          desk,
          { ...desk, name: 'Dawati 😀' },
          { ...desk, name: 'x'.repeat(100) },
        ]) {
          const { text } = writeNoticeSms(
            language,
            writeNotice(language, code, notice),
            { ...told, name: person, support },
            'STOP *456*9*5#',
          );
          expect(measureSms(text), text).toMatchObject({ parts: 1, isUnicode: false });
          expect(text).toContain(told.link);
        }
      }
    }
  }
});

test('a short name is said, without letters that would shorten the message', () => {
  const text = writeNotice('sw', 'UD-1042', { notice: 'report_ready' });
  const told = { name: 'Mũthoni Kĩariũki', link: 'https://app.example/r/1', optOut: false, support: null };
  expect(writeNoticeSms('sw', text, told, '').text).toBe(
    'Udongo: Muthoni, ripoti ya UD-1042 iko tayari: https://app.example/r/1',
  );
  expect(writeNoticeSms('sw', text, { ...told, name: 'Wanjiku 😀' }, '').text).toContain('Udongo: Wanjiku, ');
  expect(writeNoticeSms('sw', text, { ...told, name: '😀' }, '').text).toBe(
    'Udongo: Ripoti ya UD-1042 iko tayari: https://app.example/r/1',
  );
});

test.each([
  ['en', 'the report of UD-1042 is ready:', 'Help:'],
  ['sw', 'ripoti ya UD-1042 iko tayari:', 'Msaada:'],
] as const)('a text message in %s ends with whom to call, as far as that fits', (language, says, help) => {
  const notice = writeNotice(language, 'UD-1042', { notice: 'report_ready' });
  const write = (support: typeof desk | null, name = 'Wanjiku Kamau', link = 'https://app.example/r/1') =>
    writeNoticeSms(language, notice, { name, link, optOut: false, support }, '').text;
  const named = `Udongo: Wanjiku, ${says}`;
  const unnamed = `Udongo: ${says.replace(/^./, (first) => first.toUpperCase())}`;
  const number = `${help} 0712 345678`;

  expect(write(desk)).toBe(`${named} https://app.example/r/1 ${help} Udongo helpdesk, 0712 345678`);
  expect(write({ ...desk, name: '' })).toBe(`${named} https://app.example/r/1 ${number}`);
  expect(write({ ...desk, name: 'Dawati la msaada la Udongo mjini Nakuru, Gorofa ya pili 😀' })).toBe(
    `${named} https://app.example/r/1 ${number}`,
  );
  const long = (taken: string) => `https://app.example/${'a'.repeat(160 - taken.length - 22)}`;
  const [nameless, helpless] = [long(`${unnamed}${number}`), long(unnamed)];
  expect(write(desk, 'Wanjiku', nameless)).toBe(`${unnamed} ${nameless} ${number}`);
  expect(write(desk, 'Wanjiku', helpless)).toBe(`${unnamed} ${helpless}`);
  expect(write(null)).toBe(`${named} https://app.example/r/1`);
});

test.each([
  ['en', 'Stop reminders in your account', 'Need help? Call Udongo helpdesk: 0712 345678'],
  [
    'sw',
    'Simamisha vikumbusho katika akaunti yako',
    'Unahitaji msaada? Piga simu: Udongo helpdesk: 0712 345678',
  ],
] as const)(
  'a reminder as an email in %s fits a phone, names the service, whom to call, and has a link that stops reminders',
  (language, stop, help) => {
    const stopLink = `${appUrl}/account`;
    const told = { name: 'Wanjiku', link: `${appUrl}/book`, optOut: true, support: desk, stopLink };
    const { html, text } = writeNoticeMail(
      language,
      writeNotice(language, code, { notice: 'retest', day }),
      told,
    );
    expect(html).toContain('<meta name="viewport" content="width=device-width">');
    expect(html).toContain('>Udongo</p>');
    expect(html).toContain(`<a href="${stopLink}">${stop}</a>`);
    expect(text).toContain(`\n\n${help}\n\n${stop}:\n${stopLink}`);
    expect(html).toContain(`<a href="tel:+254712345678">${help}</a>`);
  },
);
