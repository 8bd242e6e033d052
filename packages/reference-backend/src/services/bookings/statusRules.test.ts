import { expect, test } from 'vitest';
import { bookingStatuses } from '../../values.ts';
import { decideStep, listNextStatuses } from './statusRules.ts';

/** Signs of the cells: taken (+), taken with a reason (?), refused (-), the same status (=), only by a report (r), canceled (x). */
const expectedCells = {
  administrator: {
    //                booked collected received analysed verified ready canceled
    booked: '=+???r?',
    sample_collected: '?=+??r?',
    received: '??=??r?',
    analysed: '???=+r?',
    verified: '????=r?',
    report_ready: '?????=?',
    canceled: '?????r=',
  },
  agent: {
    booked: '=+----?',
    sample_collected: '?=-----',
    received: '-------',
    analysed: '-------',
    verified: '-------',
    report_ready: '-------',
    canceled: 'xxxxxxx',
  },
  technician: {
    booked: '=+?--r-',
    sample_collected: '?=+--r-',
    received: '-?=?-r-',
    analysed: '--?=-r-',
    verified: '-------',
    report_ready: '-------',
    canceled: 'xxxxxxx',
  },
  farmer: {
    booked: '=-----?',
    sample_collected: '-------',
    received: '-------',
    analysed: '-------',
    verified: '-------',
    report_ready: '-------',
    canceled: 'xxxxxxx',
  },
  anonymous: {
    booked: '-------',
    sample_collected: '-------',
    received: '-------',
    analysed: '-------',
    verified: '-------',
    report_ready: '-------',
    canceled: '-------',
  },
} as const;

const meaning = {
  '+': 'allowed',
  '?': 'needs_reason',
  '-': { refused: 'You cannot set this status now. Ask an administrator.' },
  r: { refused: 'A booking becomes report_ready when its report is made.' },
  x: { refused: 'This booking is cancelled.' },
  '=': { refused: 'The booking has this status already.' },
} as const;

const roles = ['administrator', 'agent', 'technician', 'farmer', 'anonymous'] as const;
const cells = roles.flatMap((role) =>
  bookingStatuses.flatMap((from) =>
    bookingStatuses.map((to, index) => ({
      role,
      from,
      to,
      cell: expectedCells[role][from][index] as keyof typeof meaning,
    })),
  ),
);

test.each(cells)('$role takes a booking from $from to $to: $cell', ({ role, from, to, cell }) => {
  expect(decideStep(role, from, to)).toEqual(meaning[cell]);
});

test('the steps that a person is offered begin with the normal next one and end with the cancellation', () => {
  expect(listNextStatuses('administrator', 'received')).toEqual([
    { status: 'analysed', needs_reason: true },
    { status: 'verified', needs_reason: true },
    { status: 'booked', needs_reason: true },
    { status: 'sample_collected', needs_reason: true },
    { status: 'canceled', needs_reason: true },
  ]);
  expect(listNextStatuses('agent', 'booked')).toEqual([
    { status: 'sample_collected', needs_reason: false },
    { status: 'canceled', needs_reason: true },
  ]);
  expect(listNextStatuses('farmer', 'sample_collected')).toEqual([]);
});
