import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  contact: {
    title: 'Contact us',
    intro: "Write to us. We'll answer as soon as we can.",
    needsScript: 'The form below needs JavaScript, which is off in this browser.',
    call: 'Or call {name}:',
    callUs: 'Or call us:',
    form: 'Message',
    name: 'Your name',
    nameRequired: 'Name is required',
    email: 'Email',
    emailRequired: 'Email is required, so that we can answer',
    phone: 'Phone number',
    phoneHint: 'If we may call you',
    phoneRequired: 'Phone number is required, so that we can answer',
    subject: 'What it is about',
    message: 'Message',
    messageRequired: 'Write a message',
    send: 'Send',
    sent: 'Your message was sent',
    thanksTitle: 'Thank you, {name}',
    thanks: "Your message has arrived. We'll answer to {to}.",
    thanksPage: "Your message has arrived. We'll answer on the booking's status page.",
    thanksPageSms:
      "Your message has arrived. We'll answer by text message to the booking's phone, and on its status page.",
    toStatus: 'To the status page',
    answerPage: "We'll answer on the booking's status page.",
    answerPageSms: "We'll answer by text message to the booking's phone, and on its status page.",
    answerPageOpen: 'Everybody with the link of that page can read your message and the answer.',
    about: 'Booking {code}',
    another: 'Write another message',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  contact: {
    title: 'Wasiliana nasi',
    intro: 'Tuandikie. Tutakujibu haraka iwezekanavyo.',
    needsScript: 'Fomu iliyo hapa chini inahitaji JavaScript, ambayo imezimwa kwenye kivinjari hiki.',
    call: 'Au piga simu kwa {name}:',
    callUs: 'Au tupigie simu:',
    form: 'Ujumbe',
    name: 'Jina lako',
    nameRequired: 'Jina linahitajika',
    email: 'Barua pepe',
    emailRequired: 'Barua pepe inahitajika ili tuweze kujibu',
    phone: 'Nambari ya simu',
    phoneHint: 'Kama unakubali tukupigie',
    phoneRequired: 'Nambari ya simu inahitajika ili tuweze kujibu',
    subject: 'Unahusu nini',
    message: 'Ujumbe',
    messageRequired: 'Andika ujumbe',
    send: 'Tuma',
    sent: 'Ujumbe wako umetumwa',
    thanksTitle: 'Asante, {name}',
    thanks: 'Ujumbe wako umefika. Tutajibu kwa {to}.',
    thanksPage: 'Ujumbe wako umefika. Tutajibu kwenye ukurasa wa hali ya miadi.',
    thanksPageSms:
      'Ujumbe wako umefika. Tutajibu kwa ujumbe mfupi kwenye simu ya miadi, na kwenye ukurasa wa hali yake.',
    toStatus: 'Kwenye ukurasa wa hali',
    answerPage: 'Tutajibu kwenye ukurasa wa hali ya miadi.',
    answerPageSms: 'Tutajibu kwa ujumbe mfupi kwenye simu ya miadi, na kwenye ukurasa wa hali yake.',
    answerPageOpen: 'Kila mtu mwenye kiungo cha ukurasa huo anaweza kusoma ujumbe wako na jibu.',
    about: 'Miadi {code}',
    another: 'Andika ujumbe mwingine',
  },
};

/** The texts of the contact form. */
export const useContactText = createTexts(en, sw);
