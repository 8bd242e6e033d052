/** Words for the kinds of money that somebody has to check. Kiswahili is a draft, to be reviewed by a native speaker. */
export const issueKinds = {
  en: {
    needs_review: 'To be checked',
    unmatched: 'No booking',
    underpaid: 'Paid too little',
    overpaid: 'Paid too much',
    no_answer: 'No answer',
    unreadable: 'Cannot be read',
    disagrees: 'Amounts disagree',
  },
  sw: {
    needs_review: 'Inahitaji kuangaliwa',
    unmatched: 'Haina miadi',
    underpaid: 'Imelipwa pungufu',
    overpaid: 'Imelipwa zaidi',
    no_answer: 'Hakuna jibu',
    unreadable: 'Haisomeki',
    disagrees: 'Kiasi hakilingani',
  },
} as const;
