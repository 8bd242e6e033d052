import type { OperationId } from '../generated/operations.ts';

/** The parts of a list that the components and the app use. */
export interface CheckedList {
  id: OperationId;
  path: string;
  /** Names, without the minus of the other direction. */
  orderings: readonly string[];
  /** The row's field that each filter compares, by the filter's name. */
  filters: Readonly<Record<string, string>>;
  /** Keys of a row that the components read; a dot leads into a nested object. */
  reads: readonly string[];
}

/** The lists of the booking form, the forms of administrators and the app's pages, in the order in which they are checked. */
export const checkedLists = [
  { id: 'counties.list', path: '/counties', orderings: ['name'], filters: {}, reads: ['id', 'name'] },
  {
    id: 'crops.list',
    path: '/agric/crops',
    orderings: ['name'],
    filters: { public: 'public' },
    reads: ['id', 'name', 'public', 'n_low', 'n_high', 'ph_low', 'ph_high', 'temp_low', 'temp_high'],
  },
  {
    id: 'agents.list',
    path: '/agric/agents',
    orderings: ['agrovet_name', 'id'],
    filters: { is_agrovet: 'is_agrovet' },
    reads: ['id', 'user', 'full_name', 'agrovet_name', 'is_agrovet'],
  },
  {
    id: 'farmers.list',
    path: '/agric/farmers',
    orderings: ['id', 'full_name'],
    filters: { referrer: 'referrer', county: 'user.profile.county' },
    reads: ['id', 'user.full_name', 'user.email', 'user.profile.phone_number', 'user.profile.county'],
  },
  {
    id: 'bookings.list',
    path: '/agric/soil-test-bookings',
    orderings: ['id', 'soil_test_date'],
    filters: { test_type: 'test_type', county: 'county', agent: 'agent', farmer: 'farmer' },
    reads: ['id', 'name', 'phone_no', 'soil_test_date', 'test_type', 'county', 'agent', 'samples', 'paid'],
  },
  {
    id: 'otherCropNames.list',
    path: '/agric/other-crop-names',
    orderings: ['id', 'name'],
    filters: { crop: 'crop', county: 'county' },
    reads: ['id', 'crop', 'county', 'name', 'created_on', 'updated_on'],
  },
  {
    id: 'samples.list',
    path: '/agric/soil-test-samples',
    orderings: ['id'],
    filters: { booking: 'booking' },
    reads: ['id', 'booking', 'sensor_data', 'sample_location', 'soil_type', 'size_of_land', 'main_crop'],
  },
  {
    id: 'discounts.list',
    path: '/agric/discounts',
    orderings: ['id', 'code'],
    filters: { active: 'active' },
    reads: ['id', 'code', 'percentage', 'active', 'valid_until', 'test_types'],
  },
  {
    id: 'devices.list',
    path: '/agric/devices',
    orderings: ['id', 'name'],
    filters: { agent: 'agent', is_active: 'is_active' },
    reads: ['id', 'serial_number', 'name', 'agent', 'is_active'],
  },
  {
    id: 'profiles.list',
    path: '/users/account/profiles',
    orderings: ['id', 'full_name', 'email'],
    filters: { county: 'county' },
    reads: ['id', 'user', 'full_name', 'email', 'phone_number', 'county'],
  },
] as const satisfies readonly CheckedList[];
