import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect } from 'vitest';
import {
  BookingForm,
  type BookingFormProps,
  type BookingFormValues,
  type DraftStorage,
} from '../src/booking-form/index.ts';
import type { Locale, MessageOverrides } from '../src/messages/index.ts';
import { type Notification, type Support, UdongoProvider } from '../src/provider/index.ts';
import { createFakeApi, type FakeApi, farmerUser, sampleNamed, today } from './bookingFixtures.ts';

/** A whole valid booking, but for the details that come from the person's profile. */
export const wholeBooking = {
  test_type: 'basic-macro-nutrients-analysis',
  soil_test_date: '2026-11-24',
  farming_type: 'mixed',
  samples: [sampleNamed('Lower plot')].map(({ id: _, ...sample }) => sample),
} satisfies Partial<BookingFormValues>;

/** Creates a draft storage in memory whose content a test can read. */
export function createMemoryStorage(kept: Record<string, string> = {}) {
  const held = new Map(Object.entries(kept));
  const storage: DraftStorage = {
    load: (key) => held.get(key) ?? null,
    save: (key, value) => {
      held.set(key, value);
    },
    clear: (key) => {
      held.delete(key);
    },
  };
  return { storage, held };
}

const english: { locale: Locale; messages: MessageOverrides } = { locale: 'en', messages: {} };

type Props = Partial<Omit<BookingFormProps, 'mode' | 'booking'>> &
  Pick<BookingFormProps, 'booking'> & {
    support?: Support;
    language?: { locale: Locale; messages: MessageOverrides };
  };

export interface BookingPage {
  fake: FakeApi;
  user: UserEvent;
  notifications: Notification[];
  /** The messages of those that were not taken away. */
  onShow: () => string[];
  unmount: () => void;
  rerender: (props: Props) => void;
}

/** Opens a booking form on small recording ports, as a farmer unless said otherwise. */
export function openBookingForm(props: Props = {}, fake: FakeApi = createFakeApi()): BookingPage {
  const notifications: Notification[] = [];
  const dismissed = new Set<string>();
  const notify = (notification: Notification) => String(notifications.push(notification) - 1);
  const onShow = () =>
    notifications.filter((_, index) => !dismissed.has(String(index))).map(({ message }) => message);
  const draw = ({ booking, support, language = english, ...given }: Props) => {
    const common = { api: fake.api, user: farmerUser, today, draftStorage: null, ...given };
    return (
      <StrictMode>
        <UdongoProvider
          notify={notify}
          dismiss={(id) => dismissed.add(String(id))}
          support={support}
          {...language}
        >
          {booking ? (
            <BookingForm {...common} mode="update" booking={booking} />
          ) : (
            <BookingForm {...common} />
          )}
        </UdongoProvider>
      </StrictMode>
    );
  };
  const { unmount, rerender } = render(draw(props));
  return {
    fake,
    user: userEvent.setup(),
    notifications,
    onShow,
    unmount,
    rerender: (next) => rerender(draw(next)),
  };
}

export const control = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const bookButton = () => button(/^(Book the test|Booking the test)$/);
export const saveButton = () => button(/^(Save changes|Saving changes)$/);

/** The card of a sample, counted from 1. */
export function sampleCard(number: number) {
  const heading = screen.getByRole('heading', { name: `Sample ${number}` });
  const card = heading.closest('li');
  if (!card) throw new Error(`no sample ${number}`);
  return within(card);
}

/** Types into a combobox and takes the line of this name. */
export async function choose(user: UserEvent, box: HTMLElement, name: string) {
  await user.click(box);
  await user.click(await screen.findByRole('option', { name }));
}

/** Fills what a sample needs. */
export async function fillSample(user: UserEvent, number: number, location: string) {
  const card = sampleCard(number);
  await user.type(card.getByLabelText(/^Sample location/), location);
  await user.selectOptions(card.getByLabelText(/^Soil type/), 'Loam');
  await user.type(card.getByLabelText(/^Size of land/), '0.5');
  await choose(user, card.getByRole('combobox', { name: /Main crop/ }), 'Maize');
  await user.type(card.getByLabelText(/^Sample notes/), 'Depth 20 cm');
}

/** The lines of the error summary. */
export function errorLines() {
  const summary = screen.queryByText(/things? to correct$/)?.closest('[role=group]');
  return summary
    ? within(summary as HTMLElement)
        .getAllByRole('listitem')
        .map((line) => line.textContent)
    : [];
}

export async function seen(text: string | RegExp) {
  expect(await screen.findByText(text)).toBeVisible();
}

/** The lines of the one open list. */
export async function listed(count: number) {
  await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(count));
}
