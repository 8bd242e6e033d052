import type { UdongoApi } from '@udongo/sdk';
import { type LocationOptions, locateDevice } from '@udongo/sdk/location';
import { en } from '../../packages/ui/src/messages/en.ts';
import { recordings } from './recordings.ts';

/** A call, and the text that the specification asks for after it. */
export interface ErrorCase {
  name: string;
  /** The recording that is the answer, by its name; a function answers cases that no server can record. */
  answer: string | (() => Promise<Response>);
  /** The call; by default one that fits the recorded request. */
  call?: ((udongo: UdongoApi) => Promise<unknown>) | undefined;
  /** The title of a form's notification; general failures have none. */
  title?: string;
  /** The text, where the specification gives it. */
  says?: string;
  /** Where the text of a call that succeeds is shown, 'answer' for nowhere in an app; other calls fail. */
  success?: 'toast' | 'list' | 'answer';
  timeoutMs?: number;
}

const json = (body: unknown, status: number, headers?: Record<string, string>) => async () =>
  Response.json(body, { status, headers });

/** The general errors of the specification's section 8. */
const general: readonly ErrorCase[] = [
  { name: '400 with messages for fields', answer: 'booking-samples-and-top-400' },
  { name: '400 with messages two levels deep', answer: 'farmer-two-levels-400' },
  { name: '400 with non_field_errors', answer: 'booking-non-field-errors-400' },
  { name: '400 with detail', answer: 'body-malformed-json-400' },
  { name: '400 with a text', answer: 'view-json-string-400', says: 'This booking is already paid.' },
  {
    name: '400 with error',
    answer: 'view-error-key-400',
    says: 'booking is required and must be a number.',
  },
  {
    name: '400 with message',
    answer: json({ message: 'The laboratory is closed that week.' }, 400),
    says: 'The laboratory is closed that week.',
  },
  { name: '400 without a message', answer: json({}, 400), says: 'Invalid request data' },
  {
    name: '401',
    answer: 'auth-missing-401',
    says: 'You are not authorized to perform this action. Please log in.',
  },
  {
    name: '403',
    answer: 'farmer-deletes-crop-403',
    says: "You don't have permission to perform this action.",
  },
  { name: '404', answer: 'object-missing-404', says: 'The requested resource was not found.' },
  {
    name: 'Other 4xx with a message',
    answer: 'view-message-key-409',
    says: 'This crop is the main crop of soil samples.',
  },
  { name: 'Other 4xx without a message', answer: 'view-empty-body-410', says: 'Request failed (410)' },
  {
    name: '429 with Retry-After',
    answer: json({ detail: 'Request was throttled. Expected available in 60 seconds.' }, 429, {
      'Retry-After': '60',
    }),
    says: 'Request was throttled. Expected available in 60 seconds.',
  },
  {
    name: 'A write that was redirected',
    answer: 'slash-delete-without-debug-off-301',
    says: 'The server redirected this request.',
  },
  { name: '5xx', answer: 'server-error-500', says: 'Server error occurred. Please try again later.' },
  {
    name: '503 with Retry-After',
    answer: 'view-503-retry-after',
    says: 'Server error occurred. Please try again later.',
  },
  {
    name: 'No network',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: 'Network error. Please check your connection and try again.',
  },
  {
    name: 'No answer in time',
    answer: () => new Promise(() => undefined),
    timeoutMs: 300,
    says: 'Network error. Please check your connection and try again.',
  },
  {
    name: 'Another error',
    answer: json({}, 200),
    call: () => Promise.reject(new Error('The camera is not allowed.')),
    says: 'The camera is not allowed.',
  },
  {
    name: 'Another error without a message',
    answer: json({}, 200),
    call: () => Promise.reject(new Error()),
    says: 'An error occurred',
  },
];

/** The failures of forms and of deleting, with the titles of section 8. */
const forms: readonly ErrorCase[] = [
  { name: 'Booking with a message', answer: 'booking-date-in-past-400' },
  {
    name: 'Booking without a message',
    answer: json({}, 200),
    call: () => Promise.reject(null),
    title: '',
    says: en.bookingErrors.failed,
  },
  { name: 'Crop', answer: 'crop-unique-400', title: en.cropForm.title },
  { name: 'Other crop', answer: 'other-crop-name-empty-400', title: en.otherCropNameForm.title },
  { name: 'Soil sample', answer: 'sample-sensor-fields-400', title: en.soilSample.title },
  {
    name: 'Deleting',
    answer: 'view-bare-list-400',
    says: 'A booking whose report was sent cannot be deleted.',
  },
];

/** A device's location is no call of the API. */
const locating = (navigator: NonNullable<LocationOptions['navigator']>) => (): Promise<unknown> =>
  locateDevice({ navigator });

const geolocation = { watchPosition: () => 0, clearWatch: () => undefined };
const denying = { query: async () => ({ state: 'denied' }) as PermissionStatus };
const noAnswer = () => Promise.reject(new Error('Nothing is sent.'));

const location: readonly ErrorCase[] = [
  {
    name: 'Location denied',
    answer: noAnswer,
    call: locating({ geolocation, permissions: denying }),
    says: 'Geolocation permission denied.',
  },
  {
    name: 'No Permissions API',
    answer: noAnswer,
    call: locating({ geolocation }),
    says: 'Permissions API is not supported by this browser.',
  },
  {
    name: 'No geolocation',
    answer: noAnswer,
    call: locating({}),
    says: 'Geolocation is not supported by this browser.',
  },
];

const page = json({ count: 0, total_pages: 1, next: null, previous: null, results: [] }, 200);
const query = { search: 'zzz' };

/** A list that finds nothing. */
const nothing = (name: string, says: string, call: ErrorCase['call']): ErrorCase => ({
  ...{ name, says, call },
  answer: page,
  success: 'list',
});

const empty: readonly ErrorCase[] = [
  nothing('No booking', en.soilSample.bookingEmpty, ({ bookings }) => bookings.list(query)),
  nothing('No county', en.lookup.countyEmpty, ({ counties }) => counties.list(query)),
  nothing('No crop', en.lookup.cropEmpty, ({ crops }) => crops.list(query)),
  nothing('No agrovet', en.lookup.agrovetEmpty, ({ agents }) => agents.list(query)),
];

/** A recorded success, and the text of the form that made the call. */
const saved = (name: string, answer: string, says: string, title = ''): ErrorCase => ({
  ...{ name, answer, says, title },
  success: 'toast',
});

const successes: readonly ErrorCase[] = [
  saved('Booking created', 'create-booking-201', en.bookingDone.booked),
  saved('Booking updated', 'update-booking-optional-missing-200', en.bookingSignedIn.updated),
  saved('Crop created', 'create-crop-201', en.cropForm.created, en.cropForm.title),
  saved('Crop updated', 'update-crop-200', en.cropForm.updated, en.cropForm.title),
  saved(
    'Other crop created',
    'create-other-crop-name-201',
    en.otherCropNameForm.created,
    en.otherCropNameForm.title,
  ),
  {
    ...saved('Other crop updated', '', en.otherCropNameForm.updated, en.otherCropNameForm.title),
    answer: json({}, 200),
    call: ({ otherCropNames }) => otherCropNames.update(1, { crop: 1, county: 22, name: 'Mahindi' }),
  },
  saved('Soil sample created', 'create-soil-sample-201', en.soilSample.created, en.soilSample.title),
  saved('Soil sample updated', 'update-soil-sample-200', en.soilSample.updated, en.soilSample.title),
  saved('Deleted', 'delete-with-empty-object-204', en.adminList.deleted),
];

/** Successes that only another client gets, with the reason. */
export const notOurs: ReadonlyMap<string, string> = new Map([
  ['cors-other-origin-200', 'A browser hides the answer.'],
  ['head-counties-200', 'The client makes no HEAD request.'],
  ['patch-booking-200', 'The client changes a booking by PUT.'],
  ['slash-post-followed-200', 'The client never follows a redirected write.'],
]);

const refused = [...recordings].filter(([, { response }]) => response.status >= 300);
const accepted = [...recordings].filter(
  ([name, { response }]) => response.status < 300 && !notOurs.has(name),
);

/** Every case, in groups. */
export const errorCases = {
  'Specification, section 8': general,
  'Forms and deleting': forms,
  Location: location,
  'Empty searches': empty,
  Successes: successes,
  'Refusals recorded from Django REST Framework': refused.map(
    ([name]): ErrorCase => ({ name, answer: name }),
  ),
  'Successes recorded from Django REST Framework': accepted.map(
    ([name, { response }]): ErrorCase => ({
      name,
      answer: name,
      success: 'answer',
      says: response.status === 204 ? 'The call gives nothing.' : 'The call gives the body of this answer.',
    }),
  ),
} as const;
