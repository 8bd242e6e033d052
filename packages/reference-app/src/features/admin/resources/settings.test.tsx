import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../../../test/fakeApi.ts';
import { administrator, farmer } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const nobody = { support_name: '', support_phone_no: '' };
const helpdesk = { support_name: 'Udongo helpdesk', support_phone_no: '+254712345678' };

test('an administrator names who helps by phone', async () => {
  const { user, api, services } = renderApp({
    path: '/settings',
    user: administrator,
    handlers: { 'settings.get': () => nobody, 'settings.update': () => helpdesk },
  });
  await user.type(await screen.findByLabelText(/^Name of the help desk/), 'Udongo helpdesk');
  await user.type(screen.getByLabelText(/^Support phone/), '0712345678');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  expect(api.callsOf('settings.update')[0]?.body).toEqual({
    support_name: 'Udongo helpdesk',
    support_phone_no: '+254712345678',
  });
  expect(services.support.get()).toEqual({ name: 'Udongo helpdesk', phone_no: '+254712345678' });
});

test('an administrator promises working days, and asks a second one to let people verify what they measured', async () => {
  const days = {
    days_to_collect: 0,
    days_to_receive: 2,
    days_to_analyse: 3,
    days_to_verify: 1,
    days_to_report: 1,
  };
  const letterhead = { letterhead_name: '', letterhead_contacts: '', letterhead_logo: '' };
  const offers = { offers_basic_test: true, offers_complete_test: true, offers_microbial_test: true };
  const stored = { ...helpdesk, ...letterhead, ...days, ...offers, allow_self_verification: false };
  const { user, api } = renderApp({
    path: '/settings',
    user: administrator,
    handlers: {
      'settings.get': () => stored,
      'settings.update': ({ body }) => ({
        ...stored,
        ...Object(body),
        allow_self_verification: false,
        self_verification_asked_on: '2026-11-26T09:00:00+03:00',
      }),
    },
  });
  const measure = await screen.findByLabelText(/^Until the samples are measured/);
  expect(measure).toHaveValue('3');
  const promises = within(screen.getByRole('form', { name: 'Promised working days' }));
  await user.clear(measure);
  await user.click(promises.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('A number of days is required')).not.toEqual([]);
  await user.type(measure, '5');
  await user.click(promises.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  const tests = within(screen.getByRole('form', { name: 'Tests' }));
  await user.click(tests.getByLabelText(/^The person who saved a reading/));
  // The page shows the price of each test, and says why it cannot be changed here.
  expect(tests.getByLabelText(/^The complete test can be booked, for KES 6,500.00 a sample/)).toBeChecked();
  expect(tests.getByText(/^Prices are fixed in this version of the service/)).toBeVisible();
  await user.click(tests.getByLabelText(/^The microbial test can be booked/));
  await user.click(tests.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Requested on .* another administrator/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Settings saved').length).toBeGreaterThan(0));
  expect(screen.queryByText(/kept another value/)).toBeNull();
  // Each group sends its own settings.
  expect(api.callsOf('settings.update').map(({ body }) => body)).toEqual([
    { ...days, days_to_analyse: 5 },
    {
      offers_basic_test: true,
      offers_complete_test: true,
      offers_microbial_test: false,
      allow_self_verification: true,
    },
  ]);
});

test('an administrator gives reports a logo, and takes it away again', async () => {
  const stored = { ...nobody, letterhead_logo: '' };
  const { user, api } = renderApp({
    path: '/settings',
    user: administrator,
    handlers: { 'settings.get': () => stored, 'settings.update': () => stored },
  });
  const field = await screen.findByLabelText(/^Choose a picture/);
  // The browser's own field would speak the browser's language.
  expect(field.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await user.upload(field, new File(['x'.repeat(50_000)], 'large.png', { type: 'image/png' }));
  await screen.findByText(/at most 40 KB. Choose a smaller picture/);
  expect(api.callsOf('settings.update')).toEqual([]);
  await user.upload(field, new File(['logo'], 'logo.png', { type: 'image/png' }));
  await screen.findByText('Logo saved');
  expect(api.callsOf('settings.update')[0]?.body).toEqual({
    letterhead_logo: 'data:image/png;base64,bG9nbw==',
  });
  expect(screen.getByRole('img', { name: 'Logo on reports' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  await screen.findByText('Reports begin without a logo.');
  expect(api.callsOf('settings.update')[1]?.body).toEqual({ letterhead_logo: '' });
});

test('a number that the server refuses keeps what was typed, with the reason at its field', async () => {
  const refusal = { support_phone_no: ['Enter a valid phone number, for example +254712345678.'] };
  const { user } = renderApp({
    path: '/settings',
    user: administrator,
    handlers: { 'settings.get': () => nobody, 'settings.update': () => failure(400, refusal) },
  });
  await user.type(await screen.findByLabelText(/^Support phone/), '12345');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^Support phone/)).toBeInvalid());
  expect(screen.getByLabelText(/^Support phone/)).toHaveValue('12345');
});

test('a farmer does not change the settings', async () => {
  renderApp({ path: '/settings', user: farmer });
  await screen.findByRole('heading', { name: /Service settings/ });
  expect(screen.queryByLabelText(/^Support phone/)).toBeNull();
});

test('a server without settings leaves whom the installation names, and the next visit knows them offline', async () => {
  const support = { name: 'Mavuno', phone_no: '+254700000000' };
  const first = renderApp({ path: '/', config: { support } });
  await first.services.support.load();
  expect(first.services.support.get()).toEqual(support);
  first.unmount();
  const second = renderApp({ path: '/', config: { support }, handlers: { 'settings.get': () => helpdesk } });
  await second.services.support.load();
  second.unmount();
  expect(renderApp({ path: '/' }).services.support.get()).toMatchObject({ name: 'Udongo helpdesk' });
});
