import type { PageText } from '../../components/text-page/TextPage.tsx';

/** A draft for the operator's lawyer; the Kiswahili needs a native speaker's review, too. */
export const termsTexts: Record<'en' | 'sw', PageText> = {
  en: {
    title: 'Terms',
    intro: 'What you can expect from us, and what we expect from you.',
    sections: [
      {
        title: 'Your booking',
        paragraphs: [
          'A booking is an order for the test that you chose, for each sample in it. You can change or cancel it yourself until the samples are taken.',
        ],
      },
      {
        title: 'Prices and payment',
        paragraphs: [
          'The price is the one that the booking shows, in Kenyan shillings. Pay only through the ways that your booking shows, and keep the receipt. If we cannot do the test, you get your money back.',
        ],
      },
      {
        title: 'Your samples',
        paragraphs: [
          'You confirm that the soil comes from the place you named. We may refuse a sample that is too small, wet or mixed up, and tell you why. We keep no soil after the test.',
        ],
      },
      {
        title: 'What a report says',
        paragraphs: [
          'A field probe estimates nutrients; it is not a laboratory analysis. Advice on agricultural lime and fertiliser follows published rules and names its range. The harvest also depends on weather, seed and care, so we cannot promise one. Ask an agricultural officer before you spend much money.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'Keep your password to yourself. An agent books for you only when you agree. Tell us when something is wrong; we correct it.',
        ],
      },
    ],
  },
  sw: {
    title: 'Masharti',
    intro: 'Unachoweza kutarajia kutoka kwetu, na tunachotarajia kutoka kwako.',
    sections: [
      {
        title: 'Miadi yako',
        paragraphs: [
          'Miadi ni agizo la upimaji uliochagua, kwa kila sampuli iliyomo. Unaweza kuibadilisha au kuighairi mwenyewe hadi tukusanye sampuli.',
        ],
      },
      {
        title: 'Bei na malipo',
        paragraphs: [
          'Bei ni ile inayoonyeshwa na miadi, kwa shilingi za Kenya. Lipa tu kwa njia ambazo miadi yako inaonyesha, na uhifadhi risiti. Tusipoweza kupima, unarudishiwa pesa zako.',
        ],
      },
      {
        title: 'Sampuli zako',
        paragraphs: [
          'Unathibitisha kwamba udongo unatoka mahali ulipotaja. Tunaweza kukataa sampuli iliyo ndogo mno, yenye maji au iliyochanganyika, na kukuambia sababu. Hatuhifadhi udongo baada ya upimaji.',
        ],
      },
      {
        title: 'Ripoti inasema nini',
        paragraphs: [
          'Kifaa cha shambani hukadiria virutubishi; si uchambuzi wa maabara. Ushauri kuhusu chokaa ya kilimo na mbolea hufuata kanuni zilizochapishwa na hutaja kiwango chake. Hali ya hewa, mbegu na utunzaji pia huamua mavuno, kwa hivyo hatuwezi kuyaahidi. Mwulize afisa wa kilimo kabla ya kutumia pesa nyingi.',
        ],
      },
      {
        title: 'Akaunti yako',
        paragraphs: [
          'Usimwambie mtu nenosiri lako. Wakala huweka miadi kwa niaba yako ukikubali tu. Tuambie kitu kikiwa na makosa; tutakirekebisha.',
        ],
      },
    ],
  },
};
