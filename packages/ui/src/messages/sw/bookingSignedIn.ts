import type { bookingSignedIn as english } from '../en/bookingSignedIn.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingSignedIn: Translation<typeof english> = {
  unsaved: 'Mabadiliko yako ya {code} ambayo hujahifadhi',
  unsavedHint: 'Uliyafanya {date}. Endelea nayo, au uiache miadi ilivyo.',
  changesKept: 'Mabadiliko yako yamo kwenye kifaa hiki',
  undoChanges: 'Tendua mabadiliko yangu',
  changesUndone: 'Fomu inaonyesha tena miadi iliyohifadhiwa.',
  doneFor: 'Miadi ya kupima udongo ya {name} imewekwa',
  codeOf: 'Nambari ya miadi',
  callFarmer: 'Tutampigia mkulima simu kuthibitisha tarehe na mahali.',
  registered: 'Je, mkulima amesajiliwa?',
  registeredYes: 'Chagua mkulima kwenye orodha',
  registeredNo: 'Andika jina na nambari ya simu. Hii haimsajili mtu.',
  bookUnregistered: 'Weka miadi bila usajili',
  who: 'Ni kwa ajili ya nani?',
  administration: 'Usimamizi',
  reportSent: 'Ripoti imetumwa',
  testTypeLocked: 'Aina ya upimaji haiwezi kubadilishwa baada ya kuweka miadi.',
  update: 'Hifadhi mabadiliko',
  updating: 'Inahifadhi mabadiliko',
  notSentForbidden: 'Haijatumwa: akaunti hii hairuhusiwi. Hakuna kilichopotea: ingia kwa akaunti nyingine.',
  notSentMissing: 'Haijatumwa: miadi hii imefutwa, au huruhusiwi kuibadilisha.',
  notSentLogin: 'Haijatumwa: hujaingia kwenye akaunti. Hakuna kilichopotea. Ingia kisha bonyeza tena.',
  notTaken: 'Imehifadhiwa, lakini huduma imebaki na thamani nyingine: {names}. Angalia miadi.',
  updated: 'Miadi imesasishwa kikamilifu',
  queueLogin: 'Haijatumwa: hujaingia kwenye akaunti. Hakuna kilichopotea.',
  queueForbidden: 'Haijatumwa: akaunti hii hairuhusiwi. Hakuna kilichopotea: ingia kwa akaunti nyingine.',
  queueFound: 'Orodha yako ina miadi yenye maelezo haya haya: {codes}. Je, ndiyo hii?',
  queueAccept: 'Ndiyo, imewekwa',
  queueLogIn: 'Ingia na utume',
};
