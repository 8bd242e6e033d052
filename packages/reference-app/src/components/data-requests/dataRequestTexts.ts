import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

export const dataRequestsEn = {
  data: {
    title: 'My data',
    intro:
      'You can get a copy of everything that is stored about you, have a mistake corrected, or have your data deleted.',
    yours: 'What you asked for',
    export: 'Copy',
    correction: 'Correction',
    deletion: 'Deletion',
    asked: 'In progress',
    cooling_off: 'Waiting',
    ready: 'Ready',
    done: 'Done',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    askedOn: 'Requested on {date}.',
    dueOn: 'It will be done by {date}.',
    late: 'Late since {date}',
    deletedOn: 'Your data is deleted on {date}. Until then you can withdraw this.',
    keptUntil: 'You can download it until {date}.',
    page: 'Download to read',
    json: 'Download as JSON',
    withdraw: 'Withdraw',
    withdrawn_now: 'Withdrawn.',
    askExport: 'Ask for a copy',
    exportAsked: 'The copy is being made. It is ready here in a minute.',
    askCorrection: 'Ask for a correction',
    what: 'What is wrong, and what is right?',
    whatRequired: 'Say what is wrong',
    send: 'Send',
    correctionAsked: 'An administrator will answer you here.',
    askDeletion: 'Ask for the deletion',
    deletionHint:
      'Your account, your name, phone number, email, messages and reviews are deleted 7 days after you ask. Until then you can withdraw it. Bookings with their results stay without your name. Invoices, receipts and payment records stay, as the law requires, without your name and phone number.',
    password: 'Your password',
    passwordRequired: 'Password is required',
    deletionAsked: 'You have 7 days to withdraw it here.',
    cancel: 'Cancel',
  },
} as const;

/** Drafts, for a native speaker's review. */
export const dataRequestsSw: TranslationOf<typeof dataRequestsEn> = {
  data: {
    title: 'Taarifa zangu',
    intro:
      'Unaweza kupata nakala ya yote yaliyohifadhiwa kukuhusu, kuomba kosa lirekebishwe, au kuomba taarifa zako zifutwe.',
    yours: 'Uliyoomba',
    export: 'Nakala',
    correction: 'Marekebisho',
    deletion: 'Kufutwa',
    asked: 'Inaendelea',
    cooling_off: 'Inasubiri',
    ready: 'Iko tayari',
    done: 'Imefanyika',
    refused: 'Imekataliwa',
    withdrawn: 'Imeondolewa',
    askedOn: 'Iliombwa tarehe {date}.',
    dueOn: 'Itafanyika kufikia {date}.',
    late: 'Imechelewa tangu {date}',
    deletedOn: 'Taarifa zako zitafutwa tarehe {date}. Hadi hapo unaweza kuondoa ombi hili.',
    keptUntil: 'Unaweza kuipakua hadi {date}.',
    page: 'Pakua ili usome',
    json: 'Pakua kama JSON',
    withdraw: 'Ondoa ombi',
    withdrawn_now: 'Ombi limeondolewa.',
    askExport: 'Omba nakala',
    exportAsked: 'Nakala inatengenezwa. Itakuwa tayari hapa baada ya dakika moja.',
    askCorrection: 'Omba marekebisho',
    what: 'Nini si sahihi, na sahihi ni nini?',
    whatRequired: 'Sema nini si sahihi',
    send: 'Tuma',
    correctionAsked: 'Msimamizi atakujibu hapa.',
    askDeletion: 'Omba kufutwa',
    deletionHint:
      'Akaunti yako, jina, nambari ya simu, barua pepe, ujumbe na maoni yako hufutwa siku 7 baada ya kuomba. Hadi hapo unaweza kuondoa ombi. Miadi na matokeo yake hubaki bila jina lako. Ankara, risiti na hesabu hubaki, kama sheria inavyotaka, bila jina na nambari yako ya simu.',
    password: 'Nenosiri lako',
    passwordRequired: 'Nenosiri linahitajika',
    deletionAsked: 'Una siku 7 za kuondoa ombi hapa.',
    cancel: 'Ghairi',
  },
};

/** The texts of requests about personal data. */
export const useDataRequestText = createTexts(dataRequestsEn, dataRequestsSw);
