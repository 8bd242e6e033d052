import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  factor: {
    title: 'Second factor',
    off: 'Protect your login with an authenticator app on your phone, such as Aegis or Google Authenticator. Anyone who learns your password then still needs your phone.',
    on: 'On since {date}. To log in, you enter a code of your authenticator app after your password.',
    recoveryLeft: {
      one: '{count} recovery code is left.',
      other: '{count} recovery codes are left.',
    },
    setUp: 'Set up',
    password: 'Your password',
    passwordRequired: 'Password is required',
    goOn: 'Go on',
    cancel: 'Cancel',
    scan: 'Scan this picture with your authenticator app. Or type the key into it:',
    picture: 'QR code for your authenticator app',
    openApp: 'Open it in the app on this phone',
    firstCode: 'Then enter the code that the app shows.',
    code: 'Code',
    codeHint: 'Six digits of your authenticator app.',
    recoveryHint: 'One of the recovery codes that you kept. Each works once.',
    recoveryCode: 'Recovery code',
    codeRequired: 'Code is required',
    useRecovery: 'Phone not at hand? Use a recovery code',
    useApp: 'Use the authenticator app',
    turnOn: 'Turn on',
    keep: 'Keep these recovery codes in a safe place. If you lose your phone, each of them lets you in once. They are shown only now.',
    copy: 'Copy the codes',
    copied: 'Codes copied',
    copyFailed: 'The codes were not copied. Write them down or print them.',
    print: 'Print',
    kept: 'I have kept them',
    renew: 'New recovery codes',
    renewHint: 'The older recovery codes stop working.',
    remove: 'Turn off',
    removeHint: 'From then on your password opens your account without a code.',
    removed: 'The second factor is off.',
    setUpTitle: 'Set up your second factor',
    setUpIntro:
      'This service asks everybody on its staff for one. Set it up, and you can go on with your work.',
    askTitle: 'Enter the code',
    ask: 'Open your authenticator app and enter the code that it shows.',
    confirm: 'Go on',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  factor: {
    title: 'Uthibitisho wa hatua mbili',
    off: 'Linda akaunti yako kwa programu ya uthibitisho kwenye simu yako, kama Aegis au Google Authenticator. Anayejua nenosiri lako bado atahitaji simu yako.',
    on: 'Umewekwa tangu {date}. Ukiingia, unaandika nambari ya programu yako ya uthibitisho baada ya nenosiri.',
    recoveryLeft: {
      one: 'Imebaki nambari {count} ya akiba.',
      other: 'Zimebaki nambari {count} za akiba.',
    },
    setUp: 'Weka',
    password: 'Nenosiri lako',
    passwordRequired: 'Nenosiri linahitajika',
    goOn: 'Endelea',
    cancel: 'Ghairi',
    scan: 'Changanua picha hii kwa programu yako ya uthibitisho. Au andika ufunguo huu ndani yake:',
    picture: 'Picha ya QR ya programu yako ya uthibitisho',
    openApp: 'Ifungue kwenye programu ya simu hii',
    firstCode: 'Kisha andika nambari ambayo programu inaonyesha.',
    code: 'Nambari ya siri',
    codeHint: 'Tarakimu sita za programu yako ya uthibitisho.',
    recoveryHint: 'Mojawapo ya nambari za akiba ulizohifadhi. Kila moja hutumika mara moja.',
    recoveryCode: 'Nambari ya akiba',
    codeRequired: 'Nambari ya siri inahitajika',
    useRecovery: 'Huna simu? Tumia nambari ya akiba',
    useApp: 'Tumia programu ya uthibitisho',
    turnOn: 'Washa',
    keep: 'Hifadhi nambari hizi za akiba mahali salama. Ukipoteza simu yako, kila moja inakuruhusu kuingia mara moja. Zinaonyeshwa sasa tu.',
    copy: 'Nakili nambari',
    copied: 'Nambari zimenakiliwa',
    copyFailed: 'Nambari hazikunakiliwa. Ziandike au zichapishe.',
    print: 'Chapisha',
    kept: 'Nimezihifadhi',
    renew: 'Nambari mpya za akiba',
    renewHint: 'Nambari za akiba za zamani hazitafanya kazi tena.',
    remove: 'Zima',
    removeHint: 'Kuanzia hapo nenosiri lako litafungua akaunti yako bila nambari.',
    removed: 'Uthibitisho wa hatua mbili umezimwa.',
    setUpTitle: 'Weka uthibitisho wako wa hatua mbili',
    setUpIntro: 'Huduma hii inautaka kwa kila mfanyakazi wake. Uweke, kisha uendelee na kazi yako.',
    askTitle: 'Andika nambari',
    ask: 'Fungua programu yako ya uthibitisho na uandike nambari inayoonyesha.',
    confirm: 'Endelea',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** Gives the texts of the second factor. */
export function useFactorText() {
  return translators[useLocale()];
}
