import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';
import { commissionTexts } from '../../components/commission/commissionTexts.ts';
import { issueKinds } from '../../components/linked-payments/issueKinds.ts';

const en = {
  ...commissionTexts.en,
  issueKinds: issueKinds.en,
  how: {
    steps: 'How it works',
    stepBook: 'Book',
    stepBookText: 'Choose a test and describe each sample. It takes about five minutes.',
    stepTest: 'We test',
    stepTestText: 'Your samples are collected and go to the laboratory. Your status page shows each step.',
    stepReport: 'You act',
    stepReportText: 'The report says what your soil has, what it lacks, and what to do for your crops.',
  },
  attention: {
    title: 'To do today',
    to_collect: 'To collect today',
    overdue: 'Collections late',
    unpaid: 'Not paid yet',
    without_readings: 'Samples to measure',
    reports_to_send: 'Reports to send',
    reports_to_correct: 'Reports with advice to correct',
  },
  queue: {
    title: 'Waiting for you',
    noneTitle: 'Nothing waits for you',
    none: 'Work that is due will be listed here, what is late first.',
    samples: { one: '{count} sample', other: '{count} samples' },
    due: 'by {date}',
    late: 'was due {date}',
    asked: 'asked for on {date}',
    refund: 'Refund of {amount}',
    move: 'Another day, {to} in place of {from}',
    collect: 'Collect',
    receive: 'Receive',
    measure: 'Measure',
    verify: 'Verify',
    report: 'Make the report',
    approved: 'approved on {date}',
    since: 'since {date}',
    money: 'Money',
    toCheck: { one: '{count} to check', other: '{count} to check' },
    payout: 'Payout',
    payTo: '{amount} to {phone}',
    decide: 'Decide',
    payBack: 'Pay back',
    check: 'Check',
    payOut: 'Pay',
    answer: 'Answer',
    more: { one: '{action}: {count} more booking', other: '{action}: {count} more bookings' },
    open: 'Open',
  },
  moreOf: {
    move: { one: '{count} more asks for another day', other: '{count} more ask for another day' },
    refund: { one: '{count} more refund', other: '{count} more refunds' },
    issue: { one: 'Money: {count} more reason to check', other: 'Money: {count} more reasons to check' },
    payout: { one: '{count} more payout', other: '{count} more payouts' },
  },
  nextStep: {
    collect:
      "{code}: we'll collect your soil on {date}. Before that day, mark the places where we should take the samples.",
    report: '{code}: your report is ready.',
    toRelease: '{code}: the laboratory is done. Your report comes next.',
    wait: '{code}: your soil is being tested. There is nothing to do until the report is ready.',
    toPay: 'Still to pay: {amount}',
  },
  soFar: {
    title: 'So far',
    bookings: 'Bookings',
    samples: 'Samples',
    reports: 'Reports ready',
    amount_due: 'Still to pay',
    farmers: 'Farmers',
  },
  served: {
    title: 'Who we have served',
    farmers: 'Farmers',
    samples: 'Soil samples',
    counties: 'Counties',
  },
} as const;

/** Draft, to be reviewed by a native speaker. */
const sw: TranslationOf<typeof en> = {
  ...commissionTexts.sw,
  issueKinds: issueKinds.sw,
  how: {
    steps: 'Jinsi inavyofanya kazi',
    stepBook: 'Weka miadi',
    stepBookText: 'Chagua upimaji na ueleze kila sampuli. Huchukua kama dakika tano.',
    stepTest: 'Tunapima',
    stepTestText: 'Sampuli zako hukusanywa na kupelekwa maabara. Ukurasa wa hali huonyesha kila hatua.',
    stepReport: 'Unachukua hatua',
    stepReportText: 'Ripoti husema udongo wako una nini, unakosa nini, na ufanyie nini mazao yako.',
  },
  attention: {
    title: 'Kazi za leo',
    to_collect: 'Za kukusanywa leo',
    overdue: 'Zilizochelewa kukusanywa',
    unpaid: 'Miadi isiyolipwa',
    without_readings: 'Sampuli za kupima',
    reports_to_send: 'Ripoti za kutuma',
    reports_to_correct: 'Ripoti za kurekebisha ushauri',
  },
  queue: {
    title: 'Kazi inayokusubiri',
    noneTitle: 'Hakuna kazi inayokusubiri',
    none: 'Kazi iliyofika wakati wake itaorodheshwa hapa, iliyochelewa kwanza.',
    samples: { one: 'sampuli {count}', other: 'sampuli {count}' },
    due: 'kabla ya {date} kuisha',
    late: 'ilitakiwa {date}',
    asked: 'iliombwa {date}',
    refund: 'Marejesho ya {amount}',
    move: 'Siku nyingine, {to} badala ya {from}',
    collect: 'Kusanya',
    receive: 'Pokea',
    measure: 'Pima',
    verify: 'Thibitisha',
    report: 'Tengeneza ripoti',
    approved: 'iliidhinishwa {date}',
    since: 'tangu {date}',
    money: 'Pesa',
    toCheck: { one: '{count} ya kukagua', other: '{count} za kukagua' },
    payout: 'Malipo',
    payTo: '{amount} kwa {phone}',
    decide: 'Amua',
    payBack: 'Rudisha pesa',
    check: 'Kagua',
    payOut: 'Lipa',
    answer: 'Jibu',
    more: { one: '{action}: miadi {count} zaidi', other: '{action}: miadi {count} zaidi' },
    open: 'Fungua',
  },
  moreOf: {
    move: {
      one: '{count} mwingine anaomba siku nyingine',
      other: '{count} wengine wanaomba siku nyingine',
    },
    refund: { one: 'Marejesho {count} zaidi', other: 'Marejesho {count} zaidi' },
    issue: { one: 'Pesa: sababu {count} zaidi ya kukagua', other: 'Pesa: sababu {count} zaidi za kukagua' },
    payout: { one: 'Malipo {count} zaidi', other: 'Malipo {count} zaidi' },
  },
  nextStep: {
    collect:
      '{code}: tutakusanya udongo wako tarehe {date}. Kabla ya siku hiyo, weka alama mahali pa kuchukua sampuli.',
    report: '{code}: ripoti yako iko tayari.',
    toRelease: '{code}: upimaji umekamilika. Ripoti yako inafuata.',
    wait: '{code}: udongo wako unapimwa. Hakuna la kufanya hadi ripoti iwe tayari.',
    toPay: 'Bado kulipwa: {amount}',
  },
  soFar: {
    title: 'Hadi sasa',
    bookings: 'Miadi',
    samples: 'Sampuli',
    reports: 'Ripoti zilizo tayari',
    amount_due: 'Bado kulipwa',
    farmers: 'Wakulima',
  },
  served: {
    title: 'Tuliowahudumia',
    farmers: 'Wakulima',
    samples: 'Sampuli za udongo',
    counties: 'Kaunti',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** Gives the texts that only the home pages use. */
export function useHomeText() {
  return translators[useLocale()];
}
