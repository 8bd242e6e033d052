import { type TranslationOf, useLocale } from '@udongo/ui';
import { createTextsOf } from '../messages/createTexts.ts';

const en = {
  edits: {
    kept: "Your change is kept on this device. We'll send it when you're back online.",
    saved: 'Your change was saved.',
    waits: 'Your change of this booking is not sent yet.',
    waitsHint: 'This page shows the booking without it.',
    needsYou: 'Your change was not saved.',
    conflict: 'Somebody else changed the same. Open your change and save it again to choose.',
    missing: 'The booking is not there any more, or you can no longer see it.',
    open: 'Open your change',
    discard: 'Discard your change',
    discarded: 'Your change is discarded.',
    notice: {
      one: '{count} changed booking waits on this device to be sent:',
      other: '{count} changed bookings wait on this device to be sent:',
    },
    problems: {
      one: '{count} change was not saved and needs you:',
      other: '{count} changes were not saved and need you:',
    },
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  edits: {
    kept: 'Badiliko lako limetunzwa kwenye kifaa hiki. Tutalituma mtandao ukirudi.',
    saved: 'Badiliko lako limehifadhiwa.',
    waits: 'Badiliko lako la miadi hii bado halijatumwa.',
    waitsHint: 'Ukurasa huu unaonyesha miadi bila badiliko hilo.',
    needsYou: 'Badiliko lako halikuhifadhiwa.',
    conflict: 'Mtu mwingine amebadilisha hayo hayo. Fungua badiliko lako ulihifadhi tena ili uchague.',
    missing: 'Miadi hii haipo tena, au huwezi kuiona tena.',
    open: 'Fungua badiliko lako',
    discard: 'Futa badiliko lako',
    discarded: 'Badiliko lako limefutwa.',
    notice: {
      one: 'Miadi {count} iliyobadilishwa inasubiri kutumwa kwenye kifaa hiki:',
      other: 'Miadi {count} iliyobadilishwa inasubiri kutumwa kwenye kifaa hiki:',
    },
    problems: {
      one: 'Badiliko {count} halikuhifadhiwa na linakuhitaji:',
      other: 'Mabadiliko {count} hayakuhifadhiwa na yanakuhitaji:',
    },
  },
};

/** The texts of changed bookings that wait for the network. */
export const translateEdits = createTextsOf(en, sw);

export function useEditsText() {
  return translateEdits(useLocale());
}
