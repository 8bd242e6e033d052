import { ApiError, type Booking, type BookingRequest, NetworkError } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { booking } from '../../test/records.ts';
import type { OwnDrafts } from '../lib/ownDrafts.ts';
import { createEdits, type KeptEdits } from './createEdits.ts';

const base: Booking = { ...booking, version: 'v1', notes: 'Gate is locked' };
const bodyOf = (changes: Partial<Booking>) => ({ ...base, ...changes }) as unknown as BookingRequest;
const call = { method: 'PUT', path: '/agric/soil-test-bookings/26/' } as const;

/** A device, and a service that stores what is sent with its version. */
function createDevice({ isFull = false } = {}) {
  let kept: string | null = null;
  const drafts: OwnDrafts<KeptEdits> = {
    load: () => kept && JSON.parse(kept),
    save: (_, content) => {
      if (!isFull) kept = JSON.stringify(content);
    },
    clear: () => {
      kept = null;
    },
    listen: () => undefined,
  };
  const device = {
    stored: base,
    isOnline: false,
    refusal: undefined as ApiError | undefined,
    sent: [] as BookingRequest[],
    said: [] as string[],
    goOnline: async (edits: ReturnType<typeof createEdits>) => {
      device.isOnline = true;
      await edits.send();
    },
    /** Opens the page on this device. */
    open: () =>
      createEdits({
        drafts,
        update: async (_, body) => {
          if (!device.isOnline) throw new NetworkError({ ...call, cause: new TypeError('Failed to fetch') });
          device.sent.push(body);
          if (device.refusal) throw device.refusal;
          if (body.version !== device.stored.version) {
            const stale = { code: 'stale', stored: device.stored };
            throw new ApiError('Stale', { ...call, status: 412, body: stale });
          }
          device.stored = { ...device.stored, ...(body as Partial<Booking>), version: `${body.version}+` };
          return device.stored;
        },
        isHere: () => true,
        wait: () => () => undefined,
        onSaved: () => device.said.push('saved'),
        onProblem: ({ problem }) => device.said.push(problem?.kind ?? ''),
      }),
  };
  return device;
}

test('a change without a network waits through a reload, and goes with its version when the network is back', async () => {
  const device = createDevice();
  expect(device.open().keep({ base, body: bodyOf({ notes: 'Call first' }) })).toBe(true);
  const edits = device.open();
  await edits.send();
  expect(edits.get().waiting).toHaveLength(1);
  await device.goOnline(edits);
  expect(device.sent).toMatchObject([{ version: 'v1', notes: 'Call first' }]);
  expect([edits.get().waiting, device.said]).toEqual([[], ['saved']]);
});

test('a second change of the same booking takes the place of the first, and starts where that started', async () => {
  const device = createDevice();
  const edits = device.open();
  edits.keep({ base, body: bodyOf({ notes: 'Call first' }) });
  edits.keep({ base: { ...base, notes: 'Call first' }, body: bodyOf({ notes: 'Call before eight' }) });
  expect(edits.find(26)).toMatchObject({
    base: { notes: 'Gate is locked' },
    body: { notes: 'Call before eight' },
  });
  await device.goOnline(edits);
  expect(device.sent).toHaveLength(1);
});

test('what only the colleague changed is merged without asking', async () => {
  const device = createDevice();
  const edits = device.open();
  edits.keep({ base, body: bodyOf({ notes: 'Call first' }) });
  device.stored = { ...base, version: 'v2', address: 'Riabai' };
  await device.goOnline(edits);
  expect(device.stored).toMatchObject({ notes: 'Call first', address: 'Riabai', version: 'v2+' });
  expect([edits.get().waiting, device.said]).toEqual([[], ['saved']]);
});

test('what both changed waits for the person, with everything that they typed; others go on', async () => {
  const device = createDevice();
  const edits = device.open();
  edits.keep({ base, body: bodyOf({ notes: 'Call first' }) });
  device.stored = { ...base, version: 'v2', notes: 'Bring a spade' };
  await device.goOnline(edits);
  expect(device.stored.notes).toBe('Bring a spade');
  expect(device.open().find(26)).toMatchObject({
    base: { notes: 'Gate is locked', version: 'v1' },
    body: { notes: 'Call first' },
    problem: { kind: 'conflict' },
  });
  expect(device.said).toEqual(['conflict']);
  await edits.send();
  expect(device.sent).toHaveLength(1);
});

test.each([
  [404, 'missing'],
  [400, 'refused'],
  [403, 'refused'],
])('a change that is refused with %i waits as %s', async (status, kind) => {
  const device = createDevice();
  const edits = device.open();
  edits.keep({ base, body: bodyOf({ notes: 'Call first' }) });
  device.refusal = new ApiError('No.', { ...call, status });
  await device.goOnline(edits);
  expect(edits.find(26)?.problem).toEqual({ kind, message: 'No.' });
});

test('a change whose form is open is not sent before the form is closed', async () => {
  const device = createDevice();
  const edits = device.open();
  edits.keep({ base, body: bodyOf({ notes: 'Call first' }) });
  const release = edits.hold(26);
  await device.goOnline(edits);
  expect(device.sent).toEqual([]);
  release();
  await expect.poll(() => device.said).toEqual(['saved']);
});

test('a device that keeps nothing says so', () => {
  expect(
    createDevice({ isFull: true })
      .open()
      .keep({ base, body: bodyOf({ notes: 'x' }) }),
  ).toBe(false);
});
