import { screen, waitFor, within } from '@testing-library/react';
import type { Message } from '@udongo/sdk';
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
  await user.click(screen.getByRole('button', { name: 'Send again' }));
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
  expect(screen.getByRole('button', { name: 'Send again' }).getBoundingClientRect().left).toBe(
    screen.getByText('1 selected').getBoundingClientRect().left,
  );
});
