import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';

const en = {
  sampleHistory: {
    title: 'History of {code}',
    none: 'Nothing has happened to this sample yet.',
    notOffered: 'This server keeps no history of samples.',
    receivedFrom: '{from} handed it over to {by}.',
    place: 'At {place}.',
    bag: 'Bag {bag}.',
    back: 'Booking went back to “{status}”, by {by}.',
    somebody: 'somebody',
    changed: '{reading} {before} → {after}',
    same: 'No reading changed.',
    probe: 'Probe: {name} ({serial}).',
    overdue: 'Its calibration was overdue.',
    method: 'Method: {method}.',
  },
  sampleEvent: {
    received: 'Received by {by}.',
    measured: 'Measured by {by}.',
    repeated: 'Measured again by {by}.',
    corrected: 'Corrected by {by}.',
    repeat_asked: '{by} asked to measure it again.',
    rejected: 'Rejected by {by}.',
    rejection_undone: '{by} took the rejection back.',
  },
  sampleStep: {
    booked: 'Booked by {by}.',
    sample_collected: 'Collected by {by}.',
    received: 'Booking marked as received by {by}.',
    analysed: 'Booking marked as analysed by {by}.',
    verified: 'Verified by {by}.',
    report_ready: 'Report made by {by}.',
    canceled: 'Booking cancelled by {by}.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  sampleHistory: {
    title: 'Historia ya {code}',
    none: 'Sampuli hii bado haijashughulikiwa.',
    notOffered: 'Seva hii haitunzi historia ya sampuli.',
    receivedFrom: '{from} aliikabidhi kwa {by}.',
    place: 'Mahali: {place}.',
    bag: 'Mfuko {bag}.',
    back: 'Miadi ilirudi kwenye “{status}”, na {by}.',
    somebody: 'mtu',
    changed: '{reading} {before} → {after}',
    same: 'Hakuna kipimo kilichobadilika.',
    probe: 'Kifaa cha kupimia: {name} ({serial}).',
    overdue: 'Muda wa ulinganisho wake ulikuwa umepita.',
    method: 'Mbinu: {method}.',
  },
  sampleEvent: {
    received: 'Imepokelewa na {by}.',
    measured: 'Imepimwa na {by}.',
    repeated: 'Imepimwa tena na {by}.',
    corrected: 'Imesahihishwa na {by}.',
    repeat_asked: '{by} aliomba ipimwe tena.',
    rejected: 'Imekataliwa na {by}.',
    rejection_undone: '{by} alitendua kukataliwa.',
  },
  sampleStep: {
    booked: 'Miadi iliwekwa na {by}.',
    sample_collected: 'Imekusanywa na {by}.',
    received: 'Miadi imewekwa kuwa imepokelewa na {by}.',
    analysed: 'Miadi imewekwa kuwa imepimwa na {by}.',
    verified: 'Imethibitishwa na {by}.',
    report_ready: 'Ripoti imetengenezwa na {by}.',
    canceled: 'Miadi imeghairiwa na {by}.',
  },
};

/** The texts of a sample's history. */
export const useSampleHistoryText = createTexts(en, sw);
