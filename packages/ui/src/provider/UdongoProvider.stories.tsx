import type { Meta, StoryObj } from '@storybook/react-vite';
import { sw } from '../messages/kiswahili.ts';
import { PaymentBadge } from '../payment-badge/index.ts';
import { Pagination } from '../primitives/index.ts';
import { UdongoProvider } from './index.ts';

const meta = {
  title: 'Foundations/UdongoProvider',
  component: UdongoProvider,
  args: {
    children: (
      <>
        <PaymentBadge paid canceled={false} />
        <Pagination page={1} totalPages={3} onPageChange={() => undefined} />
      </>
    ),
  },
  parameters: { controls: { exclude: ['children'] } },
} satisfies Meta<typeof UdongoProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Kiswahili: Story = { args: { locale: 'sw', messages: sw } };
export const OwnWords: Story = { args: { messages: { payment: { paid: 'Settled' } } } };
