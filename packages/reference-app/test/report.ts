import type { Report } from '@udongo/sdk';
import { lowerPlot } from '../../ui/test/results.ts';

/** The random part of a public link. */
export const link = '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b12';
/** A report that nobody has sent or explained yet. */
export const report = {
  id: 7,
  booking: 26,
  generated_on: '2026-11-22T09:00:00+03:00',
  generated_by: 1,
  rule_version: '4',
  language: 'en',
  remarks: 'Spread agricultural lime before the long rains.',
  results: [lowerPlot],
  ph_advice: [],
  fertiliser_advice: [],
  disclaimer: 'These amounts are a guide. Check them with an agricultural officer before you buy.',
  sent_on: null,
  facts: {
    booking_code: 'UD-1026',
    name: 'Wanjiku Kariuki',
    soil_test_date: '2026-11-18',
    test_type: 'complete-soil-analysis',
    county_name: 'Kiambu',
    agrovet_name: 'Mavuno Agrovet',
    verified_on: '2026-11-22T08:00:00+03:00',
    verified_by_name: 'Amina Hassan',
  },
  letterhead: { name: 'Udongo Soil Tests', contacts: 'P.O. Box 301, 00900 Kiambu', logo: '' },
  outdated_on: null,
  link,
  explained_on: null,
  explained_by_name: '',
  sends: [],
} satisfies Report;
