import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storedBooking } from '../../../test/bookingFixtures.ts';
import { newBookingValues } from '../values/bookingValues.ts';
import { type BookingEvent, knownEvents, reduceBooking, startBooking } from './bookingReducer.ts';
import type { BookingPhase, BookingState } from './bookingState.ts';

const said = { tone: 'error', message: '' } as const;
const refusal = { notice: null };
const values = newBookingValues(null);
const pressed = { uuid: 'one', revision: 1 };

const phases: Record<BookingPhase['name'], BookingPhase> = {
  editing: { name: 'editing' },
  checking: { name: 'checking', pressed },
  confirming: { name: 'confirming', pressed },
  sending: { name: 'sending', pressed },
  refused: { name: 'refused', ...refusal },
  uncertain: { name: 'uncertain', ...refusal },
  waiting: { name: 'waiting', ...refusal },
  kept: { name: 'kept' },
  booked: { name: 'booked', booking: storedBooking },
};

const events: BookingEvent[] = [
  ['filled', { values: null, uuid: null }],
  ['filled', { values: null, uuid: null, keepsNothing: true }],
  ['pressed', false],
  ['invalid', said, null],
  ['valid', values],
  ['declined'],
  ['confirmed', values, 'one', true],
  ['slow'],
  ['booked', said, storedBooking, true],
  ['failed', said, 'refused', [], refusal],
  ['failed', said, 'lost', [], refusal],
  ['kept', said, { reason: 'lost', message: '', waitMs: 0 }],
  ['explained', [], refusal],
  ['another'],
];

/** Cases of the form during a press: the pressed booking, a change of it, another booking, or a stored one. */
const held: Partial<BookingState>[] = [
  { identity: pressed },
  { identity: { ...pressed, revision: 2 } },
  { identity: { uuid: null, revision: 2 } },
  { identity: pressed, stored: storedBooking },
];

/** Every way from one phase to another. */
function listWays() {
  const ways = new Set<string>();
  for (const phase of Object.values(phases)) {
    for (const event of events) {
      for (const holding of held) {
        const before = { ...startBooking(null), isMounted: true, ...holding, phase };
        const [after] = reduceBooking(before, event);
        if (after.phase.name !== phase.name) ways.add(`${phase.name} --> ${after.phase.name}: ${event[0]}`);
      }
    }
  }
  return [...ways].sort();
}

test('the diagram of the architecture shows every way from one phase to another, and no more', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/architecture.md'), 'utf8');
  const diagram = /```mermaid\nstateDiagram-v2\n([^`]+)```/.exec(page)?.[1] ?? '';
  const lines = diagram.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => line !== '' && !line.startsWith('[*]')).sort()).toEqual(listWays());
});

test('an event that its phase does not know changes nothing', () => {
  for (const phase of Object.values(phases)) {
    const state = { ...startBooking(null), phase };
    for (const event of events) {
      if (knownEvents[phase.name].includes(event[0])) continue;
      expect(reduceBooking(state, event)).toEqual([state, []]);
    }
  }
});

test('every phase has a way out', () => {
  const left = new Set(listWays().map((way) => way.split(' ')[0]));
  expect([...left].sort()).toEqual(Object.keys(phases).sort());
});
