import type { TranslateOf, TranslationOf } from '@udongo/ui';

const en = {
  partner: {
    one: 'Partner key',
    add: 'Add partner key',
    name: 'Name',
    nameRequired: 'Name is required',
    nameHint: 'Whose website it is',
    agrovetHint: 'It serves the bookings, and its agent is credited with them',
    sites: 'Sites',
    sitesRequired: 'A site is required',
    sitesHint: 'One on each line, such as https://mavuno.example. With and without www are two sites',
    wrongSite: '{site} is no site, such as https://mavuno.example',
    switchedOn: 'Switched on',
    switchedOnHint: 'Switched off, it credits nobody any more, and its pages are told so',
    switchedOff: 'Switched off',
    state: 'State',
    lastUsed: 'Last used',
    never: 'Not used yet',
    searchHint: 'Name',
  },
  snippet: {
    title: 'Snippet for the page',
    hint: 'The partner pastes it where the form is to stand. It is no secret: it works on the sites of this key alone.',
    link: 'Book a soil test',
    copy: 'Copy the snippet',
    copied: 'Snippet copied',
    copyFailed: 'The snippet was not copied. Select it and copy it by hand.',
    oldUntil: 'Pages with an old key go on working until {date}. Until then they need this snippet.',
    created: 'The key is ready',
    done: 'Done',
  },
  rotate: {
    ask: 'New key',
    title: 'Make a new key?',
    hint: 'Pages with the old key go on working for seven days. The partner pastes the new snippet by then.',
    atOnce: 'To stop a key at once, take the tick from “Switched on”.',
    confirm: 'Make a new key',
    done: 'The key is new. Send the partner the new snippet.',
  },
} as const;

/** Those in Kiswahili are a draft for a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  partner: {
    one: 'Ufunguo wa mshirika',
    add: 'Ongeza ufunguo wa mshirika',
    name: 'Jina',
    nameRequired: 'Jina linahitajika',
    nameHint: 'Tovuti ni ya nani',
    agrovetHint: 'Duka hili huhudumia miadi, na wakala wake huhesabiwa',
    sites: 'Tovuti',
    sitesRequired: 'Tovuti inahitajika',
    sitesHint: 'Moja kila mstari, kama https://mavuno.example. Yenye www na isiyo na www ni tovuti mbili',
    wrongSite: '{site} si tovuti, kama https://mavuno.example',
    switchedOn: 'Umewashwa',
    switchedOnHint: 'Ukizimwa hauhesabu wakala tena, na kurasa zake huambiwa hivyo',
    switchedOff: 'Umezimwa',
    state: 'Hali',
    lastUsed: 'Ulitumika mwisho',
    never: 'Bado haujatumika',
    searchHint: 'Jina',
  },
  snippet: {
    title: 'Msimbo wa ukurasa',
    hint: 'Mshirika hubandika msimbo huu mahali fomu itakapokuwa. Si siri: hufanya kazi kwenye tovuti za ufunguo huu tu.',
    link: 'Weka miadi ya kupima udongo',
    copy: 'Nakili msimbo',
    copied: 'Msimbo umenakiliwa',
    copyFailed: 'Msimbo haukunakiliwa. Uchague na uunakili mwenyewe.',
    oldUntil:
      'Kurasa zenye ufunguo wa zamani zitafanya kazi hadi {date}. Kabla ya hapo zinahitaji msimbo huu.',
    created: 'Ufunguo uko tayari',
    done: 'Sawa',
  },
  rotate: {
    ask: 'Ufunguo mpya',
    title: 'Utengeneze ufunguo mpya?',
    hint: 'Kurasa zenye ufunguo wa zamani zitafanya kazi kwa siku saba. Mshirika abandike msimbo mpya kabla ya hapo.',
    atOnce: 'Ili kusimamisha ufunguo mara moja, ondoa alama kwenye “Umewashwa”.',
    confirm: 'Tengeneza ufunguo mpya',
    done: 'Ufunguo ni mpya. Mtumie mshirika msimbo mpya.',
  },
};

export const partnerKeyTexts = { en, sw };

export type PartnerKeyTranslate = TranslateOf<typeof en>;
