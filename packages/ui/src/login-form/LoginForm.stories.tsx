import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playFormKeys } from '../../test/keyPlays.ts';
import { Card } from '../primitives/index.ts';
import { LoginForm } from './index.ts';

const meta = {
  title: 'Booking/LoginForm',
  component: LoginForm<unknown>,
  args: { login: async (): Promise<unknown> => ({ token: 'demo' }) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, margin: '0 auto' }}>
        <Card title="Log in">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm<unknown>>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Email or phone number'), 'farmer@udongo.test');
  await userEvent.type(canvas.getByLabelText('Password'), 'Farmer-pass-1');
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
};

export const Empty: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };
export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Email or phone number is required')).toBeVisible();
  },
};
export const Pending: Story = { args: { login: () => new Promise(() => undefined) }, play: submit };
export const ServerError: Story = {
  args: {
    login: async () => Promise.reject(new Error('Unable to log in with provided credentials.')),
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const ServerErrorDark: Story = { ...ServerError, globals: { scheme: 'dark' } };
export const Keyboard: Story = { play: playFormKeys };
