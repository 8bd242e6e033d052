import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppPart, appStories } from '../../../test/AppPart.tsx';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const asked = () => ({ detail: 'On its way.' });
const wrongCode = () => failure(400, { code: ['This code is wrong or too old. Ask for a new one.'] });

interface WayInArgs {
  page: 'login' | 'register' | 'forgot-password';
  /** The service's answers. */
  answers?: Handlers;
}
const pages = { login: LoginPage, register: RegisterPage, 'forgot-password': ForgotPasswordPage };

/** Log in, register, forgotten password. */
const meta = {
  ...appStories,
  title: 'App/Way in',
  tags: ['!autodocs', 'app'],
  args: { page: 'login' },
  render: ({ page, answers = {} }) => {
    const Page = pages[page];
    return (
      <AppPart path={`/auth/${page}`} handlers={answers}>
        <Page />
      </AppPart>
    );
  },
} satisfies Meta<WayInArgs>;

export default meta;
type Story = StoryObj<WayInArgs>;

export const Login: Story = {};
export const Register: Story = { args: { page: 'register' } };
export const NothingGiven: Story = {
  args: { page: 'register' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
    await expect((await canvas.findAllByText('Give a phone number or an email'))[0]).toBeVisible();
  },
};
export const RegisterByCode: Story = {
  args: { page: 'register', answers: { 'account.requestPhoneCode': asked } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Full name/), 'Njeri Wambui');
    await userEvent.type(canvas.getByLabelText(/^Phone number/), '0712 345 679');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'shamba la mama{Enter}');
    await expect(await canvas.findByLabelText(/^Code/)).toBeVisible();
  },
};
export const Forgotten: Story = { args: { page: 'forgot-password' } };
export const WrongCode: Story = {
  args: {
    page: 'forgot-password',
    answers: { 'auth.requestPasswordReset': asked, 'auth.exchangePasswordResetCode': wrongCode },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email or phone number/), '0712 345 678{Enter}');
    await userEvent.type(await canvas.findByLabelText(/^Code/), '111111{Enter}');
    await expect((await canvas.findAllByText(/This code is wrong or too old/))[0]).toBeVisible();
  },
};
export const Dark: Story = { ...WrongCode, globals: { scheme: 'dark' } };
export const Kiswahili: Story = { args: { page: 'register' }, globals: { locale: 'sw' } };
