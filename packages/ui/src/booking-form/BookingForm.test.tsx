import { screen, waitFor } from '@testing-library/react';
import type { Booking } from '@udongo/sdk';
import { expect, test } from 'vitest';
import {
  adminUser,
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
  fillSample,
  openBookingForm,
  sampleCard,
  saveButton,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';

test('a farmer books a test with two samples and sees the code and what happens next', async () => {
  const booked: string[] = [];
  const { fake, user, notifications } = openBookingForm({
    onBooked: ({ code }) => booked.push(code ?? ''),
    statusHref: ({ uuid }) => `/status/${uuid}`,
  });
  await user.click(screen.getByRole('radio', { name: /Complete Soil Analysis/ }));
  await user.type(control(/^Date of test/), '2026-11-24');
  expect(screen.getByText('Tuesday, 24 November 2026')).toBeVisible();
  await user.selectOptions(control(/^Farming type/), 'Mixed');
  await choose(user, screen.getByRole('combobox', { name: /^Crops/ }), 'Beans');
  await fillSample(user, 1, ' Lower plot ');
  await user.click(button('Add sample'));
  await fillSample(user, 2, 'Upper plot');
  expect(screen.getByText('KES 13,000.00')).toBeVisible();
  await user.click(bookButton());

  await seen('UD-1027');
  expect(screen.getByRole('heading', { name: 'Your soil test is booked' })).toHaveFocus();
  await seen("We'll collect the soil on Tuesday, 24 November 2026.");
  const [request] = fake.created;
  expect(screen.getByRole('link', { name: 'See the status of the booking' })).toHaveAttribute(
    'href',
    `/status/${request?.uuid}`,
  );
  expect(notifications).toEqual([{ tone: 'success', message: 'Booking done successfully' }]);
  expect(booked).toEqual(['UD-1027']);
  const sample = { sample_notes: 'Depth 20 cm', soil_type: 'loam', size_of_land: '0.5', main_crop: 4 };
  expect(request).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    created_by: 8,
    farmer: null,
    name: 'Wanjiku Kariuki',
    email: 'farmer@udongo.test',
    phone_no: '+254712345678',
    soil_test_date: '2026-11-24',
    no_of_samples: 2,
    test_type: 'complete-soil-analysis',
    farming_type: 'mixed',
    crops: [1],
    county: 22,
    address: '',
    agent: null,
    notes: '',
    discount_code: '',
    samples: [
      { ...sample, sample_location: 'Lower plot', other_crops: [] },
      { ...sample, sample_location: 'Upper plot', other_crops: [] },
    ],
  });

  await user.click(button('Book another'));
  expect(control(/^Date of test/)).toHaveValue('');
  expect(control(/^Full name/)).toHaveValue('Wanjiku Kariuki');
  expect(sampleCard(1).getByLabelText(/^Sample location/)).toHaveValue('');
});

test('a booking is confirmed by a service that gives neither code nor uuid', async () => {
  const fake = createFakeApi();
  fake.answerCreate(async (body) => {
    const { code: _, uuid: __, status: ___, ...plain } = toBooking(body);
    return plain;
  });
  const hrefs = { statusHref: () => '/status', bookingHref: ({ id }: { id: number }) => `/bookings/${id}` };
  const { user } = openBookingForm({ defaultValues: wholeBooking, ...hrefs }, fake);
  await user.click(bookButton());
  await seen('Your soil test is booked');
  const code = screen.getByRole('link', { name: /^#\d+$/ });
  expect(code.getAttribute('href')).toBe(`/bookings/${code.textContent?.slice(1)}`);
  expect(screen.queryByRole('link', { name: 'See the status of the booking' })).toBeNull();
});

test('a service that kept an old name is not said to have saved the new one', async () => {
  const { fake, user, notifications } = openBookingForm({ booking: storedBooking });
  fake.answerUpdate(async (id, body) => toBooking({ ...body, name: storedBooking.name }, id));
  const name = screen.getByRole('textbox', { name: /^Full name/ });
  await user.clear(name);
  await user.type(name, 'Njeri Wambui');
  await user.click(saveButton());
  await waitFor(() =>
    expect(notifications).toEqual([
      {
        tone: 'warning',
        message: 'Saved, but the service kept another value: Full name. Check the booking.',
      },
    ]),
  );
});

test('a person changes a booking: its samples keep their ids, its past date stays valid', async () => {
  const { fake, user, notifications } = openBookingForm({ booking: storedBooking });
  expect(screen.getByRole('radio', { name: /Complete Soil Analysis/ })).toBeChecked();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  await user.type(sampleCard(2).getByLabelText(/^Sample location/), ' by the gate');
  await user.click(button('Add sample'));
  await fillSample(user, 3, 'New plot');
  await user.click(button('Remove sample 1'));
  await user.click(saveButton());

  await waitFor(() =>
    expect(notifications).toEqual([{ tone: 'success', message: 'Booking updated successfully' }]),
  );
  const [{ id, body } = { id: 0, body: undefined }] = fake.updated;
  expect(id).toBe(26);
  expect(body?.soil_test_date).toBe('2026-10-01');
  expect(body?.test_type).toBe('complete-soil-analysis');
  expect(body?.samples.map((sample) => [sample.id, sample.sample_location])).toEqual([
    [51, 'Upper plot by the gate'],
    [undefined, 'New plot'],
  ]);
  expect(fake.created).toEqual([]);
  // The form stays, and the new sample now is a stored one.
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(2));
  expect(fake.updated[1]?.body.samples.map((sample) => sample.id)).toEqual([51, 101]);
});

test('a changed date must be today or later', async () => {
  const { fake, user } = openBookingForm({ booking: storedBooking });
  await user.clear(control(/^Date of test/));
  await user.type(control(/^Date of test/), '2026-11-19');
  await user.click(saveButton());
  await waitFor(() =>
    expect(control(/^Date of test/)).toHaveAccessibleDescription(/Choose today or a later date/),
  );
  await user.clear(control(/^Date of test/));
  await user.type(control(/^Date of test/), '2026-11-20');
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
});

test('only an administrator gives a discount, and marks the report while updating', async () => {
  const { fake, user } = openBookingForm({ booking: storedBooking, user: adminUser });
  const discount = control(/^Discount \(KES\)/);
  await user.clear(discount);
  await user.type(discount, '1,500.5');
  await user.click(saveButton());
  await waitFor(() => expect(discount).toBeInvalid());
  await user.clear(discount);
  await user.type(discount, '1500,50');
  await user.click(screen.getByRole('checkbox', { name: /The report has been sent/ }));
  expect(screen.getByText('− KES 1,500.00')).toBeVisible();
  expect(screen.getByText('KES 11,500.00')).toBeVisible();
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
  expect(fake.updated[0]?.body).toMatchObject({ discount: '1500.50', is_report_sent: true, farmer: null });
});

test('others see a stored discount, and send neither discount nor report', async () => {
  const { fake, user } = openBookingForm({ booking: { ...storedBooking, discount: '1000.00' } });
  expect(screen.queryByLabelText(/^Discount \(KES\)/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('KES 12,000.00')).toBeVisible();
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
  expect(fake.updated[0]?.body).not.toHaveProperty('discount');
  expect(fake.updated[0]?.body).not.toHaveProperty('is_report_sent');
});

test('a changed booking is sent with what the server answered and what the person changed', async () => {
  const {
    notes: _n,
    agent: _a,
    discount_code: _c,
    discount: _d,
    is_report_sent: _r,
    ...answered
  } = storedBooking;
  const { fake, user } = openBookingForm({ booking: answered as Booking, user: adminUser });
  await user.type(control(/^Notes/), 'Call before noon');
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
  const body = fake.updated[0]?.body ?? {};
  expect(body).toMatchObject({ name: storedBooking.name, notes: 'Call before noon' });
  for (const name of ['agent', 'discount_code', 'discount', 'is_report_sent']) {
    expect(body).not.toHaveProperty(name);
  }
});

test('an administrator creating a booking can give a discount and no report yet', async () => {
  const { fake, user } = openBookingForm({
    user: adminUser,
    defaultValues: { ...wholeBooking, farmerChoice: 'no', name: 'Akinyi Owuor', phone_no: '0712 345 999' },
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(bookButton());
  await seen(/soil test .*is booked$/);
  expect(fake.created[0]).toMatchObject({ discount: '0', phone_no: '+254712345999' });
  expect(fake.created[0]).not.toHaveProperty('is_report_sent');
});

test('a removed sample comes back to its place, id included', async () => {
  const { fake, user } = openBookingForm({ booking: storedBooking });
  await user.click(button('Remove sample 1'));
  expect(screen.getByText('Sample 1 removed.')).toBeVisible();
  const undo = button('Undo: bring sample 1 back');
  await waitFor(() => expect(undo).toHaveFocus());
  await user.click(undo);
  const location = sampleCard(1).getByLabelText(/^Sample location/);
  await waitFor(() => expect(location).toHaveFocus());
  expect(location).toHaveValue('Lower plot, beside the borehole');
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
  expect(fake.updated[0]?.body.samples.map(({ id }) => id)).toEqual([50, 51]);
});

test('a duplicated sample is a new one with the same content', async () => {
  const { fake, user } = openBookingForm({ booking: storedBooking });
  await user.click(button('Duplicate sample 1'));
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
  const samples = fake.updated[0]?.body.samples ?? [];
  expect(samples.map(({ id, sample_location }) => [id, sample_location])).toEqual([
    [50, 'Lower plot, beside the borehole'],
    [undefined, 'Lower plot, beside the borehole'],
    [51, 'Upper plot'],
  ]);
});

test('a closed sample keeps what was typed and shows it in a line', async () => {
  const { fake, user } = openBookingForm({ defaultValues: wholeBooking });
  await user.type(sampleCard(1).getByLabelText(/^Sample location/), ' by the river');
  await user.click(button('Hide details of sample 1'));
  await seen('Lower plot by the river · Loam · 1.50 acres · Maize');
  expect(button('Show details of sample 1')).toHaveAttribute('aria-expanded', 'false');
  await user.click(bookButton());
  await seen(/soil test .*is booked$/);
  expect(fake.created[0]?.samples[0]?.sample_location).toBe('Lower plot by the river');
});

test('the soil type can be found by its look', async () => {
  const { user } = openBookingForm();
  await user.click(button('Help me identify it'));
  await user.click(await screen.findByRole('button', { name: /Sandy/ }));
  expect(sampleCard(1).getByLabelText(/^Soil type/)).toHaveValue('Sandy');
});

test('many stored samples arrive closed but for the first', () => {
  const samples = Array.from({ length: 6 }, (_, index) =>
    sampleNamed(`Plot ${index + 1}`, { id: 60 + index }),
  );
  openBookingForm({ booking: { ...storedBooking, samples } });
  expect(screen.getAllByRole('button', { name: /^Show details/ })).toHaveLength(5);
});

test('at most 3 crops of a booking and 2 other crops of a sample are chosen', async () => {
  const { fake, user } = openBookingForm({ defaultValues: wholeBooking });
  const crops = screen.getByRole('combobox', { name: /^Crops/ });
  for (const name of ['Beans', 'Cabbage', 'Kale']) await choose(user, crops, name);
  await user.click(crops);
  expect(await screen.findByRole('option', { name: 'Potato' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  const others = screen.getByRole('combobox', { name: /^Other crops/ });
  await choose(user, others, 'Potato');
  await user.click(others);
  expect(await screen.findByRole('option', { name: 'Kale' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(bookButton());
  await seen(/soil test .*is booked$/);
  expect(fake.created[0]).toMatchObject({ crops: [1, 2, 3], samples: [{ other_crops: [1, 5] }] });
});
