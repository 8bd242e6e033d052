import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  toCollect: {
    title: 'To collect',
    intro:
      'Open this page once where you have a network: afterwards you can read it, and mark soil as collected, without one.',
    late: 'Late',
    today: 'Today',
    week: 'In the next 7 days',
    later: 'Later',
    noneTitle: 'No soil to collect',
    none: 'Bookings that are assigned to you or served by your shop will be listed here by day.',
    notOffered: 'This service assigns nobody to collect soil. Your bookings are under Bookings.',
    noCounty: 'Without a county',
    ward: 'Ward: {ward}',
    noWard: 'Ward not said',
    samples: { one: '{count} sample', other: '{count} samples' },
    map: 'Show on a map',
    place: 'Sample {number}',
    asks: 'Asks for {date}',
    collected: 'Samples are collected',
    done: '{code} is marked as collected.',
    open: 'Open the booking',
    more: {
      one: '{count} more booking is under Bookings.',
      other: '{count} more bookings are under Bookings.',
    },
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  toCollect: {
    title: 'Za kukusanya',
    intro:
      'Fungua ukurasa huu mara moja ukiwa na mtandao: baadaye utaweza kuusoma, na kuweka alama kuwa udongo umekusanywa, bila mtandao.',
    late: 'Zilizochelewa',
    today: 'Leo',
    week: 'Siku 7 zijazo',
    later: 'Baadaye',
    noneTitle: 'Hakuna udongo wa kukusanya',
    none: 'Miadi uliyopangiwa au inayohudumiwa na duka lako itaorodheshwa hapa kwa siku.',
    notOffered: 'Huduma hii haimpangii mtu kukusanya udongo. Miadi yako iko kwenye Miadi.',
    noCounty: 'Bila kaunti',
    ward: 'Kata: {ward}',
    noWard: 'Kata haijatajwa',
    samples: { one: 'sampuli {count}', other: 'sampuli {count}' },
    map: 'Onyesha kwenye ramani',
    place: 'Sampuli ya {number}',
    asks: 'Anaomba {date}',
    collected: 'Sampuli zimekusanywa',
    done: '{code} imewekwa alama kuwa imekusanywa.',
    open: 'Fungua miadi',
    more: { one: 'Miadi {count} zaidi iko kwenye Miadi.', other: 'Miadi {count} zaidi iko kwenye Miadi.' },
  },
};

/** The texts of the list of soil to collect. */
export const useToCollectText = createTexts(en, sw);
