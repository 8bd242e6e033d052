import { screen } from '@testing-library/react';
import type { SampleReceiptRequest, SoilTestSample } from '@udongo/sdk';
import { failure, type Handlers, pageOf } from './fakeApi.ts';
import { booking, openSample } from './records.ts';

/** The field of the bench into which readings are pasted. */
export const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Readings' });

/** A probe that measures. */
export const probe = {
  ...{ id: 7, serial_number: 'NPK7-1', name: 'Field probe 1', agent: null },
  ...{ is_active: true, last_seen_on: null, notes: '' },
};

/** Readings as a probe writes them. */
export const pasted =
  '{"n":12,"p":30,"k":310,"ph":5.0,"ec":110,"humidity":22,"temp":24.1,"lat":-1.0345,"lng":37.0712}';
export const readings = {
  nitrogen: 12,
  phosphorus: 30,
  potassium: 310,
  conductivity: 110,
  moisture: 22,
  temperature: 24.1,
  pH: 5,
  latitude: -1.0345,
  longitude: 37.0712,
};
export const upper: SoilTestSample = {
  ...openSample,
  id: 51,
  code: 'UD-1026-2',
  sample_location: 'Upper terrace',
};

/** A server with two open samples of one booking; `saved` are the bodies that it took. */
export function createLab(samples: SoilTestSample[] = [openSample, upper]): {
  handlers: Handlers;
  saved: unknown[];
} {
  const saved: unknown[] = [];
  let stored = samples;
  const change = (id: string, changes: Partial<SoilTestSample>) => {
    stored = stored.map((sample) => (sample.id === Number(id) ? { ...sample, ...changes } : sample));
    return stored.find((sample) => sample.id === Number(id)) ?? failure(404, { detail: 'Not found.' });
  };
  const handlers: Handlers = {
    'crops.list': () => pageOf([]),
    'bookings.get': () => ({ ...booking, status: 'received' }),
    'bookings.listStatusChanges': () => pageOf([]),
    'samples.list': ({ query }) => {
      const code = query.get('code');
      const open = stored.filter(
        ({ sensor_data, rejected_reason, repeat_asked_on }) =>
          (!sensor_data || repeat_asked_on) && !rejected_reason,
      );
      if (code) return pageOf(stored.filter((sample) => sample.code === code));
      if (!query.has('is_measured')) return pageOf(stored);
      const isReceived = query.get('is_received') === 'true';
      return pageOf(open.filter(({ received_on }) => (received_on !== null) === isReceived));
    },
    'samples.get': ({ record }) => change(record, {}),
    'samples.update': ({ record, body }) => {
      saved.push(body);
      return change(record, { sensor_data: readings, repeat_asked_on: null });
    },
    'samples.listEvents': () => [],
    'samples.listReadings': () => [],
    'samples.receive': ({ body }) => {
      saved.push(body);
      const { samples: sent, received_on } = body as SampleReceiptRequest;
      return sent.map(({ code, condition = '' }) => {
        const found = stored.find((sample) => sample.code === code);
        if (!found) return { code, outcome: 'unknown_code' as const, sample: null };
        if (found.received_on && !found.rejected_reason)
          return { code, outcome: 'already_received' as const, sample: found.id };
        change(String(found.id), {
          received_on: received_on ?? null,
          condition,
          ...{ rejected_reason: null, rejected_on: null, sensor_data: null },
        });
        return { code, outcome: 'received' as const, sample: found.id };
      });
    },
    'samples.reject': ({ record, body }) => {
      saved.push(body);
      return change(record, { rejected_reason: 'leaking_bag', rejected_on: '2026-11-22T10:00:00+03:00' });
    },
  };
  return { handlers, saved };
}
