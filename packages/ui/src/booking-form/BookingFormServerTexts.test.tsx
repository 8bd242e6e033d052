import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiError } from '../../test/bookingFixtures.ts';
import { openBookingForm, wholeBooking } from '../../test/bookingPage.tsx';
import { sw } from '../messages/sw.ts';

test('a reader of Kiswahili reads the refusal of a server in Kiswahili', async () => {
  const { fake, user } = openBookingForm({
    language: { locale: 'sw', messages: sw },
    defaultValues: wholeBooking,
  });
  // It is fetched beside the form; a refusal comes later than that.
  await import('../lib/serverText.ts');
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
