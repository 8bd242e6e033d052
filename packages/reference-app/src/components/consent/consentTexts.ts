import { type TranslationOf, useLocale } from '@udongo/ui';
import { bookingConsentTexts } from '@udongo/ui/internal';
import { createTextsOf } from '../../messages/createTexts.ts';

/** Change `consentVersion` with the texts of `agree` and `farmerAgreed`. */
const en = {
  agree: {
    book: bookingConsentTexts.en.book,
    register:
      'By registering you agree that we use your details and the readings of your soil for your tests.',
    again: 'I agree again that you use my details and the readings of my soil for my tests.',
  },
  farmerAgreed: {
    book: 'The farmer agreed that we use their details and the readings of their soil for this test.',
    register: 'The farmer agreed that we use their details and the readings of their soil for their tests.',
  },
  consent: {
    how: 'How we use your data',
    askFirst: 'Ask the farmer first. Tick the box once the farmer agreed.',
    label: 'Use of the data',
    bySelf: 'Agreed on {date} by {who}, text of {version}',
    onWord: 'The farmer agreed, as {who} said on {date}, text of {version}',
    card: 'Your consent',
    none: 'Our forms say how we use your data. You agree by sending them.',
    agreed: 'On {date} you agreed that we use your data for your soil tests (text of {version}).',
    agreedAgent: 'On {date} your agent said that you agree to the use of your data (text of {version}).',
    agreedStaff: 'On {date} our staff noted that you agree to the use of your data (text of {version}).',
    withdrawn: 'You withdrew your consent on {date}. No test can be booked for you until you agree again.',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw your consent?',
    follows:
      'No test can be booked for you until you agree again. Agents can no longer read your results, and reminders and offers stop. Tests that you booked go on, with messages about them. You can still read your results. Invoices stay, as the law requires.',
    deletion: 'To have your data deleted, ask for it in “My data” on this page.',
    withdrawNow: 'Withdraw my consent',
    withdrawnNow: 'Your consent is withdrawn.',
    agree: 'Agree again',
    agreedNow: 'You agree again. Tests can be booked for you.',
  },
} as const;

/** Drafts, for a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  agree: {
    book: bookingConsentTexts.sw.book,
    register: 'Ukijisajili unakubali tutumie taarifa zako na vipimo vya udongo wako kwa upimaji wako.',
    again: 'Ninakubali tena mtumie taarifa zangu na vipimo vya udongo wangu kwa upimaji wangu.',
  },
  farmerAgreed: {
    book: 'Mkulima amekubali tutumie taarifa zake na vipimo vya udongo wake kwa upimaji huu.',
    register: 'Mkulima amekubali tutumie taarifa zake na vipimo vya udongo wake kwa upimaji wake.',
  },
  consent: {
    how: 'Jinsi tunavyotumia taarifa zako',
    askFirst: 'Muulize mkulima kwanza. Weka alama akishakubali.',
    label: 'Matumizi ya taarifa',
    bySelf: '{who} alikubali tarehe {date}, maandishi ya {version}',
    onWord: 'Mkulima alikubali, kama {who} alivyosema tarehe {date}, maandishi ya {version}',
    card: 'Ridhaa yako',
    none: 'Fomu zetu zinasema jinsi tunavyotumia taarifa zako. Unakubali unapozituma.',
    agreed:
      'Tarehe {date} ulikubali tutumie taarifa zako kwa upimaji wa udongo wako (maandishi ya {version}).',
    agreedAgent:
      'Tarehe {date} wakala wako alisema kwamba unakubali taarifa zako zitumike (maandishi ya {version}).',
    agreedStaff:
      'Tarehe {date} wafanyakazi wetu waliandika kwamba unakubali taarifa zako zitumike (maandishi ya {version}).',
    withdrawn: 'Uliondoa ridhaa yako tarehe {date}. Huwezi kuwekewa miadi hadi ukubali tena.',
    withdraw: 'Ondoa ridhaa',
    withdrawTitle: 'Uondoe ridhaa yako?',
    follows:
      'Huwezi kuwekewa miadi hadi ukubali tena. Mawakala hawawezi kusoma matokeo yako tena, na vikumbusho na matangazo vinakoma. Vipimo ulivyokwisha kuweka vinaendelea, pamoja na ujumbe kuhusu vipimo hivyo. Bado unaweza kusoma matokeo yako. Ankara hubaki, kama sheria inavyotaka.',
    deletion: 'Ili taarifa zako zifutwe, omba hivyo kwenye “Taarifa zangu” katika ukurasa huu.',
    withdrawNow: 'Ondoa ridhaa yangu',
    withdrawnNow: 'Ridhaa yako imeondolewa.',
    agree: 'Kubali tena',
    agreedNow: 'Umekubali tena. Unaweza kuwekewa miadi.',
  },
};

/** Gives the texts about consent in a language. */
export const consentTextOf = createTextsOf(en, sw);

/** The texts about consent. */
export function useConsentText() {
  return consentTextOf(useLocale());
}
