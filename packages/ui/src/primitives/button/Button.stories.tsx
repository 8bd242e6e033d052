import type { Meta, StoryObj } from '@storybook/react-vite';
import { playButtonKeys } from '../../../test/keyPlays.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Foundations/Button',
  component: Button,
  args: { children: 'Book the test' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Duplicate' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Remove' } };
export const Pending: Story = { args: { variant: 'primary', pending: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = { args: { icon: 'plus', children: 'Add sample' } };
export const Small: Story = { args: { size: 'small', children: 'Try again' } };
export const Dark: Story = { args: { variant: 'primary' }, globals: { scheme: 'dark' } };
export const Keyboard: Story = { play: playButtonKeys };
