import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  benchAnalyses: {
    title: 'Other analyses',
    noNumber: 'This is not a number.',
    noLimit: '“<” is for an amount above 0. Type the number that was measured.',
    limitUnknown: 'Nothing is saved: this server can’t keep “<”, and only the number would be a wrong value.',
    beyond: 'Possible values are from {least} to {most}.',
    save: 'Save the other analyses',
    saved: 'The other analyses of {code} are saved.',
    failed: 'Not saved. {message} What you typed is kept on this device.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  benchAnalyses: {
    title: 'Vipimo vingine',
    noNumber: 'Hii si nambari.',
    noLimit: '“<” ni kwa kiwango kilicho juu ya 0. Andika nambari iliyopimwa.',
    limitUnknown:
      'Hakuna kilichohifadhiwa: seva hii haiwezi kutunza “<”, na nambari peke yake ingekuwa thamani isiyo sahihi.',
    beyond: 'Thamani zinazowezekana ni kuanzia {least} hadi {most}.',
    save: 'Hifadhi vipimo vingine',
    saved: 'Vipimo vingine vya {code} vimehifadhiwa.',
    failed: 'Havijahifadhiwa. {message} Ulichoandika kiko kwenye kifaa hiki.',
  },
};

/** The texts of analyses beside the seven readings on the bench. */
export const useBenchAnalysesText = createTexts(en, sw);
