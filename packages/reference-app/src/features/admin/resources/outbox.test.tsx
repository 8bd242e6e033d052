import { screen, waitFor, within } from '@testing-library/react';
import type { Message, Sms } from '@udongo/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const message: Message = {
  id: 4,
  kind: 'report_ready',
  class: 'transactional',
  channel: 'sms',
  recipient: '+254712345678',
  language: 'en',
  status: 'unknown',
  reason: 'The server stopped while it sent this.',
  subject: '',
  text: '',
  html: '',
  parts: null,
  cost: null,
  booking: 26,
  created_on: '2026-11-20T20:27:26.303015+03:00',
};

const sms: Sms = {
  id: 4,
  phone_number: '+254712345678',
  message: 'Habari Wanjiku',
  parts: 1,
  status: 'delivered',
  cost: '0.80',
  booking: null,
  sent_by: 1,
  created_on: '2026-11-20T20:27:26.303015+03:00',
};

test('an administrator sends a message again of which nobody knows whether it went out', async () => {
  const { user, api } = renderApp({
    path: '/outbox',
    user: administrator,
    handlers: {
      'messages.list': () => pageOf([message]),
      'messages.sendAgain': () => ({ ...message, status: 'queued' as const, reason: '' }),
    },
  });
  const row = await screen.findByRole('row', { name: /0712 345678/ });
  expect(within(row).getByText('Unconfirmed')).toBeVisible();
  expect(within(row).getByText('The server stopped while it sent this.')).toBeVisible();
  await user.click(within(row).getByRole('checkbox', { name: 'Select 20 Nov 2026, 20:27, 0712 345678' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('can arrive twice');
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The messages will be sent again.')).toBeVisible();
  await waitFor(() => expect(api.callsOf('messages.sendAgain').map(({ record }) => record)).toEqual(['4']));
});

test('on a phone the short text of a message ends where its other values end, and its button begins where the count does', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1280, 900));
  const short = { ...message, reason: '' };
  const { user } = renderApp({
    path: '/outbox',
    user: administrator,
    handlers: { 'messages.list': () => pageOf([short]) },
  });
  const text = await screen.findByText('Not kept');
  const badge = await screen.findByText('Unconfirmed', { selector: '.udongo-badge, .udongo-badge *' });
  const end = badge.closest('.udongo-badge')?.getBoundingClientRect().right ?? 0;
  const words = document.createRange();
  words.selectNodeContents(text);
  expect(Math.abs(words.getBoundingClientRect().right - end)).toBeLessThanOrEqual(1);
  await user.click(screen.getByRole('checkbox', { name: /^Select 20 Nov/ }));
  const again = await screen.findByRole('button', { name: 'Send again' });
  expect(again.getBoundingClientRect().left).toBe(
    screen.getByText('1 selected').getBoundingClientRect().left,
  );
});

test('a message opens whole, with its booking and what it cost, and can be sent again from there', async () => {
  const failed = { ...message, status: 'failed' as const, reason: 'InvalidSenderId', parts: 1, cost: '0.80' };
  const { user, api } = renderApp({
    path: '/outbox',
    user: administrator,
    handlers: {
      'messages.list': () => pageOf([{ ...failed, text: 'Habari Wanjiku' }]),
      'messages.sendAgain': () => ({ ...failed, status: 'queued' as const, reason: '' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Message of 20 Nov 2026/ }));
  const panel = within(await screen.findByRole('dialog'));
  for (const text of ['InvalidSenderId', 'Habari Wanjiku', '0.80'])
    expect(panel.getByText(text)).toBeVisible();
  expect(panel.getByRole('link', { name: '0712 345678' })).toHaveAttribute('href', 'tel:+254712345678');
  expect(panel.getByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/bookings/26');
  await user.click(panel.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The messages will be sent again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('messages.sendAgain').map(({ record }) => record)).toEqual(['4']);
  expect(api.callsOf('messages.list').length).toBeGreaterThan(1);
});

test('a message opens in a panel at the end of the view, as high as it', async () => {
  await page.viewport(1280, 900);
  const { user } = renderApp({
    path: '/outbox',
    user: administrator,
    handlers: { 'messages.list': () => pageOf([message]) },
  });
  await user.click(await screen.findByRole('button', { name: /^Message of / }));
  const panel = (await screen.findByRole('dialog')).querySelector('.udongo-dialog__panel');
  await waitFor(() =>
    expect(panel?.getBoundingClientRect()).toMatchObject({ right: 1264, width: 560, height: 868 }),
  );
});

test('a row begins with the subject of its email, and a skipped one says why in the same line', async () => {
  await page.viewport(1280, 900);
  const mail = { ...message, channel: 'email' as const, recipient: 'farmer@udongo.test', reason: '' };
  const subject = 'Your report of UD-1026';
  const { user } = renderApp({
    path: '/outbox',
    user: administrator,
    handlers: {
      'messages.list': () =>
        pageOf([
          { ...mail, id: 5, status: 'sent' as const, subject, text: 'Dear Wanjiku, your report is ready.' },
          {
            ...mail,
            id: 6,
            status: 'skipped' as const,
            subject,
            text: 'Dear Wanjiku',
            reason: 'Turned off.',
          },
        ]),
    },
  });
  expect(await screen.findByText(`${subject} · Dear Wanjiku, your report is ready.`)).toBeVisible();
  expect(screen.getByText(`${subject} · Turned off.`)).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: /^Message of/ });
  await user.click(first as HTMLElement);
  const dialog = await screen.findByRole('dialog', {
    name: 'Message of 20 Nov 2026, 20:27, farmer@udongo.test',
  });
  const text = within(dialog).getByRole('region', { name: 'Text' });
  const facts = dialog.querySelector('dl')?.getBoundingClientRect();
  const box = text.getBoundingClientRect();
  expect(text).toHaveTextContent(`${subject}Dear Wanjiku, your report is ready.`);
  expect(box.width).toBeCloseTo(facts?.width ?? 0, 0);
  expect(box.top).toBeGreaterThanOrEqual(facts?.bottom ?? Number.POSITIVE_INFINITY);
});

test('a service without an outbox lists its text messages', async () => {
  const { user } = renderApp({
    path: '/outbox',
    user: administrator,
    handlers: { 'messages.list': () => new Response(null, { status: 404 }), 'sms.list': () => pageOf([sms]) },
  });
  const row = await screen.findByRole('row', { name: /0712 345678/ });
  expect(within(row).getByText('Arrived')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /^Message of/ }));
  expect(within(await screen.findByRole('dialog')).getByText('Habari Wanjiku')).toBeVisible();
});

test('an administrator sees parts and cost while writing a text message', async () => {
  const { user, api } = renderApp({
    path: '/outbox',
    user: administrator,
    handlers: {
      'messages.list': () => pageOf([]),
      'sms.send': () => [{ ...sms, status: 'queued' as const }],
      'settings.get': () => ({ support_name: '', support_phone_no: '', sms_price: '0.80' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Write a text message' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Phone numbers/), '0712345678, 0711');
  await user.click(dialog.getByLabelText(/^Message/));
  await user.paste(`Mũthoni’s ${'x'.repeat(151)}`);
  expect(
    await dialog.findByText(/^2 parts for each person, 145 characters left\. About KES 3\.20 for 2 people\./),
  ).toBeVisible();
  await user.type(dialog.getByLabelText(/^Message/), '{Backspace}');
  expect(await dialog.findByText(/^1 part for each person, 0 characters left\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findAllByText('0711 is not a Kenyan mobile number')).not.toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Phone numbers/), '000222');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.callsOf('sms.send')).toHaveLength(1));
  expect(api.callsOf('sms.send')[0]?.body).toEqual({
    phone_numbers: ['0712345678', '0711000222'],
    message: `Mũthoni’s ${'x'.repeat(150)}`,
    class: 'transactional',
  });
});

test.each(['en', 'sw'] as const)(
  'on a phone the kinds of a text message can be read whole (%s)',
  async (locale) => {
    await page.viewport(390, 800);
    onTestFinished(() => page.viewport(1280, 900));
    const { user, services } = renderApp({
      path: '/outbox',
      user: administrator,
      handlers: { 'messages.list': () => pageOf([]) },
    });
    services.choices.locale.choose(locale);
    await user.click(
      await screen.findByRole('button', {
        name: locale === 'en' ? 'Write a text message' : 'Andika ujumbe mfupi',
      }),
    );
    const kind = await screen.findByLabelText<HTMLSelectElement>(locale === 'en' ? /^Kind/ : /^Aina/);
    const { offsetWidth } = kind;
    kind.style.width = 'max-content';
    expect(offsetWidth).toBeGreaterThanOrEqual(kind.offsetWidth);
  },
);
