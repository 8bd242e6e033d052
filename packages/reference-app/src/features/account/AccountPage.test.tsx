import { screen, waitFor, within } from '@testing-library/react';
import type { Profile } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { logins, profile } from '../../../test/account.ts';
import { createHeld } from '../../../test/createHeld.ts';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const passwordForm = async () => within(await screen.findByRole('form', { name: 'Password' }));

test('a person changes their password, reads how strong the new one is, and what was refused', async () => {
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'auth.changePassword': ({ body }) =>
        Object(body).old_password === 'Farmer-pass-1'
          ? { detail: 'Password changed.' }
          : failure(400, { old_password: ['Wrong password.'] }),
    },
  });
  const form = await passwordForm();
  await user.type(form.getByLabelText(/^Old password/), 'Farmer-pass-2');
  const field = form.getByLabelText(/^New password/);
  for (const [typed, words] of [
    ['Shamba', /^Too short/],
    ['12345678', /^Weak/],
    ['Tilapia-77', /^Good/],
    [' shamba la mama yangu ', /^Strong/],
  ] as const) {
    await user.clear(field);
    await user.click(field);
    await user.paste(typed);
    expect(field).toHaveAccessibleDescription(words);
  }
  await user.click(form.getAllByRole('button', { name: 'Show password' })[1] as HTMLElement);
  expect(field).toHaveAttribute('type', 'text');
  await user.type(form.getByLabelText(/^The new password again/), ' shamba la mama yangu ');
  await user.click(form.getByRole('button', { name: 'Change the password' }));
  await screen.findAllByText(/Wrong password/);
  await user.clear(form.getByLabelText(/^Old password/));
  await user.type(form.getByLabelText(/^Old password/), 'Farmer-pass-1');
  await user.click(form.getByRole('button', { name: 'Change the password' }));
  await screen.findByText('Your password is changed. All other logins have ended.');
  expect(api.callsOf('auth.changePassword')[1]?.body).toEqual({
    old_password: 'Farmer-pass-1',
    new_password: ' shamba la mama yangu ',
    confirm_password: ' shamba la mama yangu ',
  });
  expect(field).toHaveValue('');
});

test('a server that cannot change passwords says so, and keeps what was typed', async () => {
  const { user } = renderApp({ path: '/account', user: farmer });
  const form = await passwordForm();
  await user.type(form.getByLabelText(/^Old password/), 'Farmer-pass-1');
  await user.type(form.getByLabelText(/^New password/), 'Tilapia-77');
  await user.type(form.getByLabelText(/^The new password again/), 'Tilapia-77');
  await user.click(form.getByRole('button', { name: 'Change the password' }));
  expect((await screen.findAllByText(/does not offer/)).length).toBeGreaterThan(0);
  expect(form.getByLabelText(/^Old password/)).toHaveValue('Farmer-pass-1');
});

const known = { ...profile, phone_verified: false, language: 'en', notify_by: ['email', 'sms'] } as const;

test('a person chooses language and ways of messages', async () => {
  const stored = { ...known, notify_by: ['email', 'sms'] as ('email' | 'sms')[] };
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'profiles.get': () => stored,
      'profiles.patch': ({ body }) => ({ ...stored, ...Object(body) }),
    },
  });
  const form = within(await screen.findByRole('form', { name: 'About you' }));
  await user.selectOptions(form.getByLabelText(/^Language of messages/), 'Kiswahili');
  await user.click(form.getByLabelText('Tell me by email'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.callsOf('profiles.patch')[0]?.body).toMatchObject({ language: 'sw', notify_by: ['sms'] });
});

test('a person chooses how to be told of each kind, and agrees to reminders', async () => {
  const stored = {
    ...known,
    notify_by: ['sms'] as ('email' | 'sms')[],
    notify_choices: { bookings: ['app' as const] },
  };
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'profiles.get': () => stored,
      'profiles.patch': ({ body }) => ({ ...stored, ...Object(body) }),
    },
  });
  const form = within(await screen.findByRole('form', { name: 'What we tell you' }));
  expect(form.getByLabelText('Bookings: in the app')).toBeChecked();
  expect(form.getByLabelText('Bookings: text message')).not.toBeChecked();
  expect(form.getByLabelText('Reports: text message')).toBeChecked();
  expect(form.getByLabelText('Reminders: text message')).not.toBeChecked();
  expect(form.queryByLabelText('Reports: email')).toBeNull();
  await user.click(form.getByLabelText('Reminders: text message'));
  await user.click(form.getByLabelText('Reports: in the app'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.callsOf('profiles.patch')[0]?.body).toEqual({
    notify_choices: {
      bookings: ['app'],
      payments: ['app', 'sms', 'email'],
      reports: ['sms', 'email'],
      reminders: ['sms'],
    },
  });
});

const booking = { id: 26, code: 'UD-1026', name: 'Njeri', soil_test_date: '2026-11-24', no_of_samples: 2 };

/** A service that stores what is saved. After `hold` it gives no profile until `give`. */
function createProfiles(start: Profile) {
  let stored = start;
  let wait: Promise<void> | undefined;
  const handlers: Handlers = {
    'profiles.get': async () => {
      await wait;
      return stored;
    },
    'profiles.patch': ({ body }) => {
      const { version, ...values } = Object(body);
      if (version && version !== stored.version) return failure(412, { code: 'stale', detail: '', stored });
      stored = { ...stored, ...values, ...(stored.version && { version: `${stored.version}1` }) };
      return stored;
    },
  };
  const hold = () => {
    const { held, give } = createHeld<void>();
    wait = held;
    return () => give();
  };
  const store = (values: Partial<Profile>) => {
    stored = { ...stored, ...values };
    return stored;
  };
  return { handlers, hold, read: () => stored, store };
}

test.each([
  ['with versions', '1'],
  ['without versions', undefined],
])('what a person saved stays in the forms while it is loaded again, on a service %s', async (_, version) => {
  const profiles = createProfiles({
    ...known,
    notify_by: [],
    notify_choices: { bookings: ['app', 'sms'] },
    ...(version && { version }),
  });
  let earlier: (typeof booking)[] = [];
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: { ...profiles.handlers, 'account.listEarlierBookings': () => earlier },
  });
  const about = () => within(screen.getByRole('form', { name: 'About you' }));
  const notices = () => within(screen.getByRole('form', { name: 'What we tell you' }));
  const bodies = () => api.callsOf('profiles.patch').map(({ body }) => body);
  await screen.findByRole('form', { name: 'What we tell you' });
  const give = profiles.hold();
  await user.clear(about().getByLabelText(/^Full name/));
  await user.type(about().getByLabelText(/^Full name/), 'Wanjiku Mwangi');
  await user.click(about().getByLabelText('Tell me by text message'));
  await user.click(about().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(await notices().findByLabelText('Bookings: text message')).toBeChecked();
  expect(about().getByLabelText(/^Full name/)).toHaveValue('Wanjiku Mwangi');
  await user.type(about().getByLabelText(/^Address/), ', Gate 4');
  await user.click(notices().getByLabelText('Reports: in the app'));
  await user.click(notices().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({
    notify_choices: { bookings: ['app', 'sms'], reports: ['sms', 'email'] },
  });
  earlier = [booking];
  give();
  await screen.findByRole('button', { name: 'Add UD-1026 to my bookings' });
  await user.click(notices().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies()).toHaveLength(3));
  expect(bodies()[2]).toEqual(bodies()[1]);
  expect(about().getByLabelText(/^Address/)).toHaveValue('P.O. Box 301 Kiambu, Gate 4');
  await user.click(about().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(profiles.read()).toMatchObject({
      full_name: 'Wanjiku Mwangi',
      address: 'P.O. Box 301 Kiambu, Gate 4',
      notify_by: ['sms'],
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a person confirms their phone with a code, and claims a booking that was made with it', async () => {
  let verified = false;
  let open = [booking];
  const stored = () => ({ ...known, notify_by: [], phone_verified: verified });
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'profiles.get': stored,
      'account.requestPhoneCode': () => ({ detail: 'On its way.' }),
      'account.verifyPhone': () => {
        verified = true;
        return stored();
      },
      'account.listEarlierBookings': () => (verified ? open : []),
      'account.claimEarlierBookings': () => {
        open = [];
        return [booking];
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  await screen.findByText('A code is on its way to your phone');
  expect(screen.getByText(/A text message with a code is on its way to 0712 345678\./)).toBeVisible();
  await user.type(await screen.findByLabelText(/^Code/), '204518');
  const form = within(screen.getByRole('form', { name: 'Phone number to log in with' }));
  await user.type(form.getByLabelText(/^Your password/), 'Farmer-pass-1{Enter}');
  await screen.findByText('You log in with 0712 345678.');
  expect(api.callsOf('account.verifyPhone')[0]?.body).toEqual({
    phone_number: '+254712345678',
    code: '204518',
    password: 'Farmer-pass-1',
  });
  await user.click(await screen.findByRole('button', { name: 'Add UD-1026 to my bookings' }));
  await screen.findByText('UD-1026 is one of your bookings now.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /UD-1026/ })).toBeNull());
});

test('claiming a booking and agreeing keep what a person typed about themselves', async () => {
  let open = [booking];
  const consent = {
    version: null,
    said_by: null,
    agreed_on: null,
    withdrawn_on: '2026-12-02T10:00:00+03:00',
  };
  const profiles = createProfiles({ ...known, notify_by: [], phone_verified: true, consent });
  const { user } = renderApp({
    path: '/account',
    config: { takesConsent: true },
    user: farmer,
    handlers: {
      ...profiles.handlers,
      'profiles.patch': () =>
        profiles.store({
          consent: {
            version: '2026-11-28',
            said_by: 'self',
            agreed_on: '2026-12-02T11:00:00+03:00',
            withdrawn_on: null,
          },
        }),
      'account.listEarlierBookings': () => open,
      'account.claimEarlierBookings': () => {
        open = [];
        return [booking];
      },
    },
  });
  const about = within(await screen.findByRole('form', { name: 'About you' }));
  await user.type(about.getByLabelText(/^Address/), ', Gate 4');
  await user.click(screen.getByRole('button', { name: 'Add UD-1026 to my bookings' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /UD-1026/ })).toBeNull());
  expect(about.getByLabelText(/^Address/)).toHaveValue('P.O. Box 301 Kiambu, Gate 4');
  await user.click(screen.getByRole('button', { name: 'Agree again' }));
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(about.getByLabelText(/^Address/)).toHaveValue('P.O. Box 301 Kiambu, Gate 4');
});

test('the profile shows another phone number once it is confirmed', async () => {
  const profiles = createProfiles({ ...known, notify_by: [], phone_verified: true });
  const { user } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      ...profiles.handlers,
      'account.requestPhoneCode': () => ({ detail: 'On its way.' }),
      'account.verifyPhone': () => profiles.store({ phone_number: '+254733000111' }),
    },
  });
  const form = () => within(screen.getByRole('form', { name: 'Phone number to log in with' }));
  await user.type(await screen.findByLabelText(/^Another phone number/), '0733 000 111{Enter}');
  await user.type(await screen.findByLabelText(/^Code/), '204518');
  await user.type(form().getByLabelText(/^Your password/), 'Farmer-pass-1{Enter}');
  await screen.findByText('You log in with 0733 000111.');
  const about = () => within(screen.getByRole('form', { name: 'About you' }));
  await waitFor(() => expect(about().getByLabelText(/^Phone number/)).toHaveValue('+254733000111'));
});

test('a person sees where they are logged in, and logs out the lost phone', async () => {
  let here = logins;
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'auth.listLogins': () => here,
      'auth.endLogin': () => {
        here = logins.slice(0, 1);
        return null;
      },
    },
  });
  expect(await screen.findByText('This device')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out Chrome on Android' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(api.callsOf('auth.endLogin').map(({ record }) => record)).toEqual(['1']);
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
});

test('a plain service has its profile and password; what it lacks is not shown', async () => {
  renderApp({ path: '/account', user: farmer, handlers: { 'profiles.get': () => profile } });
  await screen.findByRole('form', { name: 'About you' });
  await screen.findByRole('form', { name: 'Password' });
  await waitFor(() => expect(screen.queryByText('Where you are logged in')).toBeNull());
  expect(screen.queryByLabelText(/^Language of messages/)).toBeNull();
  expect(screen.queryByText('Phone number to log in with')).toBeNull();
});

test('who logs in with a phone number is warned before they change it', async () => {
  renderApp({
    path: '/account',
    user: farmer,
    handlers: { 'profiles.get': () => ({ ...known, notify_by: [], phone_verified: true }) },
  });
  expect(await screen.findByText(/You log in with this number. If you change it here/)).toBeVisible();
});

test('an email that is not confirmed is said, and its link can be sent again', async () => {
  const stored = { ...known, notify_by: [], email: 'njeri@udongo.test', email_verified: false };
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'profiles.get': () => stored,
      'account.requestEmailChange': () => ({ detail: 'An email with a link is on its way.' }),
    },
  });
  expect(await screen.findByText('njeri@udongo.test is not confirmed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  await screen.findByText('A link is on its way to njeri@udongo.test.');
  expect(api.callsOf('account.requestEmailChange')[0]?.body).toEqual({ email: 'njeri@udongo.test' });
});

test('another email and another phone number ask for the password', async () => {
  const stored = { ...known, notify_by: [], email_verified: true };
  const { user, api } = renderApp({
    path: '/account',
    user: farmer,
    handlers: {
      'profiles.get': () => stored,
      'profiles.patch': ({ body }) =>
        Object(body).password === 'Farmer-pass-1'
          ? { ...stored, phone_number: Object(body).phone_number }
          : failure(400, { password: ['This field is required.'] }),
      'account.requestEmailChange': () => ({ detail: 'An email with a link is on its way.' }),
    },
  });
  const about = within(await screen.findByRole('form', { name: 'About you' }));
  await user.clear(about.getByLabelText(/^Phone number/));
  await user.type(about.getByLabelText(/^Phone number/), '0733 000 111');
  await user.click(about.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(about.getByLabelText(/^Your password/)).toBeInvalid());
  await user.type(about.getByLabelText(/^Your password/), 'Farmer-pass-1');
  await user.click(about.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  const email = within(screen.getByRole('form', { name: 'Email to log in with' }));
  await user.type(email.getByLabelText(/^New email/), 'wanjiku@udongo.test');
  await user.type(email.getByLabelText(/^Your password/), 'Farmer-pass-1{Enter}');
  await screen.findByText(/A link is on its way. Your email changes/);
  expect(api.callsOf('account.requestEmailChange')[0]?.body).toEqual({
    email: 'wanjiku@udongo.test',
    password: 'Farmer-pass-1',
  });
});
