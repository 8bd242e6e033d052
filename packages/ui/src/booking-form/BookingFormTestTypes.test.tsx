import { screen, waitFor } from '@testing-library/react';
import { type TestTypeOption, testTypes } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { adminUser, farmerUser, storedBooking } from '../../test/bookingFixtures.ts';
import {
  bookButton,
  button,
  control,
  createMemoryStorage,
  errorLines,
  openBookingForm,
  saveButton,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';
import { writeDraft } from './session/bookingDraft.ts';
import { newBookingValues } from './values/bookingValues.ts';

const [basic, complete, microbial] = testTypes as [TestTypeOption, TestTypeOption, TestTypeOption];
const dearer = { ...basic, cost_per_test: 2500 };

/** The texts of the cards, in the order shown. */
const cards = () =>
  screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
const card = (name: RegExp) => screen.getByRole('radio', { name });
const amounts = () => screen.getByRole('complementary', { name: 'Amount due' });

const specified = [
  'Basic Macro-Nutrients AnalysisKES 2,000.00 a sample',
  'Complete Soil AnalysisKES 6,500.00 a sample',
  'Microbial AnalysisKES 5,000.00 a sample',
];

test('prices that come while somebody types are shown and summed up, and nothing else changes', async () => {
  const page = openBookingForm({ defaultValues: wholeBooking });
  const { user, fake } = page;
  expect(cards()).toEqual(specified);
  expect(amounts()).toHaveTextContent('TotalKES 2,000.00');
  await user.type(control(/^Address/), 'Githun');

  page.rerender({ defaultValues: wholeBooking, testTypes: [dearer, complete, microbial] });
  expect(cards()).toEqual(['Basic Macro-Nutrients AnalysisKES 2,500.00 a sample', ...specified.slice(1)]);
  expect(card(/Basic/)).toBeChecked();
  expect(control(/^Address/)).toHaveFocus();
  await user.keyboard('guri');
  expect(control(/^Address/)).toHaveValue('Githunguri');
  await user.click(button('Duplicate sample 1'));
  expect(amounts()).toHaveTextContent('KES 2,500.00Samples× 2');
  expect(amounts()).toHaveTextContent('TotalKES 5,000.00');

  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(fake.created).toMatchObject([{ test_type: basic.value, no_of_samples: 2 }]);
});

test('a discount is taken off the price that the host gives', () => {
  openBookingForm({
    user: adminUser,
    defaultValues: { ...wholeBooking, discount: '500' },
    testTypes: [dearer],
  });
  expect(amounts()).toHaveTextContent('TotalKES 2,500.00Discount− KES 500.00');
  expect(amounts()).toHaveTextContent('After discountKES 2,000.00');
});

test('what this form has no name for is not offered, names are its own, and a price may be nothing', async () => {
  const unknown = { value: 'heavy-metals', label: 'Heavy Metals', cost_per_test: 9000 } as never;
  const { user, fake } = openBookingForm({
    defaultValues: { ...wholeBooking, test_type: '' },
    testTypes: [unknown, { ...microbial, label: 'Microbes', cost_per_test: 0 }, basic],
  });
  expect(cards()).toEqual([specified[0], 'Microbial AnalysisKES 0.00 a sample']);
  await user.click(card(/Microbial/));
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(fake.created).toMatchObject([{ test_type: microbial.value }]);
});

test('a chosen test that is no longer offered stays until another is chosen, says so and is not sent', async () => {
  const page = openBookingForm({ defaultValues: wholeBooking });
  const { user, fake } = page;
  await user.click(card(/Complete/));
  page.rerender({ defaultValues: wholeBooking, testTypes: [basic, microbial] });
  expect(cards()).toEqual([specified[0], 'Complete Soil AnalysisNo longer offered', specified[2]]);
  expect(card(/Complete/)).toBeChecked();
  expect(card(/Complete/)).toHaveFocus();
  expect(amounts()).toHaveTextContent('Choose a test type to see the amount.');
  expect(amounts()).toHaveTextContent('TotalKES 0.00');

  await user.click(bookButton());
  await waitFor(() => expect(errorLines()).toEqual(['Select Test Type']));
  expect(fake.created).toEqual([]);

  await user.click(card(/Microbial/));
  expect(cards()).toEqual([specified[0], specified[2]]);
  expect(amounts()).toHaveTextContent('TotalKES 5,000.00');
  await waitFor(() => expect(errorLines()).toEqual([]));
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(fake.created).toMatchObject([{ test_type: microbial.value }]);
});

test('a draft of a test that is no longer offered is continued with it, and said to be so', async () => {
  const values = { ...newBookingValues(farmerUser), test_type: complete.value };
  const { storage } = createMemoryStorage({
    'udongo-booking-draft:8:new': writeDraft({
      savedAt: '2026-11-19T14:05:00Z',
      uuid: null,
      stored: null,
      labels: {},
      values,
    }),
  });
  const { user } = openBookingForm({ draftStorage: storage, testTypes: [basic] });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(card(/Complete/)).toBeChecked();
  expect(card(/No longer offered/)).toBe(card(/Complete/));
});

test('a booking that is changed keeps its test, at the price on offer or as specified', async () => {
  const page = openBookingForm({ booking: storedBooking, testTypes: [dearer] });
  expect(card(/Complete/)).toBeChecked();
  expect(cards()).toEqual([
    'Basic Macro-Nutrients AnalysisKES 2,500.00 a sample',
    'Complete Soil AnalysisKES 6,500.00 a sample',
  ]);
  expect(amounts()).toHaveTextContent('TotalKES 13,000.00');
  await page.user.click(saveButton());
  await waitFor(() => expect(page.fake.updated).toHaveLength(1));

  page.rerender({ booking: storedBooking, testTypes: [dearer, { ...complete, cost_per_test: 7000 }] });
  expect(amounts()).toHaveTextContent('TotalKES 14,000.00');
});
