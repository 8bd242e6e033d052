import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox, Switch } from './index.ts';

const meta = {
  title: 'Foundations/Checkbox',
  component: Checkbox,
  subcomponents: { Switch },
  args: { label: 'Report sent' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const AsSwitch: Story = { render: (args) => <Switch {...args} /> };
export const AsSwitchOn: Story = { args: { defaultChecked: true }, render: (args) => <Switch {...args} /> };
export const AsSwitchDark: Story = {
  args: { defaultChecked: true },
  render: (args) => <Switch {...args} />,
  globals: { scheme: 'dark' },
};
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Report sent' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
