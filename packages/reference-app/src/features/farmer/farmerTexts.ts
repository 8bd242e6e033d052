import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  farmer: {
    title: 'Farmer',
    list: 'Farmers',
    contact: 'Contact',
    map: 'Show on a map',
    referrer: 'Referred by',
    book: 'Book a test for {name}',
    next: 'Next visits',
    past: 'Past tests',
    noNext: 'No visit is planned.',
    noPast: 'Nothing has been tested yet.',
    noneTitle: 'No bookings yet',
    none: 'The bookings for {name} will be listed here, each with its status.',
    notOfferedTitle: 'The bookings of one farmer cannot be listed',
    notOffered: 'This server does not say which bookings are for whom. Search all bookings for the name.',
    searchBookings: 'Search for {name}',
    missingTitle: 'This farmer was not found',
    missing: 'The record may be deleted, or another agent serves this farmer.',
    all: 'See the farmers',
    notKept: 'This farmer is not kept on this device. Open the page once you have a network.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  farmer: {
    title: 'Mkulima',
    list: 'Wakulima',
    contact: 'Mawasiliano',
    map: 'Onyesha kwenye ramani',
    referrer: 'Aliyeelekeza',
    book: 'Weka miadi kwa {name}',
    next: 'Ziara zijazo',
    past: 'Upimaji uliopita',
    noNext: 'Hakuna ziara iliyopangwa.',
    noPast: 'Bado hakuna kilichopimwa.',
    noneTitle: 'Bado hakuna miadi',
    none: 'Miadi ya {name} itaorodheshwa hapa, kila moja na hali yake.',
    notOfferedTitle: 'Miadi ya mkulima mmoja haiwezi kuorodheshwa',
    notOffered: 'Seva hii haisemi miadi ni ya nani. Tafuta jina hilo kwenye miadi yote.',
    searchBookings: 'Tafuta {name}',
    missingTitle: 'Mkulima hakupatikana',
    missing: 'Huenda amefutwa, au anahudumiwa na wakala mwingine.',
    all: 'Ona wakulima',
    notKept: 'Mkulima huyu hajatunzwa kwenye kifaa hiki. Fungua ukurasa huu ukiwa na mtandao.',
  },
};

/** The texts of a farmer's page. */
export const useFarmerText = createTexts(en, sw);
