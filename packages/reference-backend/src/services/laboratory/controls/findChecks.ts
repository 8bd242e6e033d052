import type { ControlCheck, ControlChecks, ControlValue } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, asc, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, sampleReadingsHistory, samples, verificationComments } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { groupBy, sampleCode } from '../../bookings/StoredBooking.ts';
import { bookingsOf } from '../../people/bookingsOf.ts';
import { readControlSettings } from './controlSettings.ts';
import { isPicked, readDuplicates } from './duplicates.ts';
import { judgeControls } from './judgeControls.ts';

type BookingRow = typeof bookings.$inferSelect;

/** Reads what controls say of a booking, and the last comment on it. Errors: throws 404 out of the caller's reach. */
export async function getChecks(db: Db, actor: Actor, id: number): Promise<ControlChecks> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), bookingsOf(db, actor)));
  if (!booking) throw notFound();
  const [last] = await db
    .select({ comment: verificationComments.comment })
    .from(verificationComments)
    .where(eq(verificationComments.booking_id, id))
    .orderBy(desc(verificationComments.id))
    .limit(1);
  return { checks: await findChecks(db, booking), comment: last?.comment ?? '' };
}

/** Finds what is missing or beyond limits of the measured samples of a booking; rejected ones are left out. */
export async function findChecks(db: Db, booking: BookingRow): Promise<ControlCheck[]> {
  const { asks_for_controls, duplicates_one_in } = await readControlSettings(db);
  if (!asks_for_controls && duplicates_one_in === 0) return [];
  const measured = await selectMeasured(db, booking);
  return [
    ...(asks_for_controls ? await checkControls(db, measured) : []),
    ...(await checkDuplicates(db, measured, duplicates_one_in)),
  ];
}

/** The sentence with which the server refuses to verify. */
export function sayCheck({ kind, samples: checked, device_name, measured_on }: ControlCheck): string {
  const codes = checked.map(({ code }) => code).join(', ');
  const said = {
    control_missing: `no control soil was measured with ${device_name} on ${measured_on}.`,
    control_beyond: `the control soil of ${measured_on} was beyond its limits with ${device_name}.`,
    device_unknown: 'nobody said with which probe this was measured, so no control soil counts.',
    duplicate_missing: 'the second measurement is missing.',
    duplicate_beyond: 'the second measurement is too far from the first one.',
  }[kind];
  return `${codes}: ${said} Write a comment.`;
}

type Measured = Awaited<ReturnType<typeof selectMeasured>>[number];

/** The measured samples with day and probe of their measurement, which a correction does not change. */
async function selectMeasured(db: Db, booking: BookingRow) {
  const { sample_id, kind, saved_on, device_id, device_name, device_serial_number } = sampleReadingsHistory;
  const rows = await db
    .selectDistinctOn([samples.id], {
      sample: samples,
      saved_on,
      device_id,
      device_name,
      device_serial_number,
    })
    .from(samples)
    .innerJoin(sampleReadingsHistory, eq(sample_id, samples.id))
    .where(
      and(
        ...[eq(samples.booking_id, booking.id), isNotNull(samples.pH), isNull(samples.rejected_reason)],
        or(isNull(kind), ne(kind, 'corrected')),
      ),
    )
    .orderBy(asc(samples.id), desc(sampleReadingsHistory.id));
  return rows
    .map(({ sample, saved_on: on, ...device }) => ({
      ...{ id: sample.id, code: sampleCode(booking.code, sample), number: sample.number },
      ...{ day: todayInNairobi(on), device: device.device_id },
      device_name: device.device_name && `${device.device_name} (${device.device_serial_number})`,
    }))
    .sort((one, other) => one.number - other.number);
}

/** Checks the samples of a day and a probe together. */
async function checkControls(db: Db, measured: readonly Measured[]): Promise<ControlCheck[]> {
  const judge = await judgeControls(
    db,
    measured.flatMap(({ device, day }) => (device === null ? [] : [{ device, day }])),
  );
  const together = groupBy(
    measured,
    ({ device, day }) => (device === null ? '' : `${day} ${device}`),
    (sample) => sample,
  );
  return [...together.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    if (first.device === null) return [toCheck('device_unknown', group)];
    const { state, beyond } = judge(first.device, first.day);
    if (state === 'within') return [];
    return [toCheck(state === 'missing' ? 'control_missing' : 'control_beyond', group, beyond)];
  });
}

async function checkDuplicates(
  db: Db,
  measured: readonly Measured[],
  oneIn: number,
): Promise<ControlCheck[]> {
  const picked = measured.filter(({ id }) => isPicked(id, oneIn));
  const duplicates = await readDuplicates(
    db,
    picked.map(({ id }) => id),
  );
  return picked.flatMap((sample) => {
    const duplicate = duplicates.get(sample.id);
    if (!duplicate) return [toCheck('duplicate_missing', [sample])];
    const beyond = duplicate.values.filter(({ is_within }) => !is_within);
    return beyond.length === 0 ? [] : [toCheck('duplicate_beyond', [sample], beyond)];
  });
}

function toCheck(
  kind: ControlCheck['kind'],
  group: readonly Measured[],
  values: readonly ControlValue[] = [],
): ControlCheck {
  return {
    kind,
    samples: group.map(({ id, code }) => ({ id, code })),
    measured_on: group[0]?.day ?? '',
    device_name: group[0]?.device_name ?? '',
    values: [...values],
  };
}
