import { screen, waitFor } from '@testing-library/react';
import type { AccountConsent } from '@udongo/sdk';
import { consentVersion } from '@udongo/ui/internal';
import { expect, test } from 'vitest';
import { profile } from '../../../test/account.ts';
import { agent, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const given: AccountConsent = {
  version: '2026-11-28',
  said_by: 'self',
  agreed_on: '2026-11-29T10:00:00+03:00',
  withdrawn_on: null,
};

/** Opens a farmer's account on a service that keeps the consent. */
function open(consent: AccountConsent) {
  let stored = consent;
  return renderApp({
    path: '/account',
    config: { takesConsent: true },
    user: farmer,
    handlers: {
      'profiles.get': () => ({ ...profile, consent: stored }),
      'profiles.patch': ({ body }) => {
        const { consent_version: version } = Object(body);
        stored = version
          ? { ...stored, version, withdrawn_on: null }
          : { ...stored, withdrawn_on: '2026-12-02T10:00:00+03:00' };
        return { ...profile, consent: stored };
      },
    },
  });
}

test('a farmer reads what they agreed to, withdraws it knowing what follows, and agrees again', async () => {
  const { user, api } = open(given);
  expect(await screen.findByText(/On 29 Nov 2026 you agreed .*text of 28 Nov 2026/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(
    screen.getByText(/No test can be booked for you until you agree again[.] Agents can no longer/),
  ).toBeVisible();
  expect(screen.getByText(/To have your data deleted/)).toBeVisible();
  expect(api.callsOf('profiles.patch')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Withdraw my consent' }));
  expect(await screen.findByText(/You withdrew your consent on 2 Dec 2026/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Agree again' }));
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(api.callsOf('profiles.patch').map(({ body }) => body)).toEqual([
    { consent_version: null },
    { consent_version: consentVersion },
  ]);
});

test.each([
  [{ ...given, said_by: 'agent' }, /On 29 Nov 2026 your agent said/],
  [{ ...given, version: null, said_by: null, agreed_on: null }, /You agree by sending them/],
] as const)('a farmer who did not say it themselves reads how they agree', async (consent, words) => {
  open(consent);
  expect(await screen.findByText(words)).toBeTruthy();
});

const withConsent = { ...profile, consent: given };

test.each([
  ['a service without consents', farmer, profile, true],
  ['a service of which nobody says that it keeps them', farmer, withConsent, false],
  ['an agent', agent, withConsent, true],
] as const)('there is no such card for %s', async (_, user, stored, takesConsent) => {
  renderApp({ path: '/account', config: { takesConsent }, user, handlers: { 'profiles.get': () => stored } });
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible();
  expect(screen.queryByText('Your consent')).toBeNull();
});
