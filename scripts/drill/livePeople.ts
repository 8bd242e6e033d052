import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Booking, Payment, ReceivedSample, SoilTestSample } from '@udongo/sdk';
import { type Caller, RefusedError } from './createCaller.ts';

/** Answers that the API has acknowledged, word for word. */
export interface Acknowledged {
  bookings: Booking[];
  payments: Payment[];
  received: { sample: number }[];
  readings: SoilTestSample[];
}

/** Everything that a person has in hand once it is over is carried to its end. */
export function livePeople(caller: Caller, accounts: { technician: string }, count: number) {
  const acknowledged: Acknowledged = { bookings: [], payments: [], received: [], readings: [] };
  /** uuids of bookings that were sent, answered or not. */
  const sent = new Set<string>();
  const refused: string[] = [];
  const toMeasure: Booking[] = [];
  let isOver = false;
  let number = 0;

  /** A visitor books and pays. */
  const book = async () => {
    number += 1;
    const uuid = randomUUID();
    sent.add(uuid);
    const phone_no = `+2547${String(20_000_000 + number)}`;
    const booking = await caller.write<Booking>('/agric/soil-test-bookings/', {
      ...{
        uuid,
        phone_no,
        name: `Drill ${number}`,
        test_type: 'complete-soil-analysis',
        farming_type: 'mixed',
      },
      soil_test_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      samples: [sample('Lower plot'), sample('Upper plot')],
    });
    acknowledged.bookings.push(booking);
    toMeasure.push(booking);
    while (!(await pay({ uuid, phone_number: phone_no })));
  };

  /** Pays as somebody at the page does, who pays again when a prompt has led to nothing; gives whether it is paid. */
  const pay = async (wanted: { uuid: string; phone_number: string }): Promise<boolean> => {
    const { reference } = await caller.write<Payment>('/utils/initialize-payment/', wanted);
    // The sandbox's phone honours no key: it refuses a second answer, and knows no prompt that was not sent.
    const approval = { isDone: (status: number) => status === 400 || status === 404 };
    await caller.write(`/utils/sandbox-prompts/${reference}/`, { action: 'approve' }, approval);
    for (const end = performance.now() + promptLifeMs; performance.now() < end; await pause(1000)) {
      const payment = await caller.write<Payment>('/utils/check-payment-status/', { reference });
      if (payment.status === 'paid') acknowledged.payments.push(payment);
      if (payment.status !== 'pending') return payment.status === 'paid';
    }
    return false;
  };

  /** A technician receives the samples of a booking and measures them. */
  const measure = async () => {
    const booking = toMeasure.shift();
    if (!booking) return pause(200);
    const token = accounts.technician;
    const received = await caller.write<ReceivedSample[]>(
      '/agric/soil-test-samples/receive/',
      { received_on: new Date().toISOString(), samples: booking.samples.map(({ code }) => ({ code })) },
      { token },
    );
    acknowledged.received.push(
      ...received.flatMap(({ sample, outcome }) => (sample && outcome === 'received' ? [{ sample }] : [])),
    );
    for (const one of booking.samples) {
      const { sample_location, sample_notes, soil_type, size_of_land, main_crop } = one;
      const body = {
        ...{ booking: booking.id, sample_location, sample_notes, soil_type, size_of_land, main_crop },
        sensor_data: readings(),
      };
      const path = `/agric/soil-test-samples/${one.id}/`;
      acknowledged.readings.push(await caller.write<SoilTestSample>(path, body, { token, method: 'PUT' }));
    }
  };

  const live = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work().catch((error) => {
        if (!(error instanceof RefusedError)) throw error;
        refused.push(error.message);
      });
      await pause(100);
    }
  };
  const lives = [...Array.from({ length: count }, () => live(book)), live(measure)];
  const ended = Promise.all(lives);
  return {
    acknowledged,
    sent,
    refused,
    /** Resolves once everybody has ended what they had begun. */
    end: async () => {
      isOver = true;
      await ended;
    },
  };
}

/** A prompt whose sending broke off is dead by then, and another one can be asked for. */
const promptLifeMs = 185_000;

const sample = (sample_location: string) => ({
  ...{ sample_location, sample_notes: 'Depth 20 cm', soil_type: 'loam', size_of_land: '1.50', main_crop: 1 },
  other_crops: [2],
});

const tenth = (low: number, high: number) => Math.round((low + Math.random() * (high - low)) * 10) / 10;

const readings = () => ({
  nitrogen: tenth(5, 60),
  phosphorus: tenth(5, 60),
  potassium: tenth(50, 300),
  moisture: tenth(10, 40),
  temperature: tenth(15, 30),
  pH: tenth(4.5, 7.5),
  conductivity: tenth(40, 200),
  latitude: -1.03326,
  longitude: 36.86902,
});
