import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playButtonKeys } from '../../../test/keyPlays.ts';
import { Field } from '../field/index.ts';
import { PasswordInput } from './index.ts';

const meta = {
  title: 'Foundations/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'shamba letu', autoComplete: 'current-password' },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('shamba letu');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Keyboard: Story = { play: playButtonKeys };
