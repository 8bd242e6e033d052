import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  sharing: {
    title: 'Who sees your results',
    ask: 'Let {names} see your results and advise you?',
    askHint:
      'They see the readings, the report and what to buy, once the results are verified. You can stop this at any time.',
    yes: 'Yes, share them',
    no: 'No',
    shared: '{names} can see your results: readings, report and what to buy. You can stop this at any time.',
    notShared: '{names} cannot see your results.',
    share: 'Share my results',
    stop: 'Stop sharing',
    stopped: '{names} cannot see your results any more',
    started: '{names} can see your results from now on',
    titleOther: 'Results for agents',
    agentAsk: 'Does {name} agree that you see the results of this booking?',
    agentAskHint:
      'Ask first: you would see the readings, the report and what to buy. We write down that you said so, and {name} can stop it at any time.',
    agentYes: '{name} agreed',
    agentShared: '{name} lets you see the results.',
    agentNot:
      '{name} has not shared the results with you. Only {name} can, in the booking or on its status page.',
    agentStopped: '{name} stopped sharing the results with you.',
    agentStop: 'Stop seeing them',
    agentDone: 'You can see the results once they are verified',
    agentEnded: 'You no longer see the results',
    staffShared: '{names} can see the results.',
    staffNot: '{names} cannot see the results.',
    staffStop: 'Stop it for the farmer',
    history: 'Changes',
    on: 'Shared on {date} by {who}',
    off: 'Stopped on {date} by {who}',
    byAgent: '{who} (agent, for the farmer)',
    byPage: 'the status page',
    byForm: 'the person who booked, in the form',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  sharing: {
    title: 'Anayeona matokeo yako',
    ask: 'Unakubali {names} aone matokeo yako na kukushauri?',
    askHint:
      'Ataona vipimo, ripoti na vitu vya kununua, matokeo yakishathibitishwa. Unaweza kusitisha wakati wowote.',
    yes: 'Ndiyo, nakubali',
    no: 'Hapana',
    shared:
      '{names} anaweza kuona matokeo yako: vipimo, ripoti na vitu vya kununua. Unaweza kusitisha wakati wowote.',
    notShared: '{names} hawezi kuona matokeo yako.',
    share: 'Shiriki matokeo yangu',
    stop: 'Acha kushiriki',
    stopped: '{names} hawezi kuona matokeo yako tena',
    started: '{names} anaweza kuona matokeo yako kuanzia sasa',
    titleOther: 'Matokeo kwa mawakala',
    agentAsk: '{name} anakubali uone matokeo ya miadi hii?',
    agentAskHint:
      'Muulize kwanza: utaona vipimo, ripoti na vitu vya kununua. Tutaandika kwamba wewe ndiye uliyesema hivyo, na {name} anaweza kusitisha wakati wowote.',
    agentYes: '{name} amekubali',
    agentShared: '{name} amekuruhusu kuona matokeo.',
    agentNot:
      '{name} hajashiriki matokeo nawe. Ni {name} pekee anayeweza, kwenye miadi au ukurasa wake wa hali.',
    agentStopped: '{name} ameacha kushiriki matokeo nawe.',
    agentStop: 'Acha kuyaona',
    agentDone: 'Utaona matokeo yakishathibitishwa',
    agentEnded: 'Huoni matokeo tena',
    staffShared: '{names} anaweza kuona matokeo.',
    staffNot: '{names} hawezi kuona matokeo.',
    staffStop: 'Sitisha kwa niaba ya mkulima',
    history: 'Mabadiliko',
    on: 'Yalishirikiwa {date} na {who}',
    off: 'Yalisitishwa {date} na {who}',
    byAgent: '{who} (wakala, kwa niaba ya mkulima)',
    byPage: 'ukurasa wa hali',
    byForm: 'aliyeweka miadi, kwenye fomu',
  },
};

/** The texts about with whom a farmer shares results. */
export const useSharingText = createTexts(en, sw);
