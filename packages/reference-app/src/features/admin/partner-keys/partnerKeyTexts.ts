import type { TranslateOf, TranslationOf } from '@udongo/ui';

const en = {
  partner: {
    one: 'Partner key',
    add: 'Add partner key',
    name: 'Name',
    nameRequired: 'Name is required',
    nameHint: 'Whose website it is',
    agrovetHint: 'This agrovet serves the bookings. Its agent earns the commission.',
    sites: 'Sites',
    sitesRequired: 'A site is required',
    sitesHint:
      'One on each line, such as mavuno.example, or localhost:3000 to try it on your computer. Without http:// it is stored with https://, except on your computer. Add the site with www too if it has one.',
    stored: 'It works on: {sites}',
    wrongSite: '{site} is not a website. Type an address such as mavuno.example.',
    switchedOn: 'Switched on',
    switchedOnHint: 'When you switch this key off, nobody can book on its sites.',
    switchedOff: 'Switched off',
    state: 'State',
    lastUsed: 'Last used',
    never: 'Not used yet',
    searchHint: 'Name',
  },
  snippet: {
    title: 'Snippet for the page',
    hint: 'Paste this snippet into the page where the form should be, or send it to the person who looks after the website. It is not secret: it works only on the sites of this key.',
    link: 'Book a soil test',
    copy: 'Copy the snippet',
    copied: 'Snippet copied',
    copyFailed: 'The snippet was not copied. Select it and copy it by hand.',
    oldUntil: 'Pages with the old key work until {date}. Paste this snippet into them before that day.',
    created: 'The key is ready',
    done: 'Done',
  },
  rotate: {
    ask: 'New key',
    title: 'Make a new key?',
    hint: 'Pages with the old key work for seven more days. Paste the new snippet into them before that.',
    atOnce: 'To stop a key now, switch it off.',
    confirm: 'Make a new key',
    done: 'The new key is ready. Put the new snippet into the page.',
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
    agrovetHint: 'Duka hili huhudumia miadi. Wakala wake hupata kamisheni.',
    sites: 'Tovuti',
    sitesRequired: 'Tovuti inahitajika',
    sitesHint:
      'Moja kila mstari, kama mavuno.example, au localhost:3000 kujaribu kwenye kompyuta yako. Bila http:// huhifadhiwa na https://, isipokuwa ya kompyuta yako. Ongeza pia yenye www ikiwa ipo.',
    stored: 'Inafanya kazi kwenye: {sites}',
    wrongSite: '{site} si tovuti. Andika anwani kama mavuno.example.',
    switchedOn: 'Umewashwa',
    switchedOnHint: 'Ukizima ufunguo huu, hakuna anayeweza kuweka miadi kwenye tovuti zake.',
    switchedOff: 'Umezimwa',
    state: 'Hali',
    lastUsed: 'Ulitumika mwisho',
    never: 'Bado haujatumika',
    searchHint: 'Jina',
  },
  snippet: {
    title: 'HTML ya ukurasa',
    hint: 'Bandika HTML hii mahali fomu itakapokuwa, au mtumie anayesimamia tovuti. Si siri: hufanya kazi kwenye tovuti za ufunguo huu tu.',
    link: 'Weka miadi ya kupima udongo',
    copy: 'Nakili HTML',
    copied: 'HTML imenakiliwa',
    copyFailed: 'HTML haikunakiliwa. Ichague na uinakili mwenyewe.',
    oldUntil:
      'Kurasa zenye ufunguo wa zamani zitafanya kazi hadi {date}. Bandika HTML hii kabla ya siku hiyo.',
    created: 'Ufunguo uko tayari',
    done: 'Sawa',
  },
  rotate: {
    ask: 'Ufunguo mpya',
    title: 'Unataka kutengeneza ufunguo mpya?',
    hint: 'Kurasa zenye ufunguo wa zamani zitafanya kazi kwa siku saba. Bandika HTML mpya kabla ya hapo.',
    atOnce: 'Ili kusimamisha ufunguo sasa, uzime.',
    confirm: 'Tengeneza ufunguo mpya',
    done: 'Ufunguo mpya uko tayari. Weka HTML mpya kwenye ukurasa.',
  },
};

export const partnerKeyTexts = { en, sw };

export type PartnerKeyTranslate = TranslateOf<typeof en>;
