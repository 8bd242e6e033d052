import type { Meta, StoryObj } from '@storybook/react-vite';
import { SoilTypeDialog } from './index.ts';

const meta = {
  title: 'Booking/SoilTypeDialog',
  component: SoilTypeDialog,
  args: { open: true, onOpenChange: () => undefined, onChoose: () => undefined },
} satisfies Meta<typeof SoilTypeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };
