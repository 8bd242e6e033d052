import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { apiError, createFakeApi, farmerUser } from '../../test/bookingFixtures.ts';
import { openBookingForm, wholeBooking } from '../../test/bookingPage.tsx';
import { createSharedStorage } from '../../test/queueWorld.ts';
import { createBookingQueue } from '../booking-queue/index.ts';
import { sw } from '../messages/sw.ts';

test('a reader of Kiswahili reads the refusal of a server in Kiswahili', async () => {
  const { fake, user } = openBookingForm({
    language: { locale: 'sw', messages: sw },
    defaultValues: wholeBooking,
  });
  const fieldErrors = { phone_no: 'Enter a valid phone number.', notes: 'Mind the frost.' };
  fake.answerCreate(async () => Promise.reject(apiError(400, 'Bad request', { fieldErrors })));
  await user.click(screen.getByRole('button', { name: /^Weka miadi/ }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Nambari ya simu/)).toHaveAccessibleDescription(
      expect.stringContaining('Weka nambari ya simu sahihi.'),
    ),
  );
  expect(screen.getByRole('textbox', { name: /^Maelezo(?! ya sampuli)/ })).toHaveAccessibleDescription(
    expect.stringContaining('Mind the frost.'),
  );
});

test('a booking that waited and is refused says why in Kiswahili, too', async () => {
  const fake = createFakeApi();
  fake.answerCreate(() =>
    Promise.reject(apiError(400, 'You do not have permission to perform this action.')),
  );
  const events = new EventTarget();
  let isOnline = false;
  const queue = createBookingQueue({
    ...{ bookings: fake.api.bookings, owner: farmerUser.id, retryCreates: true, events },
    // The booking's day is in the future then.
    today: () => '2026-11-20',
    storage: createSharedStorage(),
    isOnline: () => isOnline,
  });
  onTestFinished(queue.start());
  const language = { locale: 'sw', messages: sw } as const;
  const { user } = openBookingForm({ queue, language, defaultValues: wholeBooking }, fake);
  await user.click(screen.getByRole('button', { name: /^Weka miadi/ }));
  await screen.findByText(/^Inasubiri\. /);
  isOnline = true;
  events.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Huna ruhusa ya kufanya hivi.')).toBeVisible();
});
