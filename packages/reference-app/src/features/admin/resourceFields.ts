import type { TestType, UdongoApi } from '@udongo/sdk';
import { bookingStatuses, testTypes } from '@udongo/sdk/values';
import { createAgrovetLookup, createCountyLookup, type ListFilter, type RecordField } from '@udongo/ui';
import { statusKeyOf } from '../../lib/bookingFacts.ts';
import type { AppTranslate } from '../../messages/translator.ts';

/** Fields that several resources have. */
function countyField(app: AppTranslate, udongo: UdongoApi) {
  return {
    kind: 'lookup',
    name: 'county',
    label: app('admin.county'),
    placeholder: app('admin.findCounty'),
    emptyMessage: app('admin.noCounty'),
    ...createCountyLookup(udongo.counties),
  } as const satisfies RecordField;
}

/** The fields of a person's name and contact details. */
export function contactFields(app: AppTranslate, udongo: UdongoApi) {
  return [
    {
      kind: 'text',
      name: 'full_name',
      label: app('admin.name'),
      required: app('admin.nameRequired'),
      maxLength: 150,
      autoComplete: 'off',
    },
    {
      kind: 'text',
      type: 'email',
      name: 'email',
      label: app('admin.email'),
      required: app('admin.emailRequired'),
      maxLength: 254,
      autoComplete: 'off',
    },
    {
      kind: 'phone',
      name: 'phone_number',
      label: app('admin.phoneNumber'),
      autoComplete: 'off',
    },
    countyField(app, udongo),
    { kind: 'text', name: 'address', label: app('admin.address'), maxLength: 255, autoComplete: 'off' },
  ] as const satisfies readonly RecordField[];
}

export function agrovetField(app: AppTranslate, udongo: UdongoApi) {
  return {
    kind: 'lookup',
    name: 'agent',
    label: app('admin.agrovet'),
    placeholder: app('admin.findAgrovet'),
    emptyMessage: app('admin.noAgrovet'),
    debounceMs: 1000,
    ...createAgrovetLookup(udongo.agents),
  } as const satisfies RecordField;
}

/** The filter `search`, whose hint names the fields that it searches. */
export function searchFilter(app: AppTranslate, placeholder: string): ListFilter {
  return { kind: 'text', name: 'search', label: app('admin.search'), placeholder };
}

/** A filter that is on, off, or none. */
export function yesNoFilter(app: AppTranslate, name: string, label: string): ListFilter {
  return {
    kind: 'select',
    name,
    label,
    options: [
      { value: 'true', label: app('admin.yes') },
      { value: 'false', label: app('admin.no') },
    ],
  };
}

/** A column or a filter has no room for the whole name. */
export const shortTestNames = {
  'basic-macro-nutrients-analysis': 'admin.basic',
  'complete-soil-analysis': 'admin.complete',
  'microbial-analysis': 'admin.microbial',
} as const satisfies Record<TestType, string>;

/** The filter `test_type`, of bookings and of the records that belong to them. */
export function testTypeFilter(app: AppTranslate): ListFilter {
  return {
    kind: 'select',
    name: 'test_type',
    label: app('admin.test'),
    options: testTypes.map(({ value }) => ({ value, label: app(shortTestNames[value]) })),
  };
}

/** The filter `status`, of bookings and of the records that belong to them. */
export function bookingStatusFilter(app: AppTranslate, label: string): ListFilter {
  return {
    kind: 'select',
    name: 'status',
    label,
    options: bookingStatuses.map((value) => ({ value, label: app(statusKeyOf(value)) })),
  };
}
