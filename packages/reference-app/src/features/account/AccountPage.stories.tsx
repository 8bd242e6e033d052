import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Profile } from '@udongo/sdk';
import { expect, userEvent, within } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { logins, profile } from '../../../test/account.ts';
import { dataRequest } from '../../../test/dataRequests.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { farmer } from '../../../test/records.ts';
import { AccountPage } from './AccountPage.tsx';

const known: Profile = {
  ...profile,
  phone_verified: false,
  language: 'en',
  notify_by: ['sms'],
  notify_choices: { bookings: ['app'] },
};

const service: Handlers = {
  'profiles.get': () => known,
  'account.requestPhoneCode': () => ({ detail: 'On its way.' }),
  'account.verifyPhone': () => failure(400, { code: ['This code is wrong or too old. Ask for a new one.'] }),
  'account.listEarlierBookings': () => [
    { id: 26, code: 'UD-1026', name: 'Njeri', soil_test_date: '2026-11-24', no_of_samples: 2 },
  ],
  'auth.listLogins': () => logins,
  'dataRequests.list': () =>
    pageOf([
      {
        ...dataRequest,
        id: 9,
        kind: 'deletion',
        state: 'cooling_off',
        cooling_off_until: '2026-11-27T20:27:26+03:00',
      },
      { ...dataRequest, id: 8, state: 'ready', kept_until: '2026-11-27T20:27:26+03:00' },
      {
        ...dataRequest,
        kind: 'correction',
        state: 'done',
        text: 'My name is Wanjikũ.',
        answer: 'We corrected it.',
      },
    ]),
};

interface AccountArgs {
  /** The service's answers that differ from a usual day's. */
  answers?: Handlers;
}

const meta = {
  ...appStories,
  title: 'App/Account',
  tags: ['!autodocs', 'app'],
  render: ({ answers }) => (
    <AppPart path="/account" user={farmer} handlers={{ ...service, ...answers }}>
      <AccountPage />
    </AppPart>
  ),
} satisfies Meta<AccountArgs>;

export default meta;
type Story = StoryObj<AccountArgs>;

export const Account: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('Chrome on Android')).toBeVisible(),
};
export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }));
    const code = await canvas.findByLabelText(/^Code/);
    const form = within(code.closest('form') as HTMLElement);
    await userEvent.type(code, '000000');
    await userEvent.type(form.getByLabelText(/^Your password/), 'Farmer-pass-1{Enter}');
    await expect((await canvas.findAllByText(/This code is wrong/))[0]).toBeVisible();
  },
};
/** It knows profiles, and neither codes nor logins. */
export const PlainService: Story = {
  args: {
    answers: {
      'auth.listLogins': () => failure(404, { detail: 'Not found.' }),
      'account.listEarlierBookings': () => failure(404, { detail: 'Not found.' }),
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('form', { name: 'Password' })).toBeVisible(),
};
export const Loading: Story = { args: { answers: { 'profiles.get': () => new Promise(() => undefined) } } };
export const Failed: Story = { args: { answers: { 'profiles.get': () => failure(500, {}) } } };
export const Dark: Story = { ...Account, globals: { scheme: 'dark' } };
export const Kiswahili: Story = {
  globals: { locale: 'sw' },
  play: async ({ canvas }) => expect(await canvas.findByText('Chrome on Android')).toBeVisible(),
};
