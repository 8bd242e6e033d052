import { useLocale } from '@udongo/ui';

const en = {
  title: 'Book a soil test',
  lead: 'We visit your land, take the samples and send you the report.',
  person: 'Your details',
  test: 'Your test',
  place: 'Your land',
  amount: 'Amount due',
  choose: 'Choose',
  add: 'Add sample',
  remove: 'Remove',
  undo: 'Bring the sample back',
  unfinished: 'You have an unfinished booking.',
  continue: 'Continue',
  discard: 'Discard',
  booked: 'Your soil test is booked',
  code: 'Keep your code. You need it to ask about this booking.',
  another: 'Book another',
  withoutAgent: 'Send without the agent',
  clear: 'Clear the form',
  undoClear: 'Bring my entries back',
};

const sw: typeof en = {
  title: 'Weka miadi ya kupima udongo',
  lead: 'Tunakuja shambani kwako, tunachukua sampuli na kukutumia ripoti.',
  person: 'Maelezo yako',
  test: 'Kipimo chako',
  place: 'Shamba lako',
  amount: 'Kiasi cha kulipa',
  choose: 'Chagua',
  add: 'Ongeza sampuli',
  remove: 'Ondoa',
  undo: 'Rudisha sampuli',
  unfinished: 'Una miadi ambayo haijakamilika.',
  continue: 'Endelea',
  discard: 'Tupa',
  booked: 'Miadi yako ya kupima udongo imewekwa',
  code: 'Tunza nambari yako. Utaihitaji ukiuliza kuhusu miadi hii.',
  another: 'Weka miadi nyingine',
  withoutAgent: 'Tuma bila wakala',
  clear: 'Futa fomu',
  undoClear: 'Rudisha nilichoandika',
};

/** Gives the words of this app, in the language of the form. */
export const useTexts = () => (useLocale() === 'sw' ? sw : en);
