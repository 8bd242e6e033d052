import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeApi, farmerUser, today } from '../../test/bookingFixtures.ts';
import { button, openBookingForm } from '../../test/bookingPage.tsx';
import { BookingForm } from './index.ts';

test('it works inside a shadow root: the first wrong control gets the focus', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  shadow.append(container);
  const { unmount } = render(
    <BookingForm api={createFakeApi().api} user={farmerUser} today={today} draftStorage={null} />,
    {
      container,
    },
  );
  shadow.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  await waitFor(() =>
    expect(shadow.activeElement).toHaveAttribute('value', 'basic-macro-nutrients-analysis'),
  );
  unmount();
  host.remove();
});

test('a host restyles slots, replaces one, and gets the element', () => {
  const boxes: (HTMLElement | null)[] = [];
  openBookingForm({
    classNames: { sample: ({ collapsed }) => (collapsed ? 'closed' : 'open'), root: 'mine' },
    render: { addSample: (props) => <div {...props} data-testid="add" /> },
    ref: (element) => {
      boxes.push(element);
    },
  });
  expect(boxes.at(-1)).toHaveClass('udongo-booking-form', 'mine');
  expect(boxes.at(-1)).toHaveAttribute('part', expect.stringContaining('booking-form'));
  expect(screen.getByTestId('add')).toContainElement(button('Add sample'));
  expect(screen.getByRole('heading', { name: 'Sample 1' }).closest('li')).toHaveClass('open');
});
