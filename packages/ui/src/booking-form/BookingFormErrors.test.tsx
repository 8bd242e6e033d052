import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  agentUser,
  apiError,
  createFakeApi,
  sampleNamed,
  storedBooking,
  toBooking,
} from '../../test/bookingFixtures.ts';
import {
  bookButton,
  button,
  choose,
  control,
  errorLines,
  openBookingForm,
  sampleCard,
  saveButton,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';

const validation = {
  tone: 'error',
  message: 'Validation Error: Please correct the highlighted fields',
  durationMs: 5000,
};

test('a booking without samples is not sent', async () => {
  const { fake, user, notifications } = openBookingForm({ defaultValues: wholeBooking });
  await user.click(button('Remove sample 1'));
  await user.click(bookButton());
  expect(notifications).toEqual([{ tone: 'warning', message: 'Add at least 1 sample' }]);
  await waitFor(() => expect(button('Add sample')).toHaveFocus());
  expect(fake.created).toEqual([]);
});

test('an empty booking says every message of the specification, in the order of the form', async () => {
  const { fake, user, notifications } = openBookingForm({ user: null });
  await user.click(bookButton());
  expect(await screen.findByRole('group', { name: '10 things to correct' })).toBeVisible();
  expect(errorLines()).toEqual([
    'Name is required',
    'Phone number is required',
    'Select Test Type',
    'Select date of test',
    'Select Farming Type',
    'Sample 1: Sample location required',
    'Sample 1: Soil type required',
    'Sample 1: Farm size is required',
    'Sample 1: Main crop is required',
    'Sample 1: Sample notes required',
  ]);
  await waitFor(() => expect(control(/^Full name/)).toHaveFocus());
  expect(notifications).toEqual([validation]);
  expect(fake.created).toEqual([]);
});

test('the first wrong control in the order of the document gets the focus, also after a sample was added before it', async () => {
  const { user } = openBookingForm({ defaultValues: wholeBooking });
  await user.click(button('Duplicate sample 1'));
  await user.clear(sampleCard(2).getByLabelText(/^Size of land/));
  await user.clear(sampleCard(1).getByLabelText(/^Sample notes/));
  await user.clear(control(/^Full name/));
  await user.type(control(/^Full name/), 'Wanjiku');
  await user.click(bookButton());
  const first = sampleCard(1).getByLabelText(/^Sample notes/);
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toBeInvalid();
  const { top, bottom } = first.getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(innerHeight);
});

test('a line of the summary opens a closed sample and goes to its control, and leaves once it is corrected', async () => {
  const { user } = openBookingForm({ defaultValues: wholeBooking });
  await user.clear(sampleCard(1).getByLabelText(/^Size of land/));
  await user.click(button('Hide details of sample 1'));
  await user.click(bookButton());
  await waitFor(() => expect(sampleCard(1).getByLabelText(/^Size of land/)).toHaveFocus());
  await user.click(button('Hide details of sample 1'));
  await user.click(screen.getByRole('link', { name: 'Sample 1: Farm size is required' }));
  const size = sampleCard(1).getByLabelText(/^Size of land/);
  await waitFor(() => expect(size).toHaveFocus());
  await user.type(size, '0');
  await waitFor(() => expect(errorLines()).toEqual(['Sample 1: Enter acres, 0.05 or more, such as 0.50']));
  await user.type(size, ',04');
  expect(errorLines()).toHaveLength(1);
  await user.clear(size);
  await user.type(size, '0,05');
  await waitFor(() => expect(errorLines()).toEqual([]));
});

test('a card added after a failed press is not born with errors', async () => {
  const { user } = openBookingForm({ defaultValues: { ...wholeBooking, farming_type: '' } });
  await user.click(bookButton());
  await seen('1 thing to correct');
  await user.click(button('Add sample'));
  await waitFor(() => expect(sampleCard(2).getByLabelText(/^Sample location/)).toHaveFocus());
  expect(errorLines()).toEqual(['Select Farming Type']);
});

test('errors stay with their sample when another one is removed', async () => {
  const { user } = openBookingForm({ defaultValues: wholeBooking });
  await user.click(button('Duplicate sample 1'));
  await user.clear(sampleCard(2).getByLabelText(/^Sample notes/));
  await user.click(bookButton());
  await waitFor(() => expect(errorLines()).toEqual(['Sample 2: Sample notes required']));
  await user.click(button('Remove sample 1'));
  await waitFor(() => expect(errorLines()).toEqual(['Sample 1: Sample notes required']));
  expect(sampleCard(1).getByLabelText(/^Sample notes/)).toBeInvalid();
});

test('a sample location longer than 500 characters is refused and counted', async () => {
  const long = 'x'.repeat(501);
  const { user } = openBookingForm({
    defaultValues: {
      ...wholeBooking,
      samples: [{ ...wholeBooking.samples[0], sample_location: long } as never],
    },
  });
  await seen('501 of 500');
  await user.click(bookButton());
  await waitFor(() => expect(errorLines()).toEqual(['Sample 1: Use 500 characters or fewer']));
});

test('a withdrawn crop and an unknown soil type of a stored booking meet the second pass', async () => {
  const withdrawn = sampleNamed('Lower plot', { main_crop: 99, soil_type: 'peat' as never });
  const { fake, user, notifications } = openBookingForm({
    booking: { ...storedBooking, samples: [withdrawn] },
  });
  expect(sampleCard(1).getByLabelText(/^Soil type/)).toHaveDisplayValue('peat (no longer offered)');
  await user.click(saveButton());
  await waitFor(() =>
    expect(errorLines()).toEqual([
      'Sample 1: Type of soil is required',
      'Sample 1: Main crop selection is required',
    ]),
  );
  expect(notifications).toEqual([
    { tone: 'error', message: 'Please fill in all required fields for samples', durationMs: 5000 },
  ]);
  const soil = sampleCard(1).getByLabelText(/^Soil type/);
  await waitFor(() => expect(soil).toHaveFocus());
  await user.selectOptions(soil, 'Clay');
  await choose(user, sampleCard(1).getByRole('combobox', { name: /Main crop/ }), 'Maize');
  await waitFor(() => expect(errorLines()).toEqual([]));
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
});

test('a failure to load the crops does not stop a booking: the server decides', async () => {
  const fake = createFakeApi({ crops: { list: () => Promise.reject(new Error('offline')) } });
  const { user } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await seen('Your soil test is booked');
});

test('server errors land on their fields, what fits none stands in the summary, and nothing blocks the next press', async () => {
  const fake = createFakeApi();
  const message = 'Samples 2 Main Crop: Invalid pk "999" - object does not exist.';
  fake.answerCreate(
    async () => {
      throw apiError(400, message, {
        fieldErrors: {
          'samples.1.main_crop': 'Invalid pk "999" - object does not exist.',
          'crops.1': 'A valid integer is required.',
          'samples.0.other_crops': 'Too many.',
          'samples.1.non_field_errors': 'This sample is strange.',
          'samples.7.soil_type': 'Not here.',
          discount: 'Not yours.',
          sensor_data: 'Unknown field.',
          non_field_errors: 'The laboratory is closed.',
        },
      });
    },
    async (body) => toBooking(body),
  );
  const { user, notifications } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(button('Duplicate sample 1'));
  await user.click(bookButton());
  await waitFor(() =>
    expect(errorLines()).toEqual([
      'Crops: A valid integer is required.',
      'Sample 1: Other crops: Too many.',
      'Sample 2: Main crop: Invalid pk "999" - object does not exist.',
      'Sample 2: This sample is strange.',
      'Sample 8: Soil type: Not here.',
      'Discount (KES): Not yours.',
      'Sensor Data: Unknown field.',
      'The laboratory is closed.',
    ]),
  );
  expect(notifications).toEqual([{ tone: 'error', message, durationMs: 8000 }]);
  const crops = screen.getByRole('combobox', { name: /^Crops/ });
  await waitFor(() => expect(crops).toHaveFocus());
  expect(crops).toHaveAccessibleDescription(/A valid integer/);

  // Changing a field clears only its own server error.
  const second = sampleCard(2).getByRole('combobox', { name: /Main crop/ });
  expect(second).toBeInvalid();
  await choose(user, second, 'Kale');
  await waitFor(() => expect(second).toBeValid());
  expect(errorLines()).toContain('Crops: A valid integer is required.');
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(fake.created[1]?.uuid).toBe(fake.created[0]?.uuid);
});

test('a server error on a native field goes when its text changes', async () => {
  const fake = createFakeApi();
  fake.answerCreate(async () => {
    throw apiError(400, 'Email: taken', {
      fieldErrors: { email: 'taken', 'samples.0.sample_notes': 'too short' },
    });
  });
  const { user } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await waitFor(() => expect(errorLines()).toEqual(['Email: taken', 'Sample 1: Sample notes: too short']));
  await user.type(sampleCard(1).getByLabelText(/^Sample notes/), ' and more');
  await waitFor(() => expect(errorLines()).toEqual(['Email: taken']));
});

test('a server error on the farmer is shown by the picker', async () => {
  const fake = createFakeApi();
  fake.answerCreate(async () => {
    throw apiError(400, 'Farmer: gone', {
      fieldErrors: { farmer: 'Invalid pk "2" - object does not exist.' },
    });
  });
  const { user } = openBookingForm({ user: agentUser, defaultValues: wholeBooking }, fake);
  await user.click(await screen.findByRole('option', { name: /Chebet/ }));
  await user.click(bookButton());
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Farmer/ })).toHaveFocus());
  expect(errorLines()).toEqual(['Farmer: Invalid pk "2" - object does not exist.']);
});
