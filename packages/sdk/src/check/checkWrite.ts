import { createUuid } from '../values/createUuid.ts';
import { todayInNairobi } from '../values/todayInNairobi.ts';
import { toRefusal } from './checkList.ts';
import { toReferrerFinding } from './checkReferrer.ts';
import type { Probe } from './createProbe.ts';
import type { Finding } from './Finding.ts';
import { readPage, readPath } from './readPage.ts';

const path = '/agric/soil-test-bookings';
const what = 'bookings.create uuid';

/**
 * Sends the same booking twice: a server that honours uuids answers the same booking. Then changes it and deletes it; names
 * the records that it leaves.
 */
export async function* checkWrite(probe: Probe): AsyncGenerator<Finding> {
  const first = async (list: string) => readPage((await probe.get(list, { limit: '1' })).body)?.rows[0];
  const crop = await first('/agric/crops');
  if (!crop) return yield { status: 'unknown', what, note: 'There is no crop to book with.' };
  const county = readPath(await first('/counties'), 'id');
  const agent = await first('/agric/agents');
  const body = {
    ...toBooking(readPath(crop, 'id')),
    ...(county !== undefined && { county }),
    ...(agent && { referrer_agent: readPath(agent, 'user') }),
  };
  const ids: unknown[] = [];
  for (let press = 0; press < 2; press += 1) {
    let answer = await probe.write('POST', path, body);
    if (agent && press === 0) {
      const isUser = readPath(answer.body, 'referrer_agent.0') === undefined;
      if (!isUser) {
        body.referrer_agent = readPath(agent, 'id');
        answer = await probe.write('POST', path, body);
      }
      yield toReferrerFinding(isUser, readPath(answer.body, 'referrer_agent.0') === undefined && !isUser);
    }
    const id = readPath(answer.body, 'id') ?? readPath(answer.body, 'booking.id');
    if (id === undefined) {
      const said = JSON.stringify(answer.body) ?? '';
      yield { status: 'wrong', what, note: `The server answered ${answer.status} ${said.slice(0, 300)}` };
      break;
    }
    ids.push(id);
  }
  const made = [...new Set(ids)];
  if (ids.length === 2) {
    yield made.length === 1
      ? { status: 'ok', what, note: 'Turn on retryCreates.' }
      : {
          status: 'ignored',
          what,
          note: 'It booked twice: leave retryCreates off, so that people are asked.',
        };
  }
  for (const id of made) {
    const one = `${path}/${id}`;
    if (id === made[0]) {
      const changed = await probe.write('PUT', one, { ...body, address: 'Changed by check-api' });
      yield toRefusal('bookings.update', changed) ?? { status: 'ok', what: 'bookings.update', note: '' };
    }
    const refusal = toRefusal('bookings.delete', await probe.write('DELETE', one));
    if (!refusal && id === made[0]) yield { status: 'ok', what: 'bookings.delete', note: '' };
    if (refusal) {
      yield refusal;
      yield { status: 'left', what: `${one}/`, note: `The booking of "${body.name}": delete it.` };
    }
  }
}

function toBooking(crop: unknown) {
  return {
    uuid: createUuid(),
    farmer: null,
    name: 'Udongo check-api',
    email: '',
    phone_no: '+254700000000',
    soil_test_date: todayInNairobi(),
    no_of_samples: 1,
    test_type: 'basic-macro-nutrients-analysis',
    farming_type: 'mixed',
    crops: [],
    address: '',
    notes: 'Made by check-api, which deletes it.',
    discount_code: '',
    samples: [
      {
        sample_location: 'None',
        sample_notes: 'None',
        soil_type: 'loam',
        size_of_land: '1.00',
        main_crop: crop,
        other_crops: [],
      },
    ],
  };
}
