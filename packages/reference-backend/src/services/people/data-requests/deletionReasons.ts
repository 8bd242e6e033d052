/** Reasons for which a person's data can't be deleted. The app finds its Kiswahili by the English. */
export const deletionReasons = {
  staff: {
    en: 'Staff are named in the work that they did, so their account is not deleted here. An administrator takes away the role first.',
    sw: 'Wafanyakazi hutajwa kwenye kazi waliyofanya, kwa hivyo akaunti yao haifutwi hapa. Kwanza msimamizi anaondoa jukumu.',
  },
  agent: {
    en: 'Agents are named in the bookings of their farmers, so their account cannot be deleted.',
    sw: 'Mawakala hutajwa kwenye miadi ya wakulima wao, kwa hivyo akaunti yao haiwezi kufutwa.',
  },
  underWay: {
    en: 'A booking is still under way. Cancel it or wait for its report, then ask for the deletion again.',
    sw: 'Kuna miadi ambayo bado inaendelea. Ighairi au subiri ripoti yake, kisha omba kufutwa tena.',
  },
  money: {
    en: 'Money is still to be paid back. Ask for the deletion again when it has arrived.',
    sw: 'Kuna pesa ambazo bado hazijarudishwa. Omba kufutwa tena zikishafika.',
  },
} as const;
