import type { OperationId } from '../../packages/sdk/src/index.ts';

/** One component or screen with the operations that it calls. */
export interface BackendUse {
  /** As the table of docs/own-backend.md names it. */
  name: string;
  operations: readonly OperationId[];
}

const bookingLists = [
  'counties.list',
  'counties.get',
  'crops.list',
  'crops.get',
  'agents.list',
  'agents.get',
] as const;

/** What each component and screen asks of a server. A test looks for every call of the sources here. */
export const backendUses: readonly BackendUse[] = [
  {
    name: 'Login and logout (`LoginForm`, the app)',
    operations: ['auth.login', 'auth.logout', 'auth.checkLoginStatus', 'account.get'],
  },
  {
    name: 'Booking form (`BookingForm`)',
    operations: [
      ...bookingLists,
      'farmers.list',
      'bookings.create',
      'bookings.update',
      'bookings.checkDiscount',
    ],
  },
  {
    name: 'Widget (`<udongo-booking>`)',
    operations: ['boot.get', ...bookingLists, 'bookings.create', 'bookings.update'],
  },
  {
    name: 'What needs attention, on the home page',
    operations: ['stats.getAttention', 'bookings.list', 'farmers.list'],
  },
  { name: 'Find a booking by code and phone number', operations: ['bookings.find'] },
  {
    name: 'A booking, its status page, recent bookings',
    operations: [
      'bookings.list',
      'bookings.get',
      'bookings.delete',
      'bookings.getByUuid',
      'counties.get',
      'agents.get',
    ],
  },
  {
    name: 'Crops (`CropForm`)',
    operations: ['crops.list', 'crops.create', 'crops.update', 'crops.delete', 'otherCropNames.list'],
  },
  {
    name: 'Other crop names (`OtherCropNameForm`)',
    operations: [
      'otherCropNames.list',
      'otherCropNames.create',
      'otherCropNames.update',
      'otherCropNames.delete',
      'crops.list',
      'counties.list',
    ],
  },
  {
    name: 'Samples (`SoilSampleForm`)',
    operations: [
      'samples.list',
      'samples.create',
      'samples.update',
      'samples.delete',
      'bookings.list',
      'bookings.get',
      'crops.list',
      'crops.get',
    ],
  },
  {
    name: 'Farmers (`FarmerForm`)',
    operations: [
      'farmers.list',
      'farmers.create',
      'farmers.update',
      'farmers.delete',
      'counties.list',
      'agents.list',
    ],
  },
  {
    name: 'Agents',
    operations: ['agents.list', 'agents.create', 'agents.update', 'agents.delete', 'counties.list'],
  },
  {
    name: 'Users',
    operations: ['profiles.list', 'profiles.create', 'profiles.patch', 'profiles.delete', 'counties.list'],
  },
  {
    name: 'Counties',
    operations: ['counties.list', 'counties.create', 'counties.update', 'counties.delete'],
  },
  {
    name: 'Devices',
    operations: ['devices.list', 'devices.create', 'devices.update', 'devices.delete', 'agents.list'],
  },
  {
    name: 'Discounts',
    operations: ['discounts.list', 'discounts.create', 'discounts.update', 'discounts.delete'],
  },
  {
    name: 'Partner keys',
    operations: [
      'partnerKeys.list',
      'partnerKeys.get',
      'partnerKeys.create',
      'partnerKeys.update',
      'partnerKeys.rotate',
      'partnerKeys.delete',
      'agents.list',
    ],
  },
  {
    name: 'A new password',
    operations: ['auth.validatePasswordResetToken', 'auth.confirmPasswordReset'],
  },
  { name: 'Settings', operations: ['settings.get', 'settings.update'] },
];
