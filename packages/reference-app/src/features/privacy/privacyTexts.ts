import type { PageText } from '../../components/text-page/TextPage.tsx';

/** Where a service keeps what people agreed to. */
const withdraw = {
  en: 'You agree to this when you book or register. You can withdraw your consent on the page of your account, under “Your consent”: then no test is booked for you until you agree again. Results and invoices stay, as the law requires.',
  sw: 'Unakubali haya unapoweka miadi au kujisajili. Unaweza kuondoa ridhaa yako kwenye ukurasa wa akaunti yako, chini ya “Ridhaa yako”: basi huwekewi miadi hadi ukubali tena. Matokeo na ankara hubaki, kama sheria inavyotaka.',
};

/** A draft for the operator's lawyer; the Kiswahili needs a native speaker's review, too. */
export const privacyTexts = (keepsConsent: boolean): Record<'en' | 'sw', PageText> => ({
  en: {
    title: 'Privacy',
    intro: 'Which details we keep, why, and what you can ask of us.',
    sections: [
      {
        title: 'What we keep',
        items: [
          'What you type into a booking: name, phone number, email, county, address, and what you say about your plots.',
          'The location of a sample, where you or the person who takes it gives it.',
          'Readings, results and reports of your samples.',
          'Payments: amount, day and receipt number. We never see your PIN.',
        ],
      },
      {
        title: 'Why we keep it',
        paragraphs: [
          'We need it to collect and test your soil, to send you the report, and to show you how your soil changes. We keep payments because the law asks for it.',
        ],
      },
      {
        title: 'Who sees it',
        items: [
          'You, with your login or with the link of your booking. Anyone who has the link can see its status.',
          'The agent or agrovet that serves your booking: your name, phone number and place, and the state of the booking.',
          'Your results, readings and report only if you share them with that agent. We ask you when you book; you can stop it at any time in your booking or on its status page, and from then on they see nothing more. What they printed or wrote down stays with them.',
          'Our staff.',
          'The services that carry payments and messages see only what they need for that.',
        ],
        paragraphs: ['We sell nothing about you. Statistics never show a single farm.'],
      },
      {
        title: 'What stays on your device',
        paragraphs: [
          'Unfinished and waiting bookings, your language and your colours stay on your device. Logging in keeps you logged in there for 30 days. Log out on a device that you share.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          ...(keepsConsent ? [withdraw.en] : []),
          'Under the Data Protection Act 2019 you can ask which details we keep, have them corrected or deleted, get a copy, and object. Look for “My data” on the page of your account, or write to us. You get a copy within 7 days, and every other answer within 14. You can also complain to the Office of the Data Protection Commissioner.',
        ],
      },
    ],
  },
  sw: {
    title: 'Faragha',
    intro: 'Taarifa tunazohifadhi, sababu, na unachoweza kutuomba.',
    sections: [
      {
        title: 'Tunachohifadhi',
        items: [
          'Unachoandika katika miadi: jina, nambari ya simu, barua pepe, kaunti, anwani, na unachosema kuhusu shamba lako.',
          'Mahali pa sampuli, pale ambapo wewe au anayeichukua anapataja.',
          'Vipimo, matokeo na ripoti za sampuli zako.',
          'Malipo: kiasi, siku na nambari ya risiti. Hatuoni kamwe PIN yako.',
        ],
      },
      {
        title: 'Sababu ya kuhifadhi',
        paragraphs: [
          'Tunazihitaji ili kukusanya na kupima udongo wako, kukutumia ripoti, na kukuonyesha jinsi udongo wako unavyobadilika. Tunahifadhi malipo kwa sababu sheria inataka.',
        ],
      },
      {
        title: 'Wanaoziona',
        items: [
          'Wewe, kwa kuingia kwenye akaunti au kwa kiungo cha miadi yako. Yeyote aliye na kiungo anaweza kuona hali yake.',
          'Wakala au agrovet (duka la pembejeo) inayohudumia miadi yako: jina, nambari ya simu na mahali pako, na hali ya miadi.',
          'Matokeo, vipimo na ripoti yako ukikubali tu kushiriki na wakala huyo. Tunakuuliza unapoweka miadi; unaweza kusitisha wakati wowote kwenye miadi yako au kwenye ukurasa wake wa hali, na tangu hapo hataona chochote zaidi. Alichochapisha au kuandika kinabaki kwake.',
          'Wafanyakazi wetu.',
          'Huduma zinazobeba malipo na ujumbe huona tu kile zinachohitaji kwa kazi hiyo.',
        ],
        paragraphs: ['Hatuuzi chochote kukuhusu. Takwimu hazionyeshi kamwe shamba moja.'],
      },
      {
        title: 'Kinachobaki kwenye kifaa chako',
        paragraphs: [
          'Miadi ambayo haijakamilika au inayosubiri, lugha yako na rangi zako hubaki kwenye kifaa chako. Ukiingia kwenye akaunti, unabaki humo kwa siku 30. Toka kwenye akaunti kwenye kifaa mnachoshiriki.',
        ],
      },
      {
        title: 'Haki zako',
        paragraphs: [
          ...(keepsConsent ? [withdraw.sw] : []),
          'Chini ya Sheria ya Ulinzi wa Data ya 2019 unaweza kuuliza taarifa tunazohifadhi, kuomba zirekebishwe au zifutwe, kupata nakala, na kupinga. Tafuta “Taarifa zangu” kwenye ukurasa wa akaunti yako, au tuandikie. Utapata nakala ndani ya siku 7, na majibu mengine yote ndani ya siku 14. Unaweza pia kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data.',
        ],
      },
    ],
  },
});
