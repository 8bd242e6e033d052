import type { BookingRequest } from '@udongo/sdk';
import type {
  BookingQueue,
  PressedBooking,
  QueueProblem,
  WaitingBooking,
  WaitingForm,
} from '../src/booking-queue/index.ts';

/** A booking as a form presses it. */
export function pressed(uuid: string, change: Partial<BookingRequest> = {}): PressedBooking {
  return {
    uuid,
    labels: { 'crop:4': 'Maize', 'county:22': 'Kiambu' },
    request: {
      uuid,
      created_by: 2,
      farmer: null,
      name: 'Wanjiku Kariuki',
      email: '',
      phone_no: '+254712345678',
      soil_test_date: '2026-11-24',
      no_of_samples: 1,
      test_type: 'complete-soil-analysis',
      farming_type: 'mixed',
      crops: [4],
      county: 22,
      address: 'Githunguri',
      agent: 1,
      notes: '',
      discount_code: '',
      samples: [
        {
          sample_location: 'Lower plot',
          sample_notes: 'Depth 20 cm',
          soil_type: 'loam',
          size_of_land: '0.5',
          main_crop: 4,
          other_crops: [],
        },
      ],
      ...change,
    },
  };
}

/** A booking that is kept, as it is shown. */
export function waiting(name: string, change: Partial<WaitingBooking> = {}): WaitingBooking {
  return {
    ...pressed(name),
    summary: { name, test_type: 'complete-soil-analysis', soil_test_date: '2026-11-24', samples: 2 },
    pressedAt: '2026-11-20T08:00:00Z',
    status: 'waiting',
    isUnknown: false,
    problem: null,
    booking: null,
    isSending: false,
    isKept: true,
    ...change,
  };
}

const problem = (reason: QueueProblem, message = '') => ({ reason, message, fieldErrors: {} });

export const sent = waiting('Halima Abdi', {
  status: 'sent',
  request: null,
  booking: { id: 26, code: 'UD-1026', uuid: 'a', at: '2026-11-20T09:00:00Z' },
});

/** A booking in each state; that of Akinyi Achieng is open in the form. */
export const everyState: readonly WaitingBooking[] = [
  waiting('Wanjiku Kariuki'),
  waiting('Chebet Kiplagat', { isSending: true, isUnknown: true }),
  waiting("Njeri Ng'ang'a", { problem: problem('lost'), isUnknown: true }),
  waiting('Kamau Mwangi', { problem: problem('server'), isUnknown: true }),
  waiting('Wafula Barasa', { problem: problem('throttled') }),
  waiting('Atieno Owino', { problem: problem('login') }),
  waiting('Mutua Musyoka', { status: 'attention', problem: problem('date') }),
  waiting('Nafula Wekesa', { status: 'attention', problem: problem('refused') }),
  waiting('Naliaka Wanyama', {
    status: 'attention',
    problem: problem('refused', 'Enter a valid phone number.'),
  }),
  waiting('Moraa Nyaboke', { status: 'attention', problem: problem('forbidden') }),
  waiting('Ouma Okoth', { status: 'attention', problem: problem('stored') }),
  waiting('Barasa Simiyu', { status: 'attention', problem: problem('unknown'), isUnknown: true }),
  waiting('Cherono Langat', {
    status: 'attention',
    problem: problem('unknown'),
    isUnknown: true,
    found: [{ id: 27, code: 'UD-1027', uuid: 'b' }],
  }),
  waiting('Akinyi Achieng', { status: 'editing' }),
  waiting('Kiptoo Rono', { status: 'editing' }),
  sent,
];

const nothing = () => undefined;
const nothingLater = () => Promise.resolve();

/** A queue of these bookings that does nothing. */
function createStillQueue(items: readonly WaitingBooking[] = []): BookingQueue {
  const snapshot = { items, removed: null };
  return {
    subscribe: () => nothing,
    getSnapshot: () => snapshot,
    start: () => nothing,
    press: () => Promise.resolve({ status: 'waiting', reason: 'offline' }),
    sendNow: nothingLater,
    edit: () => Promise.resolve(null),
    remove: nothingLater,
    undoRemove: nothing,
    accept: nothing,
    forget: nothing,
    clear: nothing,
    onSent: () => nothing,
  };
}

/** A form that does nothing. */
export const stillForm: WaitingForm = {
  queue: createStillQueue(),
  openUuid: null,
  wouldReplace: () => false,
  open: nothingLater,
};
