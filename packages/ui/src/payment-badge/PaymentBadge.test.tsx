import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BalanceDue, PaymentBadge } from './index.ts';

test.each([
  { paid: true, canceled: false, text: 'Paid', tone: 'success' },
  { paid: true, canceled: true, text: 'Paid', tone: 'success' },
  { paid: false, canceled: true, text: 'Canceled', tone: 'error' },
  { paid: false, canceled: false, text: 'Get Status', tone: 'warning' },
  { paid: undefined, canceled: undefined, text: 'Get Status', tone: 'warning' },
])('paid $paid and canceled $canceled reads $text', ({ paid, canceled, text, tone }) => {
  render(<PaymentBadge paid={paid} canceled={canceled} />);
  expect(screen.getByText(text).dataset.tone).toBe(tone);
});

test('only a service that says so has a booking that is not paid yet', () => {
  const { container, rerender } = render(<PaymentBadge paid={false} canceled={false} />);
  expect(container.textContent).toBe('Get Status Not paid yet');
  rerender(<PaymentBadge paid={undefined} canceled={false} />);
  expect(container.textContent).toBe('Get Status');
});

test('an open payment can be asked about once at a time', async () => {
  const user = userEvent.setup();
  let asked = 0;
  const ask = () => {
    asked += 1;
  };
  const { rerender } = render(<PaymentBadge paid={false} canceled={false} onGetStatus={ask} />);
  await user.click(screen.getByRole('button', { name: 'Get Status Not paid yet' }));
  rerender(<PaymentBadge paid={false} canceled={false} onGetStatus={ask} pending />);
  await user.click(screen.getByRole('button', { name: 'Get Status Not paid yet' }));
  expect(asked).toBe(1);
});

test.each([
  { amount: '13000.00', canceled: false, text: 'KES 13,000.00 to pay' },
  { amount: 500, canceled: undefined, text: 'KES 500.00 to pay' },
  { amount: '0.00', canceled: false, text: '' },
  { amount: '13000.00', canceled: true, text: '' },
  { amount: undefined, canceled: false, text: '' },
])('of $amount, canceled $canceled, a person reads "$text"', ({ amount, canceled, text }) => {
  const { container } = render(<BalanceDue amount={amount} canceled={canceled} />);
  expect(container.textContent).toBe(text);
});
