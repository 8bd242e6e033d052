import { createCatalogueTranslator, useLocale } from '@udongo/ui';

const en = {
  settings: {
    intro:
      'Who helps people by phone, what reports and receipts begin with, by when each step is promised, and what agents earn.',
    help: 'Help by phone',
    reports: 'Reports',
    promises: 'Promised working days',
    tests: 'Tests',
    money: 'Invoices, payments and commissions',
    messages: 'Messages',
    supportName: 'Name of the help desk',
    supportNameHint: 'Who answers the phone, for example "Udongo helpdesk"',
    supportPhone: 'Support phone number',
    supportPhoneHint:
      'People see it when a booking cannot be sent, and in messages. Without a number, no text tells people to call.',
    supportEmail: 'Support email',
    supportEmailHint:
      'Replies to answered messages arrive here. Without it, at the address that sends all emails.',
    letterheadName: 'Name on reports',
    letterheadContacts: 'Contacts on reports',
    letterheadContactsHint: 'One line, for example "P.O. Box 101 Nairobi, 0712 345678"',
    logo: 'Logo on reports',
    logoHint: 'PNG or JPEG, at most 40 KB',
    logoChoose: 'Choose a picture',
    logoRemove: 'Remove the logo',
    logoSaved: 'Logo saved',
    logoRefused: 'This is not a PNG or JPEG of at most 40 KB. Choose a smaller picture.',
    logoNone: 'Reports begin without a logo.',
    days: 'working days',
    daysRequired: 'A number of days is required',
    daysToCollect: 'From the day of the test until the samples are collected',
    daysToReceive: 'Until the samples are received',
    daysToAnalyse: 'Until the samples are measured',
    daysToVerify: 'Until the readings are verified',
    daysToReport: 'Until the report is ready',
    offersBasic: 'The basic test can be booked, for {price} a sample',
    pricesHint: 'Prices are fixed in this version of the service. To charge less, make a discount.',
    offersComplete: 'The complete test can be booked, for {price} a sample',
    offersMicrobial: 'The microbial test can be booked, for {price} a sample',
    offersMicrobialHint: 'A probe cannot do it: the booking waits for a laboratory.',
    allowSelfVerification: 'The person who saved a reading can verify it',
    selfVerificationAsked: 'Asked for on {time}. It is on once another administrator saves it within a day.',
    allowSelfVerificationHint:
      'It takes two administrators within a day. The report then says that the same person measured and verified.',
    commission: 'What agents earn',
    commissionHint: 'Of bookings from now on. An agent can have a rate of their own.',
    commissionRequired: 'A percentage is required',
    businessName: 'Name on invoices and receipts',
    businessNameHint: 'Without it, the name on reports',
    businessDetails: 'Address and contacts on invoices and receipts',
    kraPin: 'KRA PIN',
    kraPinHint:
      'For example P051234567X. Without it, invoices and receipts say that they are not tax invoices.',
    taxLines: 'Tax lines on invoices and receipts',
    taxLinesHint: 'For example "VAT exempt".',
    paybill: 'Business number',
    paybillHint:
      'The business number for Lipa na M-PESA, Pay Bill. Without it, only prompts and cards are offered.',
    smsPrice: 'Price of a text message',
    smsPriceHint: 'Of one part, shown while you write one.',
    smsPriceRequired: 'Price of a text message is required',
    saved: 'Settings saved',
  },
} as const;

/** Drafts, for a native speaker's review. */
const sw: { settings: Record<keyof (typeof en)['settings'], string> } = {
  settings: {
    intro:
      'Anayewasaidia watu kwa simu, mwanzo wa ripoti na risiti, siku zinazoahidiwa kwa kila hatua, na mapato ya mawakala.',
    help: 'Msaada kwa simu',
    reports: 'Ripoti',
    promises: 'Siku za kazi zinazoahidiwa',
    tests: 'Upimaji',
    money: 'Ankara, malipo na kamisheni',
    messages: 'Jumbe',
    supportName: 'Jina la dawati la msaada',
    supportNameHint: 'Anayepokea simu, kwa mfano "Dawati la msaada la Udongo"',
    supportPhone: 'Nambari ya simu ya msaada',
    supportPhoneHint:
      'Watu huiona miadi isipoweza kutumwa, na katika jumbe. Bila nambari, hakuna maandishi yanayosema kupiga simu.',
    supportEmail: 'Barua pepe ya msaada',
    supportEmailHint:
      'Majibu ya watu kwa ujumbe uliojibiwa hufika hapa. Bila hiyo, kwenye anwani inayotuma barua pepe zote.',
    letterheadName: 'Jina kwenye ripoti',
    letterheadContacts: 'Mawasiliano kwenye ripoti',
    letterheadContactsHint: 'Mstari mmoja, kwa mfano "P.O. Box 101 Nairobi, 0712 345678"',
    logo: 'Nembo kwenye ripoti',
    logoHint: 'PNG au JPEG, isizidi KB 40',
    logoChoose: 'Chagua picha',
    logoRemove: 'Ondoa nembo',
    logoSaved: 'Nembo imehifadhiwa',
    logoRefused: 'Hii si PNG au JPEG isiyozidi KB 40. Chagua picha ndogo zaidi.',
    logoNone: 'Ripoti zinaanza bila nembo.',
    days: 'siku za kazi',
    daysRequired: 'Idadi ya siku inahitajika',
    daysToCollect: 'Tangu siku ya upimaji hadi sampuli zikusanywe',
    daysToReceive: 'Hadi sampuli zipokelewe',
    daysToAnalyse: 'Hadi sampuli zipimwe',
    daysToVerify: 'Hadi vipimo vithibitishwe',
    daysToReport: 'Hadi ripoti iwe tayari',
    offersBasic: 'Upimaji wa msingi unaweza kuwekewa miadi, kwa {price} kila sampuli',
    pricesHint: 'Bei haziwezi kubadilishwa katika toleo hili la huduma. Ili kutoza kidogo, weka punguzo.',
    offersComplete: 'Upimaji kamili unaweza kuwekewa miadi, kwa {price} kila sampuli',
    offersMicrobial: 'Uchambuzi wa viumbehai vya udongo unaweza kuwekewa miadi, kwa {price} kila sampuli',
    offersMicrobialHint: 'Kifaa cha shambani hakiwezi: miadi husubiri maabara.',
    allowSelfVerification: 'Aliyehifadhi kipimo anaweza kukithibitisha',
    selfVerificationAsked: 'Limeombwa {time}. Litawashwa msimamizi mwingine akilihifadhi ndani ya siku moja.',
    allowSelfVerificationHint:
      'Huhitaji wasimamizi wawili ndani ya siku moja. Ripoti itasema kwamba aliyepima ndiye aliyethibitisha.',
    commission: 'Mawakala wanapata',
    commissionHint: 'Kwa miadi ya kuanzia sasa. Wakala anaweza kuwa na kiwango chake.',
    commissionRequired: 'Asilimia inahitajika',
    businessName: 'Jina kwenye ankara na risiti',
    businessNameHint: 'Bila hilo, jina kwenye ripoti',
    businessDetails: 'Anwani na mawasiliano kwenye ankara na risiti',
    kraPin: 'PIN ya KRA',
    kraPinHint: 'Kwa mfano P051234567X. Bila hiyo, ankara na risiti husema kwamba si ankara za kodi.',
    taxLines: 'Mistari ya kodi kwenye ankara na risiti',
    taxLinesHint: 'Kwa mfano "VAT exempt".',
    paybill: 'Nambari ya biashara',
    paybillHint:
      'Nambari ya biashara ya Lipa na M-PESA, Pay Bill. Bila hiyo, ombi la simu na kadi tu hutolewa.',
    smsPrice: 'Bei ya ujumbe mfupi',
    smsPriceHint: 'Ya sehemu moja, huonyeshwa unapoandika.',
    smsPriceRequired: 'Bei ya ujumbe mfupi inahitajika',
    saved: 'Mipangilio imehifadhiwa',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

export type SettingsTranslate = (typeof translators)['en'];

export function useSettingsText(): SettingsTranslate {
  return translators[useLocale()];
}
