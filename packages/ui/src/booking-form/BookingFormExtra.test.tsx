import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { PartsForm } from '../../examples/BookingFormParts.tsx';
import { PlainForm } from '../../examples/useBookingForm.tsx';
import { apiError, createFakeApi, farmerUser, storedBooking, today } from '../../test/bookingFixtures.ts';
import {
  bookButton,
  button,
  control,
  createMemoryStorage,
  openBookingForm,
  saveButton,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';
import { createSharedStorage } from '../../test/queueWorld.ts';
import { createBookingQueue } from '../booking-queue/index.ts';
import { UdongoProvider } from '../provider/index.ts';
import { type BookingExtra, type BookingFormParams, useBookingForm } from './index.ts';

type Params = Pick<BookingFormParams, 'sendExtra' | 'draftStorage' | 'defaultValues' | 'extraFields'>;

/** Opens a form with a plot number, which is no field of the contract. */
function open(params: Params = {}) {
  const { api, created } = createFakeApi();
  const told: [Booking['code'], BookingExtra][] = [];
  const defaultValues = { ...wholeBooking, ...params.defaultValues };
  render(
    <UdongoProvider notify={() => ''} dismiss={() => undefined}>
      <PartsForm
        api={api}
        user={farmerUser}
        today={today}
        draftStorage={null}
        onBooked={({ code }, extra) => told.push([code, extra])}
        {...params}
        defaultValues={defaultValues}
      />
    </UdongoProvider>,
  );
  return { api, created, told, user: userEvent.setup() };
}

test('an own field survives a reload, is not sent by itself, and arrives with the stored booking', async () => {
  const { storage, held } = createMemoryStorage();
  const before = open({ draftStorage: storage });
  await before.user.type(control('Plot number'), 'LR 209/17');
  await waitFor(() => expect([...held.values()].join()).toContain('LR 209/17'));
  cleanup();
  const { created, told, user } = open({ draftStorage: storage });
  expect(control('Plot number')).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(control('Plot number')).toHaveValue('LR 209/17');
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(told).toEqual([['UD-1027', { plot_no: 'LR 209/17' }]]);
  expect(JSON.stringify(created)).not.toMatch(/extra|plot_no|LR 209/);
});

test.each([
  ['as extra', true, { extra: { plot_no: 'LR 209/17' } }],
  ['under a key of the service', ({ plot_no }: BookingExtra) => ({ plot: plot_no }), { plot: 'LR 209/17' }],
] as const)('an own field is sent %s if the page asks for it', async (_, sendExtra, sent) => {
  const { created, user } = open({ sendExtra, defaultValues: { extra: { plot_no: 'LR 209/17' } } });
  expect(control('Plot number')).toHaveValue('LR 209/17');
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(created).toEqual([expect.objectContaining({ ...sent, name: 'Wanjiku Kariuki' })]);
});

test.each([
  ['under extra', true, 'extra.plot_no'],
  ['under a key of the service', (extra: BookingExtra) => extra, 'plot_no'],
] as const)(
  'an own field that the service refuses %s says so, is led to, and is right once changed',
  async (_, sendExtra, key) => {
    const { user, api } = open({ sendExtra, defaultValues: { extra: { plot_no: 'LR 209/17' } } });
    const refusal = apiError(400, 'Bad request', { fieldErrors: { [key]: 'Not in the register.' } });
    api.bookings.create = async () => Promise.reject(refusal);
    await user.click(bookButton());
    await seen('Plot No: Not in the register.');
    const plot = control('Plot number');
    expect(plot).toHaveFocus();
    expect(plot).toBeInvalid();
    expect(plot).toHaveAccessibleDescription('Not in the register.');
    await user.type(plot, '8');
    await waitFor(() => expect(plot).toBeValid());
  },
);

test('an own rule keeps the form from being sent, says so at the field and in the list of errors, and is led to', async () => {
  const { created, user } = open();
  await user.type(control('Plot number'), 'beside the mill');
  await user.click(bookButton());
  const plot = control('Plot number');
  await waitFor(() => expect(plot).toHaveFocus());
  expect(plot).toHaveAccessibleDescription('Write the plot number with its digits');
  expect(screen.getByRole('link', { name: 'Write the plot number with its digits' })).toBeVisible();
  expect(created).toEqual([]);
  await user.type(plot, ' 17');
  await waitFor(() => expect(plot).toBeValid());
  expect(screen.queryByRole('link', { name: /digits/ })).toBeNull();
  await user.click(bookButton());
  await seen('Your soil test is booked');
});

test('an own field whose rule refuses nothing typed is required', async () => {
  const validate = (plot: unknown) => (plot ? undefined : 'Plot number is required');
  const { created, user } = open({ extraFields: { plot_no: { label: 'Plot number', validate } } });
  const plot = screen.getByRole('textbox', { name: /^Plot number/ });
  expect(plot).toBeRequired();
  await user.click(bookButton());
  await waitFor(() => expect(plot).toHaveFocus());
  expect(plot).toHaveAccessibleDescription('Plot number is required');
  expect(created).toEqual([]);
});

test('an own field can be called message: its error is one line, at its own place', async () => {
  const { user } = open({
    extraFields: { message: { label: 'Message', validate: () => 'Write a message' } },
  });
  await user.click(bookButton());
  await seen('Write a message');
  expect(screen.getAllByRole('link', { name: 'Write a message' })).toHaveLength(1);
});

test('a page that asks for own fields and has none sends nothing more, and is told of none', async () => {
  const { created, told, user } = open({ sendExtra: true });
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(created[0]).not.toHaveProperty('extra');
  expect(told).toEqual([['UD-1027', {}]]);
});

test('an own field waits with its booking, opens with it, and is told when the queue has sent it', async () => {
  const fake = createFakeApi();
  const storage = createSharedStorage();
  const events = new EventTarget();
  const network = { isOnline: false };
  const queue = createBookingQueue({
    bookings: fake.api.bookings,
    owner: farmerUser.id,
    retryCreates: true,
    storage,
    events,
    today: () => today,
    isOnline: () => network.isOnline,
  });
  const stop = queue.start();
  const told: unknown[] = [];
  queue.onSent((_, extra) => told.push(extra));
  const defaultValues = { ...wholeBooking, extra: { plot_no: 'LR 209/17' } };
  const { user } = openBookingForm({ queue, defaultValues, sendExtra: true }, fake);
  await user.click(bookButton());
  await user.click(await screen.findByRole('button', { name: 'Edit: Wanjiku Kariuki' }));
  await waitFor(() => expect(document.activeElement).toContainElement(control(/^Address/)));
  await user.click(button('Book the test'));
  network.isOnline = true;
  events.dispatchEvent(new Event('online'));
  await seen('Sent. Your code is UD-1027');
  expect(fake.created).toEqual([expect.objectContaining({ extra: { plot_no: 'LR 209/17' } })]);
  expect(told).toEqual([{ plot_no: 'LR 209/17' }]);
  expect(JSON.stringify(queue.getSnapshot().items)).not.toContain('LR 209');
  stop();
});

function ChangedBooking(params: Pick<BookingFormParams, 'api'>) {
  const defaultValues = { extra: { plot_no: 'LR 209/17' } };
  const common = { user: farmerUser, draftStorage: null, today, defaultValues };
  const plot_no = { label: 'Plot number', validate: (plot: unknown) => (plot ? undefined : 'Missing') };
  const form = useBookingForm({
    ...common,
    ...params,
    mode: 'update',
    booking: storedBooking,
    extraFields: { plot_no },
  });
  return (
    <form {...form.getFormProps()}>
      <label>
        {form.getLabel('extra.plot_no')} <input {...form.getFieldProps('extra.plot_no')} />
      </label>
      <p {...form.getErrorProps('extra.plot_no')} />
      {form.errors.map(({ text }) => (
        <p key={text}>To do: {text}</p>
      ))}
      <button type="submit">{form.submitLabel}</button>
    </form>
  );
}

test('an own field is drawn as any other text of a form of plain HTML', async () => {
  const { api } = createFakeApi();
  const told: BookingExtra[] = [];
  const validate = (plot: unknown) => (plot ? undefined : 'Plot number is required');
  render(
    <PlainForm
      {...{ api, today, draftStorage: null, defaultValues: wholeBooking, user: farmerUser }}
      extraFields={{ plot_no: { label: 'Plot number', validate } }}
      onBooked={(_, extra) => told.push(extra)}
    />,
  );
  const user = userEvent.setup();
  const plot = screen.getByRole('textbox', { name: 'Plot number' });
  expect(plot).toBeRequired();
  await user.click(bookButton());
  await waitFor(() => expect(plot).toHaveAccessibleDescription('Plot number is required'));
  await user.type(plot, 'LR 209/17');
  await waitFor(() => expect(plot).toBeValid());
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(told).toEqual([{ plot_no: 'LR 209/17' }]);
});

test('an own field of a stored booking starts with what the page knows, and stays as it was saved', async () => {
  const { api, updated } = createFakeApi();
  render(<ChangedBooking api={api} />);
  const user = userEvent.setup();
  expect(control('Plot number')).toHaveValue('LR 209/17');
  expect(control('Plot number')).toBeRequired();
  await user.clear(control('Plot number'));
  await user.click(saveButton());
  await seen('To do: Missing');
  expect(control('Plot number')).toHaveAccessibleDescription('Missing');
  expect(updated).toEqual([]);
  await user.type(control('Plot number'), 'LR 209/17B');
  await user.click(saveButton());
  await waitFor(() => expect(updated).toHaveLength(1));
  await waitFor(() => expect(control('Plot number')).toHaveValue('LR 209/17B'));
});

/** A page that draws no button that brings a removed sample back. */
function SamplesOnly({ api }: Pick<BookingFormParams, 'api'>) {
  const form = useBookingForm({ api, user: farmerUser, today, draftStorage: null });
  return (
    <form {...form.getFormProps()}>
      {form.samples.rows.map(({ key }, index) => (
        <button key={key} type="button" onClick={() => form.samples.remove(index)}>
          Remove {index + 1}
        </button>
      ))}
      <button type="button" {...form.getTargetProps('add')} onClick={form.samples.add}>
        Add
      </button>
    </form>
  );
}

test('the focus is on the button that adds samples after a removal on a page that undoes none', async () => {
  render(<SamplesOnly api={createFakeApi().api} />);
  await userEvent.click(button('Remove 1'));
  expect(button('Add')).toHaveFocus();
});
