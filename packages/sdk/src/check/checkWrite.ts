import { createUuid } from '../values/createUuid.ts';
import { todayInNairobi } from '../values/todayInNairobi.ts';
import type { Probe } from './createProbe.ts';
import type { Finding } from './Finding.ts';
import { readPage, readPath } from './readPage.ts';

const path = '/agric/soil-test-bookings';
const what = 'bookings.create uuid';

/**
 * Sends the same booking twice: a server that honours uuids answers the same booking. Names the records that
 * it leaves.
 */
export async function* checkWrite(probe: Probe): AsyncGenerator<Finding> {
  const crops = readPage((await probe.get('/agric/crops', { limit: '1' })).body);
  const [crop] = crops?.rows ?? [];
  if (!crop) return yield { status: 'unknown', what, note: 'There is no crop to book with.' };
  const body = toBooking(readPath(crop, 'id'));
  const ids: unknown[] = [];
  for (let press = 0; press < 2; press += 1) {
    const answer = await probe.post(path, body);
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
    yield { status: 'left', what: `${path}/${id}/`, note: `The booking of "${body.name}": delete it.` };
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
    county: null,
    address: '',
    agent: null,
    notes: 'Made by check-api to see whether uuids are honoured.',
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
