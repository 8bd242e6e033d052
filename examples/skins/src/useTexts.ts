import { useLocale } from '@udongo/ui';

const en = {
  title: 'Book a soil test',
  lead: 'We visit your land, take the samples and send you the report.',
  person: 'Your details',
  test: 'Your test',
  place: 'Your land',
  amount: 'Amount due',
  choose: 'Choose',
  remove: 'Remove',
  unfinished: 'You have an unfinished booking.',
  code: 'Keep your code. You need it to ask about this booking.',
};

const sw: typeof en = {
  title: 'Weka miadi ya kupima udongo',
  lead: 'Tunakuja shambani kwako, tunachukua sampuli na kukutumia ripoti.',
  person: 'Maelezo yako',
  test: 'Kipimo chako',
  place: 'Shamba lako',
  amount: 'Kiasi cha kulipa',
  choose: 'Chagua',
  remove: 'Ondoa',
  unfinished: 'Una miadi ambayo haijakamilika.',
  code: 'Tunza nambari yako. Utaihitaji ukiuliza kuhusu miadi hii.',
};

/** Gives the words of this app, in the language of the form. */
export const useTexts = () => (useLocale() === 'sw' ? sw : en);
