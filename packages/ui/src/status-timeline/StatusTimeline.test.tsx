import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusTimeline, type TimelineChange } from './index.ts';

const changes: TimelineChange[] = [
  // Newest first, as a server may answer.
  { status: 'received', changed_on: '2026-11-19T08:05:00+03:00', changed_by_name: 'Ada Auma' },
  { status: 'sample_collected', changed_on: '2026-11-18T10:30:00+03:00', is_skipped: true },
  { status: 'booked', changed_on: '2026-11-15T22:30:00Z' },
];

const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of the test' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a person sees each finished step with its day, the current one and the steps to come', () => {
  render(<StatusTimeline status="received" changes={changes} due_on="2026-11-24" />);
  expect(steps()).toEqual([
    // 01:30 of the next day in Nairobi.
    'Booked, done16 Nov 2026',
    'Samples collected, skipped18 Nov 2026',
    'Received, now19 Nov 2026, Ada Auma',
    'Analysed, to come',
    'Verified, to come',
    'Report ready, to come',
  ]);
  expect(screen.getAllByRole('listitem').map(({ ariaCurrent }) => ariaCurrent)[2]).toBe('step');
  expect(screen.getByText("Next, we'll measure each sample.")).toBeTruthy();
  expect(screen.getByText('Expected by 24 Nov 2026.')).toBeTruthy();
});

test('after a step back, the steps beyond it are to come again and the latest reason is told', () => {
  const back: TimelineChange = {
    status: 'sample_collected',
    changed_on: '2026-11-20T08:00:00+03:00',
    note: 'The box went to the wrong room.',
  };
  render(<StatusTimeline status="sample_collected" changes={[...changes, back]} />);
  expect(steps().slice(1, 3)).toEqual([
    'Samples collected, now20 Nov 2026The box went to the wrong room.',
    'Received, to come',
  ]);
});

test.each([
  [{ is_late: true, due_on: '2026-11-20' }, /^This was due on 20 Nov 2026. We're late/],
  [{ is_late: true, due_on: '2026-11-20', new_due_on: '2026-11-26' }, /The new date is 26 Nov 2026/],
])('once the promised day has passed, %o says so', (props, said) => {
  render(<StatusTimeline status="received" changes={changes} {...props} />);
  expect(screen.getByText(said)).toBeTruthy();
});

test('a canceled booking shows how far it came and why it ended, and promises nothing', () => {
  const canceled: TimelineChange = {
    status: 'canceled',
    changed_on: '2026-11-20T08:00:00+03:00',
    note: 'The farmer sold the plot.',
  };
  render(
    <StatusTimeline
      status="canceled"
      changes={[changes[2], canceled].filter((c) => c !== undefined)}
      due_on="2026-11-24"
    />,
  );
  expect(steps()).toEqual([
    'Booked, done16 Nov 2026',
    'Canceled20 Nov 2026Reason: The farmer sold the plot.',
  ]);
  expect(screen.queryByText(/Expected by|was due/)).toBeNull();
});

test.each([null, undefined])('of a service whose status is %s, nothing is shown', (status) => {
  const { container } = render(<StatusTimeline status={status} />);
  expect(container.innerHTML).toBe('');
});

test('a service that stores no steps shows the status without days', () => {
  render(<StatusTimeline status="report_ready" />);
  expect(steps().at(-1)).toBe('Report ready, done');
  expect(screen.getByText('The test is complete.')).toBeTruthy();
});

test('on paper a step that is done keeps its ground: without it each circle would be empty', () => {
  render(<StatusTimeline status="received" changes={changes} />);
  const [mark] = document.querySelectorAll('.udongo-status-timeline__mark');
  expect(mark && getComputedStyle(mark).printColorAdjust).toBe('exact');
});

test('a status that this version does not know is the current step, after those that were reached', () => {
  const status = 'in_quarantine' as TimelineChange['status'];
  render(<StatusTimeline status={status} changes={changes} due_on="2026-11-24" />);
  expect(steps().at(-1)).toBe('In Quarantine, now');
  expect(steps()).toHaveLength(4);
  expect(document.body.textContent).not.toContain('statusTimeline.');
});

test('a booking whose steps are null shows its status', () => {
  render(<StatusTimeline status="received" changes={null} />);
  expect(steps()[2]).toContain('Received');
});
