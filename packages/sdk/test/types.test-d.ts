import { expectTypeOf } from 'vitest';
import type { OpenapiFetch } from '../src/client/openapiFetch.ts';
import { bookings, crops } from '../src/generated/table.ts';
import type {
  AlreadyBooked,
  Booking,
  BookingRequest,
  Crop,
  CropsListQuery,
  Detail,
  Farmer,
  Notify,
  Page,
  SoilTestSampleRequest,
  SoilType,
  SuccessMessage,
  Toaster,
  UdongoApi,
} from '../src/index.ts';
import { createClient, isApiError, isRefusal } from '../src/index.ts';

declare const udongo: UdongoApi;
declare const booking: BookingRequest;
declare const sample: SoilTestSampleRequest;

declare const library: OpenapiFetch;

/** Compiled, never run: a wrong call must not compile. */
export async function misuse(): Promise<void> {
  // @ts-expect-error no such field
  await udongo.bookings.create({ ...booking, farmer_name: 'Wanjiku' });
  // @ts-expect-error the widget's shim has no such method
  library.use({});
  // @ts-expect-error samples are required
  await udongo.bookings.create({
    soil_test_date: '2099-01-15',
    test_type: 'microbial-analysis',
    farming_type: 'mixed',
  });
  // @ts-expect-error not one of the three test types
  await udongo.bookings.update(7, { ...booking, test_type: 'basic' });
  // @ts-expect-error ids are numbers
  await udongo.bookings.get('7');
  // @ts-expect-error the id comes first
  await udongo.bookings.update(booking, 7);
  // @ts-expect-error a query has no signal: options come after it
  await udongo.bookings.list({ signal: AbortSignal.abort() });
  // @ts-expect-error crops are not filtered by county
  await udongo.crops.list({ county: 22 });
  // @ts-expect-error a boolean is no text
  await udongo.crops.list({ public: 'true' });
  // @ts-expect-error no such base
  await udongo.crops.list({}, { base: 'other' });
  // @ts-expect-error no such method
  await udongo.crops.remove(1);
  // @ts-expect-error no such resource
  await udongo.tractors.list();
  // @ts-expect-error whose report
  await udongo.reports.downloadPdf();
  // @ts-expect-error readings are numbers
  await udongo.samples.create({ ...sample, sensor_data: { ...sample.sensor_data, pH: '6.1' } });
  // @ts-expect-error a password is required
  await udongo.auth.login({ email: 'farmer@udongo.test' });
  // @ts-expect-error a deletion answers nothing
  (await udongo.bookings.delete(7)).id;
  // @ts-expect-error the server's own
  (await udongo.bookings.get(7)).paid = true;
  // @ts-expect-error absent in the answers of a plain service
  (await udongo.bookings.get(7)).code.toUpperCase();
  // @ts-expect-error only a sentence in the answers of a plain service
  (await udongo.bookings.markAsPaid({ booking: 7 })).id.toFixed();
}

/** Compiled, never run: the type of an answer. */
export function answers(): void {
  expectTypeOf(udongo.bookings.get).returns.resolves.toEqualTypeOf<Booking>();
  expectTypeOf(udongo.bookings.markAsPaid).returns.resolves.toEqualTypeOf<
    Booking | Detail | SuccessMessage
  >();
  expectTypeOf(udongo.crops.list).returns.resolves.toExtend<Page<Crop>>();
  expectTypeOf<Booking['samples'][number]['soil_type']>().toEqualTypeOf<SoilType>();
  expectTypeOf<Toaster['show']>().toExtend<Notify>();
}

/**
 * Compiled, never run: optional parameters, orderings and fields by name, and an answer with only these
 * fields.
 */
export async function queries(fieldsOfAPage: string): Promise<void> {
  await udongo.reports.create({ booking: 7, send: undefined });
  await udongo.crops.list({ ordering: '-name' });
  await udongo.bookings.list({ ordering: 'soil_test_date,-id', search: undefined });
  // @ts-expect-error crops are not ordered by pH
  await udongo.crops.list({ ordering: 'ph_low' });
  // @ts-expect-error no such field
  await udongo.crops.list({ fields: 'id,nme' });
  const { results } = await udongo.bookings.list({ fields: 'id,code', limit: 5 });
  expectTypeOf(results).toEqualTypeOf<Pick<Booking, 'id' | 'code'>[]>();
  // @ts-expect-error it was not asked for
  results[0]?.name;
  expectTypeOf(await udongo.bookings.get(7, { fields: 'samples' })).toEqualTypeOf<Pick<Booking, 'samples'>>();
  for await (const crop of udongo.crops.iterate({ fields: 'name' }))
    expectTypeOf(crop).toEqualTypeOf<Pick<Crop, 'name'>>();
  const pages = udongo.crops.list({ fields: 'name' }).iterPages();
  for await (const page of pages) expectTypeOf(page).toEqualTypeOf<Page<Pick<Crop, 'name'>>>();
  const { data } = await udongo.bookings.get(7, { fields: 'id' }).withResponse();
  expectTypeOf(data).toEqualTypeOf<Pick<Booking, 'id'>>();
  const whole = await udongo.crops.list({ fields: fieldsOfAPage });
  expectTypeOf(whole.results).toEqualTypeOf<Crop[]>();
  const query: CropsListQuery = { fields: 'id,name' };
  expectTypeOf(await udongo.crops.list(query)).toEqualTypeOf<Page<Crop>>();
}

/** Compiled, never run: the kind of a failure, and the body of a refusal. */
export function failures(error: unknown): string {
  if (isRefusal(error, 'bookings.create', 409)) {
    expectTypeOf(error.body).toEqualTypeOf<AlreadyBooked>();
    expectTypeOf(error.kind).toEqualTypeOf<'refused'>();
  }
  // @ts-expect-error the contract has no such refusal
  isRefusal(error, 'crops.list', 409);
  if (!isApiError(error)) return '';
  switch (error.kind) {
    case 'refused':
      return 'The server said no.';
    case 'failed':
      return 'The server failed.';
    case 'network':
    case 'timeout':
      return 'No answer came.';
    case 'unsent':
      return 'The call could not be made.';
  }
}

/** Compiled, never run: iterated lists, and a client of picked resources. */
export async function iteration(): Promise<void> {
  for await (const farmer of udongo.farmers.iterate({ search: 'Wanjiku' })) {
    expectTypeOf(farmer).toEqualTypeOf<Farmer>();
  }
  // @ts-expect-error farmers are not filtered by crop
  udongo.farmers.iterate({ crop: 1 });
  const small = createClient({ baseUrl: '/api' }, { crops, bookings });
  expectTypeOf(small.crops).toEqualTypeOf<UdongoApi['crops']>();
  // @ts-expect-error not picked
  await small.farmers.list();
  // @ts-expect-error the text of another resource
  createClient({ baseUrl: '/api' }, { crops: bookings });
  // @ts-expect-error no such resource
  createClient({ baseUrl: '/api' }, { crop: crops });
}
