import type { Meta, StoryObj } from '@storybook/react-vite';
import { playButtonKeys } from '../../../test/keyPlays.ts';
import { Pagination } from './index.ts';

const meta = {
  title: 'Foundations/Pagination',
  component: Pagination,
  args: { page: 2, totalPages: 129, onPageChange: () => undefined, limit: 10 },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyPages: Story = {};
export const OnePage: Story = { args: { page: 1, totalPages: 1 } };
export const InTheMiddle: Story = { args: { page: 64 } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };
export const Keyboard: Story = { play: playButtonKeys };
