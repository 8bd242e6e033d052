import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  publicStatus: {
    ready_both:
      'The report is ready, and its link goes to the phone number or email address of the booking. Ask us if it did not arrive.',
    ready_sms:
      'The report is ready, and its link goes to the phone number of the booking. Ask us if it did not arrive.',
    ready_email:
      'The report is ready, and its link goes to the email address of the booking. Ask us if it did not arrive.',
    ready_none: 'The report is ready. No message with its link goes out from here: ask us for it.',
    questions: 'Questions',
    asked: 'Asked on {date}',
    answered: 'Answered on {date}',
    open: 'We have not answered yet.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  publicStatus: {
    ready_both:
      'Ripoti iko tayari, na kiungo chake hutumwa kwa nambari ya simu au barua pepe ya miadi. Tuulize kama hakijafika.',
    ready_sms:
      'Ripoti iko tayari, na kiungo chake hutumwa kwa nambari ya simu ya miadi. Tuulize kama hakijafika.',
    ready_email:
      'Ripoti iko tayari, na kiungo chake hutumwa kwa barua pepe ya miadi. Tuulize kama hakijafika.',
    ready_none: 'Ripoti iko tayari. Hakuna ujumbe wenye kiungo chake unaotumwa kutoka hapa: tuombe kiungo.',
    questions: 'Maswali',
    asked: 'Liliulizwa tarehe {date}',
    answered: 'Lilijibiwa tarehe {date}',
    open: 'Bado hatujajibu.',
  },
};

/** The texts of the public status page. */
export const useStatusText = createTexts(en, sw);
