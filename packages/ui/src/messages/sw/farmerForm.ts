import type { farmerForm as english } from '../en/farmerForm.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const farmerForm: Translation<typeof english> = {
  title: 'Mkulima',
  created: 'Mkulima amesajiliwa',
  updated: 'Maelezo ya mkulima yamesasishwa',
  name: 'Jina kamili',
  nameRequired: 'Jina kamili linahitajika',
  phone: 'Nambari ya simu',
  phoneRequired: 'Nambari ya simu inahitajika',
  email: 'Barua pepe',
  emailHint: 'Acha tupu ikiwa mkulima hana barua pepe',
  county: 'Kaunti',
  address: 'Anwani',
  referrer: 'Aliyeelekeza',
  referrerHint: 'Wakala anayemwona mkulima huyu na kumwekea miadi',
  agentSearch: 'Tafuta wakala',
  agentEmpty: 'Wakala hakupatikana',
  duplicateTitle: 'Je, ni mmoja wa wakulima hawa?',
  duplicateIntro: 'Hakuna kilichohifadhiwa bado. Nambari ya simu au barua pepe hiyo tayari imesajiliwa.',
  samePhone: 'Nambari ya simu ni ile ile',
  sameEmail: 'Barua pepe ni ile ile',
  open: 'Fungua',
  openOne: 'Fungua {name}',
  back: 'Rudi',
  saveAnyway: 'Hifadhi hata hivyo',
  phoneTaken: 'Mkulima mwingine ana nambari hii ya simu',
  emailTaken: 'Mkulima mwingine ana barua pepe hii',
  notSaved: 'Huenda mkulima tayari amesajiliwa. Hakuna kilichohifadhiwa.',
};
