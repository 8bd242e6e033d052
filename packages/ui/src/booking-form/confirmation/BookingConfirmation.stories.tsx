import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookingConfirmation } from '../index.ts';

const meta = {
  title: 'Booking/BookingConfirmation',
  component: BookingConfirmation,
  args: {
    booking: {
      id: 26,
      code: 'UD-1026',
      name: 'Wanjiku Kariuki',
      soil_test_date: '2027-01-15',
      test_type: 'complete-soil-analysis',
      no_of_samples: 2,
      discount: '1300.00',
    },
    statusHref: '/status/3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
    titleId: 'booked',
    onAnother: () => undefined,
  },
} satisfies Meta<typeof BookingConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnBooking: Story = {};
/** The widget's confirmation: the page where the booking is paid is on another site. */
export const WithPayment: Story = {
  args: {
    payHref: 'https://book.test/status/3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11#pay',
    statusHref: undefined,
  },
};
export const ForAFarmer: Story = { args: { forOthers: true } };
export const WithoutCodeAndLink: Story = {
  args: {
    statusHref: undefined,
    booking: {
      id: 27,
      soil_test_date: '2027-01-15',
      test_type: 'complete-soil-analysis',
      no_of_samples: 1,
      discount: '0.00',
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Kiswahili: Story = { args: { forOthers: true }, globals: { locale: 'sw' } };
