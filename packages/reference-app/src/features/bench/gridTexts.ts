import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  grid: {
    title: 'Readings of many samples',
    sample: 'Sample',
    hint: 'Type, and go on with Enter or the arrow keys. Paste a block from a spreadsheet into its first cell; lines that begin with a sample code find their own rows. F2 changes a value, Escape restores it, Ctrl and Z takes the last step back, Ctrl and Enter saves.',
    kept: 'Every value is kept on this device until it is saved.',
    again: 'again',
    typed: '{count} of {all}',
    wrong: 'correct it',
    elsewhere: 'see Measure',
    ready: 'not saved yet',
    waiting: 'waits',
    saving: 'saving',
    saved: 'saved',
    refused: 'not saved',
    pasted: { one: '{count} value is pasted.', other: '{count} values are pasted.' },
    leftOut: {
      one: '{count} value has no cell here and was left out. Check where the block begins.',
      other: '{count} values have no cell here and were left out. Check where the block begins.',
    },
    undo: 'Undo',
    repeated: {
      one: '{codes} is there more than once, so none of its lines was taken. Measure it under its own label, or leave one line.',
      other: '{codes} are there more than once, so none of their lines was taken. Leave one line of each.',
    },
    unknown: {
      one: '{codes} has no row here: it is not received, measured already, or not a sample of ours.',
      other: '{codes} have no row here: they are not received, measured already, or not samples of ours.',
    },
    codeless: {
      one: '{count} line has no sample code and was left out.',
      other: '{count} lines have no sample code and were left out.',
    },
    some: 'These are {count} of {all} samples. The others come once these are saved.',
    savedNow: { one: '{count} sample is saved.', other: '{count} samples are saved.' },
    second: {
      one: '{count} saved sample is to be measured a second time',
      other: '{count} saved samples are to be measured a second time',
    },
    secondText: 'Do it now, while the soil is at hand, and without looking at the first values.',
    problems: 'To correct',
    cell: '{code}, {reading} {value}: {problem}',
    noNumber: 'This is not a number.',
    missing: '{code}: {names} not there yet.',
    elsewhereText:
      '{code}: the text or the location that was entered under Measure has to be corrected there.',
    refusedRow: '{code} is not saved. {message}',
    goTo: 'Go to the cell',
    goToOf: 'Go to {code}, {reading}',
    open: 'Open it under Measure',
    openOf: 'Open {code} under Measure',
    putAside: 'Put aside',
    putAsideOf: 'Put {code} aside',
    more: { one: 'and {count} more', other: 'and {count} more' },
    notes: 'Unusual values can be saved. The person who verifies will be asked about them.',
    save: { one: 'Save {count} sample', other: 'Save {count} samples' },
    saveNone: 'Save',
    nothing: 'No row is complete. A row is saved once its seven readings are there and possible.',
    waitingTitle: {
      one: '{count} sample waits for the network',
      other: '{count} samples wait for the network',
    },
    waitingText: "They are kept on this device. We'll send them when you're back online.",
    notHere: '{code} is not one of these samples. Receive it first, or open it under Measure.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  grid: {
    title: 'Vipimo vya sampuli nyingi',
    sample: 'Sampuli',
    hint: 'Andika, kisha endelea kwa Enter au vitufe vya mishale. Bandika sehemu ya jedwali kutoka programu ya hesabu kwenye kisanduku chake cha kwanza; mistari inayoanza na nambari ya sampuli inapata safu zake yenyewe. F2 hubadilisha kipimo, Escape hukirudisha, Ctrl na Z hutendua hatua ya mwisho, Ctrl na Enter huhifadhi.',
    kept: 'Kila kipimo kinatunzwa kwenye kifaa hiki hadi kihifadhiwe.',
    again: 'tena',
    typed: '{count} kati ya {all}',
    wrong: 'sahihisha',
    elsewhere: 'angalia Pima',
    ready: 'haijahifadhiwa',
    waiting: 'inasubiri',
    saving: 'inahifadhiwa',
    saved: 'imehifadhiwa',
    refused: 'haikuhifadhiwa',
    pasted: { one: 'Kipimo {count} kimebandikwa.', other: 'Vipimo {count} vimebandikwa.' },
    leftOut: {
      one: 'Kipimo {count} hakina kisanduku hapa na kimeachwa. Angalia sehemu uliyobandika inaanzia wapi.',
      other: 'Vipimo {count} havina kisanduku hapa na vimeachwa. Angalia sehemu uliyobandika inaanzia wapi.',
    },
    undo: 'Tendua',
    repeated: {
      one: '{codes} iko zaidi ya mara moja, kwa hiyo mistari yake yote imeachwa. Ipime kwa lebo yake, au acha mstari mmoja.',
      other:
        '{codes} ziko zaidi ya mara moja, kwa hiyo mistari yake yote imeachwa. Acha mstari mmoja wa kila moja.',
    },
    unknown: {
      one: '{codes} haina safu hapa: haijapokelewa, imeshapimwa, au si sampuli yetu.',
      other: '{codes} hazina safu hapa: hazijapokelewa, zimeshapimwa, au si sampuli zetu.',
    },
    codeless: {
      one: 'Mstari {count} hauna nambari ya sampuli na umeachwa.',
      other: 'Mistari {count} haina nambari ya sampuli na imeachwa.',
    },
    some: 'Hizi ni sampuli {count} kati ya {all}. Nyingine zitakuja hizi zikihifadhiwa.',
    savedNow: { one: 'Sampuli {count} imehifadhiwa.', other: 'Sampuli {count} zimehifadhiwa.' },
    second: {
      one: 'Sampuli {count} iliyohifadhiwa inapimwa mara ya pili',
      other: 'Sampuli {count} zilizohifadhiwa zinapimwa mara ya pili',
    },
    secondText: 'Ipime sasa, udongo ukiwa karibu, bila kuangalia vipimo vya kwanza.',
    problems: 'Vya kusahihisha',
    cell: '{code}, {reading} {value}: {problem}',
    noNumber: 'Hii si nambari.',
    missing: '{code}: bado havipo {names}.',
    elsewhereText: '{code}: maandishi au mahali palipoandikwa kwenye Pima yanahitaji kusahihishwa huko.',
    refusedRow: '{code} haikuhifadhiwa. {message}',
    goTo: 'Nenda kwenye kisanduku',
    goToOf: 'Nenda {code}, {reading}',
    open: 'Ifungue kwenye Pima',
    openOf: 'Fungua {code} kwenye Pima',
    putAside: 'Weka kando',
    putAsideOf: 'Weka {code} kando',
    more: { one: 'na {count} zaidi', other: 'na {count} zaidi' },
    notes: 'Vipimo visivyo vya kawaida vinaweza kuhifadhiwa. Anayethibitisha ataulizwa kuvihusu.',
    save: { one: 'Hifadhi sampuli {count}', other: 'Hifadhi sampuli {count}' },
    saveNone: 'Hifadhi',
    nothing: 'Hakuna safu iliyokamilika. Safu inahifadhiwa vipimo vyake saba vikiwepo na vikiwezekana.',
    waitingTitle: { one: 'Sampuli {count} inasubiri mtandao', other: 'Sampuli {count} zinasubiri mtandao' },
    waitingText: 'Zimetunzwa kwenye kifaa hiki. Tutazituma mtandao ukirudi.',
    notHere: '{code} si mojawapo ya sampuli hizi. Ipokee kwanza, au ifungue kwenye Pima.',
  },
};

/** The texts of the grid of readings. */
export const useGridText = createTexts(en, sw);
