import { screen, waitFor, within } from '@testing-library/react';
import type { Sms } from '@udongo/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

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

test('an administrator sees parts and cost while writing a text message, and whether one arrived', async () => {
  const { user, api } = renderApp({
    path: '/sms',
    user: administrator,
    handlers: {
      'sms.list': () => pageOf([sms]),
      'sms.send': () => [{ ...sms, status: 'queued' as const }],
      'settings.get': () => ({ support_name: '', support_phone_no: '', sms_price: '0.80' }),
    },
  });
  const row = await screen.findByRole('row', { name: /0712 345678/ });
  expect(within(row).getByText('Arrived')).toBeVisible();
  expect(within(row).getByRole('link', { name: '0712 345678' })).toHaveAttribute('href', 'tel:+254712345678');
  await user.click(screen.getByRole('button', { name: 'Add New' }));
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
      path: '/sms',
      user: administrator,
      handlers: { 'sms.list': () => pageOf([sms]) },
    });
    services.choices.locale.choose(locale);
    await user.click(
      await screen.findByRole('button', { name: locale === 'en' ? 'Add New' : 'Ongeza Mpya' }),
    );
    const kind = await screen.findByLabelText<HTMLSelectElement>(locale === 'en' ? /^Kind/ : /^Aina/);
    const { offsetWidth } = kind;
    kind.style.width = 'max-content';
    expect(offsetWidth).toBeGreaterThanOrEqual(kind.offsetWidth);
  },
);
