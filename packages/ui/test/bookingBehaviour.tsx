import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { BookingFormParams, DraftStorage } from '../src/booking-form/index.ts';
import { type BookingQueue, createBookingQueue } from '../src/booking-queue/index.ts';
import { createTranslator, type Locale, type MessageOverrides } from '../src/messages/index.ts';
import { sw } from '../src/messages/kiswahili.ts';
import { UdongoProvider } from '../src/provider/index.ts';
import { type BookingEntries, fillBooking } from '../src/testing/index.ts';
import {
  apiError,
  createFakeApi,
  type FakeApi,
  farmerUser,
  networkError,
  today,
  wholeEntries,
} from './bookingFixtures.ts';
import { createMemoryStorage } from './bookingPage.tsx';
import { pressed } from './queueFixtures.ts';
import { createSharedStorage } from './queueWorld.ts';

/** A booking form with markup of its own. Its labels are the form's. */
export interface BookingBody {
  Form: ComponentType<Partial<Omit<BookingFormParams, 'mode' | 'booking'>>>;
  /** A text that is seen once the test is booked. Default: the form's own. */
  booked?: RegExp;
  /** The label of its first required field. Default: the name. */
  first?: RegExp;
  /** Fields that it presets and does not draw. */
  hides?: readonly (keyof BookingEntries)[];
  /** The button that continues an unfinished booking. Default: the form's own. */
  continue?: RegExp;
}

interface Language {
  locale: Locale;
  messages: MessageOverrides;
}

const english: Language = { locale: 'en', messages: {} };

/**
 * Tests that every body of the booking form does the same: books, shows refusals at their fields, loses nothing without a network
 * or by a reload, speaks Kiswahili, and works with the keyboard.
 */
export function describeBooking(name: string, body: BookingBody) {
  const {
    Form,
    booked = /Your soil test is booked/,
    continue: goOn = /^Continue$/,
    hides = [],
    first = /^Full name/,
  } = body;
  const drawn = (entries: object): BookingEntries =>
    Object.fromEntries(
      Object.entries(entries).filter(([name]) => !hides.includes(name as keyof BookingEntries)),
    );
  const fillWhole = (more: BookingEntries = {}) => fillBooking(screen, drawn({ ...wholeEntries, ...more }));

  function open(
    fake: FakeApi = createFakeApi(),
    storage: DraftStorage | null = null,
    language = english,
    queue?: BookingQueue,
  ) {
    render(
      <StrictMode>
        <UdongoProvider notify={() => ''} dismiss={() => undefined} {...language}>
          <Form api={fake.api} user={farmerUser} today={today} draftStorage={storage} queue={queue} />
        </UdongoProvider>
      </StrictMode>,
    );
    return { fake, user: userEvent.setup({ delay: null }) };
  }

  const press = (text = 'Book the test') => screen.getByRole('button', { name: text });
  const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const seen = (text: RegExp) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

  test(`${name}: a person books, with the amount and the names of what they choose`, async () => {
    const { fake, user } = open();
    await fillWhole({ crops: ['Beans', 'Kale'], discount_code: 'SHAMBA10' });
    await seen(/6,500/);
    await user.click(press());
    await seen(booked);
    await seen(/UD-1027/);
    expect(fake.created).toHaveLength(1);
    expect(fake.created[0]).toMatchObject({
      name: 'Wanjiku Kariuki',
      phone_no: '+254712345678',
      test_type: 'complete-soil-analysis',
      ...drawn({ crops: [1, 3], discount_code: 'SHAMBA10' }),
      county: 22,
      samples: [{ sample_location: 'Lower plot', soil_type: 'loam', main_crop: 4 }],
    });
  });

  test(`${name}: an empty form says at each field and in their order what it needs, and the first wrong one has the focus`, async () => {
    const { fake, user } = open();
    await user.clear(control(/^Full name/));
    await user.click(press());
    await waitFor(() => expect(control(first)).toHaveFocus());
    expect(control(/^Full name/)).toBeInvalid();
    expect(control(/^Full name/)).toHaveAccessibleDescription(/Name is required/);
    expect(control(/^Sample location/)).toHaveAccessibleDescription(/Sample location required/);
    expect(document.body).not.toHaveTextContent(/booking(Errors)?\.|mixed|complete-soil-analysis/);
    expect(fake.created).toEqual([]);
    const listed = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map(({ hash }) => hash);
    const fields = document.querySelectorAll(listed.map((hash) => `[id="${hash.slice(1)}"]`).join());
    expect(listed.length).toBeGreaterThan(5);
    expect(listed).toEqual(Array.from(fields, ({ id }) => `#${id}`));
    await user.type(control(/^Full name/), 'Wanjiku');
    await waitFor(() => expect(control(/^Full name/)).toBeValid());
  });

  test(`${name}: a refusal of the server is shown at its field, and what was typed is sent again`, async () => {
    const fake = createFakeApi();
    const refuse = () =>
      Promise.reject(apiError(400, 'Bad request', { fieldErrors: { phone_no: 'This number is barred.' } }));
    fake.answerCreate(refuse, createFakeApi().api.bookings.create);
    const { user } = open(fake);
    await fillWhole();
    await user.click(press());
    await waitFor(() =>
      expect(control(/^Phone number/)).toHaveAccessibleDescription(/This number is barred/),
    );
    expect(control(/^Phone number/)).toHaveFocus();
    await user.clear(control(/^Phone number/));
    await user.type(control(/^Phone number/), '0722000000');
    await user.click(press());
    await seen(booked);
    expect(fake.created.map(({ phone_no }) => phone_no)).toEqual(['+254712345678', '+254722000000']);
  });

  test(`${name}: when the line is cut nothing is lost, and the repeat goes out under the same uuid`, async () => {
    const fake = createFakeApi();
    fake.answerCreate(() => Promise.reject(networkError()), createFakeApi().api.bookings.create);
    const { user } = open(fake);
    await fillWhole();
    await user.click(press());
    await seen(/No answer came. Nothing is lost/);
    expect(control(/^Sample location/)).toHaveValue('Lower plot');
    await user.click(press());
    await seen(booked);
    expect(new Set(fake.created.map(({ uuid }) => uuid)).size).toBe(1);
  });

  test(`${name}: after a reload the unfinished booking is offered, and continued with all that was typed`, async () => {
    const { storage, held } = createMemoryStorage();
    open(createFakeApi(), storage);
    await fillWhole();
    await waitFor(() => expect([...held.values()].join()).toContain('Depth 20 cm'));
    cleanup();
    const { fake, user } = open(createFakeApi(), storage);
    await user.click(await screen.findByRole('button', { name: goOn }));
    expect(control(/^Sample notes/)).toHaveValue('Depth 20 cm');
    await user.click(press());
    await seen(booked);
    expect(fake.created[0]).toMatchObject({ county: 22, samples: [{ soil_type: 'loam', main_crop: 4 }] });
    expect(held.size).toBe(0);
  });

  test(`${name}: in Kiswahili labels, options and errors are Kiswahili`, async () => {
    const language: Language = { locale: 'sw', messages: sw };
    const t = createTranslator('sw', sw);
    const { user } = open(createFakeApi(), null, language);
    await fillBooking(
      screen,
      drawn({ farming_type: t('farmingType.mixed'), test_type: t('testType.complete') }),
      language,
    );
    await user.click(press(t('bookingSummary.book')));
    await seen(new RegExp(t('bookingErrors.locationRequired')));
    expect(document.body).not.toHaveTextContent(/required|Sample location/);
  });

  test(`${name}: a booking that waits for the network is seen in Kiswahili, and opened again to be changed`, async () => {
    const fake = createFakeApi();
    const queue = createBookingQueue({
      ...{ bookings: fake.api.bookings, owner: farmerUser.id, retryCreates: true },
      ...{ storage: createSharedStorage(), events: new EventTarget() },
      today: () => today,
      isOnline: () => false,
    });
    onTestFinished(queue.start());
    await queue.press(pressed('kept', { name: 'Chebet Kiplagat' }));
    const { user } = open(fake, createMemoryStorage().storage, { locale: 'sw', messages: sw }, queue);
    await seen(/^Inasubiri kutumwa$/);
    await seen(/Inasubiri\. Tutaituma ukirudi mtandaoni\./);
    await user.click(screen.getByRole('button', { name: 'Hariri: Chebet Kiplagat' }));
    await waitFor(() => expect(screen.getByDisplayValue('Lower plot')).toBeVisible());
    expect(fake.created).toEqual([]);
  });

  test(`${name}: a person books with the keyboard, and the confirmation takes the focus`, async () => {
    const { fake, user } = open();
    await fillWhole();
    await user.click(control(/^Full name/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(booked));
    expect(document.body).not.toHaveFocus();
    expect(fake.created).toHaveLength(1);
    const inside = within(document.body);
    expect(inside.queryByRole('button', { name: 'Book the test' })).toBeNull();
  });
}
