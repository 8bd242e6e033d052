import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminUser, createFakeApi, networkError, storedBooking, today } from '../../test/bookingFixtures.ts';
import { bookButton, seen, wholeBooking } from '../../test/bookingPage.tsx';
import { createToastStore } from '../../test/toastStore.ts';
import { Toaster } from '../primitives/toaster/index.ts';
import { BookingForm } from './index.ts';

function openAt(width: number, fake = createFakeApi()) {
  const { container } = render(
    <div style={{ width }}>
      <BookingForm
        api={fake.api}
        user={adminUser}
        today={today}
        draftStorage={null}
        defaultValues={{ ...wholeBooking, farmerChoice: 'no', name: 'Akinyi', phone_no: '0712345999' }}
      />
    </div>,
  );
  const bar = container.querySelector<HTMLElement>('.udongo-booking-form__summary-bar');
  if (!bar) throw new Error('no bar');
  return { user: userEvent.setup(), container, bar };
}

/** Goes through every control with the Tab key and gives those that the bar covers. */
async function findCovered({ user, bar }: ReturnType<typeof openAt>) {
  const covered: string[] = [];
  window.scrollTo(0, 0);
  screen.getByLabelText(/^Full name/).focus();
  for (let steps = 0; steps < 40; steps += 1) {
    const element = document.activeElement;
    if (!element || bar.contains(element)) return { covered, steps };
    if (element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) covered.push(element.id);
    await user.tab();
  }
  throw new Error('the button was never reached');
}

test('on a phone the bar with the amount and the button never covers the control that has the focus', async () => {
  const form = openAt(390);
  expect(form.bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  const { covered, steps } = await findCovered(form);
  expect(steps).toBeGreaterThan(15);
  expect(covered).toEqual([]);
});

test('no hint lies on a label or a control, whether or not it has a status that is still empty', () => {
  const { container } = openAt(390);
  const hints = [...container.querySelectorAll<HTMLElement>('.udongo-field__hint')].filter(
    ({ textContent }) => textContent?.trim() !== '',
  );
  const bottomOfControl = ({ previousElementSibling: control }: HTMLElement) =>
    control?.getBoundingClientRect().bottom ?? 0;
  expect(hints.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/ 20\d\d/));
  const covering = hints.filter((hint) => hint.getBoundingClientRect().top < bottomOfControl(hint));
  expect(covering.map(({ textContent }) => textContent)).toEqual([]);
});

test('it does not cover it while it says that nothing was sent, either', async () => {
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(networkError()));
  const form = openAt(390, fake);
  await form.user.click(bookButton());
  await seen(/No answer came/);
  expect((await findCovered(form)).covered).toEqual([]);
});

test('on a phone no toast lies on the bar, with its message and above a footer, too', async () => {
  await page.viewport(390, 800);
  try {
    const fake = createFakeApi();
    fake.answerCreate(() => Promise.reject(networkError()));
    const { store, show } = createToastStore();
    render(<Toaster store={store} />);
    const { user, bar } = openAt(374, fake);
    const footer = document.body.appendChild(document.createElement('footer'));
    footer.style.height = '70px';
    await user.click(bookButton());
    await seen(/No answer came/);
    act(() => show({ tone: 'error', message: 'Network error. Please check your connection and try again.' }));
    const gap = () =>
      bar.getBoundingClientRect().top -
      screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect().bottom;
    window.scrollTo(0, 0);
    await waitFor(() => expect(gap()).toBeGreaterThanOrEqual(0));
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(gap()).toBeGreaterThanOrEqual(0));
    expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    footer.remove();
  } finally {
    await page.viewport(1280, 900);
  }
});

test.each([320, 390, 767, 768, 1032])('nothing is wider than a container of %i px', async (width) => {
  const { container } = openAt(width);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Main crop/ })).toHaveValue('Maize'));
  const wide = [...container.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 8.5 && !element.closest('.udongo-hidden'),
  );
  expect(wide.map((element) => element.className)).toEqual([]);
});

test('the amount stands beside the form from 768 px of its container, whatever the window', () => {
  const { bar } = openAt(768);
  expect(getComputedStyle(bar).position).toBe('static');
});

test('a stored booking with its amounts is read line by line', () => {
  const booking = { ...storedBooking, discount: '1000.00' };
  render(
    <BookingForm
      api={createFakeApi().api}
      user={null}
      today={today}
      draftStorage={null}
      mode="update"
      booking={booking}
    />,
  );
  const summary = screen.getByRole('complementary', { name: 'Amount due' });
  expect([...summary.querySelectorAll('dt, dd')].map((cell) => cell.textContent)).toEqual([
    'Complete Soil Analysis',
    'KES 6,500.00',
    'Samples',
    '× 2',
    'Total',
    'KES 13,000.00',
    'Discount',
    '− KES 1,000.00',
  ]);
  expect(summary).toHaveTextContent('After discountKES 12,000.00');
});
