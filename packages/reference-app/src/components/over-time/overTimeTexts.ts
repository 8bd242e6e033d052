import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  overTime: {
    title: 'Readings over time',
    place: 'Place',
    reading: 'Reading',
    of: { one: '{place}, {count} test', other: '{place}, {count} tests' },
    chart: '{reading} of {place} from {first} to {last}. The table has the same values.',
    ideal: 'Green band: what {crop} likes now.',
    date: 'Day',
    sample: 'Sample',
    value: 'Value',
    rating: 'Rating',
    actions: 'Actions',
    takeOut: 'Take out',
    takeOutOf: 'Take {code} out of this place',
    csv: 'Save as CSV',
    csvOf: 'Save {name} as CSV',
    alone: 'No other test of this place is known. Choose one below to see the change over time.',
    join: 'Another test of the same place',
    joinHint: 'Join tests only if the soil came from the same piece of land.',
    choose: 'Choose a sample',
    add: 'Join',
    joined: '{code} is joined',
    takenOut: '{code} is taken out',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  overTime: {
    title: 'Vipimo kwa muda',
    place: 'Mahali',
    reading: 'Kipimo',
    of: { one: '{place}, mara {count}', other: '{place}, mara {count}' },
    chart: '{reading} ya {place} kuanzia {first} hadi {last}. Jedwali lina thamani hizo hizo.',
    ideal: 'Sehemu ya kijani: kiwango ambacho {crop} hupenda sasa.',
    date: 'Siku',
    sample: 'Sampuli',
    value: 'Thamani',
    rating: 'Hali',
    actions: 'Vitendo',
    takeOut: 'Ondoa',
    takeOutOf: 'Ondoa {code} mahali hapa',
    csv: 'Hifadhi kama CSV',
    csvOf: 'Hifadhi {name} kama CSV',
    alone: 'Hakuna sampuli nyingine inayojulikana ya mahali hapa. Chagua moja hapa chini uone mabadiliko.',
    join: 'Sampuli nyingine ya mahali hapa',
    joinHint: 'Unganisha tu ikiwa udongo ulitoka kipande kile kile cha ardhi.',
    choose: 'Chagua sampuli',
    add: 'Unganisha',
    joined: '{code} imeunganishwa',
    takenOut: '{code} imeondolewa',
  },
};

/** The texts of readings over time. */
export const useOverTimeText = createTexts(en, sw);
