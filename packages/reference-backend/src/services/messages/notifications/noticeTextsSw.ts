import { resultTexts } from '@udongo/sdk/results';
import { formatKes } from '@udongo/sdk/values';
import { deletionReasons } from '../../people/data-requests/deletionReasons.ts';
import { type NoticeTexts, writeDay, writeShillings, writeShortDay } from './NoticeText.ts';

/** A draft for a native speaker's review. */
export const noticeTextsSw: NoticeTexts = {
  booked: (code, { day }) => ({
    title: 'Miadi ya kupima udongo imewekwa',
    message: `${code} imewekwa kwa ${writeDay('sw', day)}. Hatua inayofuata: tutakusanya sampuli siku hiyo.`,
    sms: `${code} imewekwa. Tutakusanya sampuli ${writeShortDay('sw', day)}.`,
  }),
  to_collect: (code, { day }) => ({
    title: 'Udongo wa kukusanya',
    message: `Duka lako linahudumia ${code}. Kusanya udongo ${writeDay('sw', day)}. Miadi inaonyesha mtu wa kupigia simu na mahali pa shamba.`,
    sms: `duka lako linahudumia ${code}. Kusanya udongo ${writeShortDay('sw', day)}:`,
  }),
  assigned: (code, { day }) => ({
    title: 'Udongo wa kukusanya',
    message: `Utakusanya udongo wa ${code} ${writeDay('sw', day)}. Ukurasa wa Za kukusanya unaonyesha mtu wa kupigia simu na mahali pa shamba.`,
    sms: `utakusanya udongo wa ${code} ${writeShortDay('sw', day)}:`,
  }),
  move_asked: (code, { day }) => ({
    title: 'Mkulima anaomba siku nyingine',
    message: `${code}: mkulima anaomba ${writeDay('sw', day)}. Kubali, chagua siku nyingine au kataa.`,
    sms: `${code}: mkulima anaomba ${writeShortDay('sw', day)}. Tafadhali jibu:`,
  }),
  moved: (code, { day }) => ({
    title: 'Siku imebadilishwa',
    message: `${code} ina siku nyingine: ${writeDay('sw', day)}. Tutakusanya udongo siku hiyo.`,
    sms: `${code} ina siku nyingine: ${writeShortDay('sw', day)}.`,
  }),
  move_declined: (code, { day, reason }) => ({
    title: 'Siku haikubadilishwa',
    message: `${code} inabaki ${writeDay('sw', day)}: ${reason}`,
    sms: `siku ya ${code} haikubadilishwa. Inabaki ${writeShortDay('sw', day)}.`,
  }),
  day_before: (code, { day }) => ({
    title: 'Kesho tutakusanya sampuli',
    message: `Tutakusanya sampuli za ${code} ${writeDay('sw', day)}. Tafadhali uwepo shambani.`,
    sms: `kesho tutakusanya sampuli za ${code}. Tafadhali uwepo shambani.`,
  }),
  collected: (code) => ({
    title: 'Sampuli zimekusanywa',
    message: `Tumekusanya sampuli za ${code}. Hatua inayofuata: tutazipima.`,
    sms: `tumekusanya sampuli za ${code}. Sasa tutazipima.`,
  }),
  canceled: (code, { reason }) => ({
    title: 'Miadi imeghairiwa',
    message: reason ? `${code} imeghairiwa: ${reason}` : `${code} imeghairiwa.`,
    sms: `miadi ${code} imeghairiwa.`,
  }),
  sample_rejected: (_, { sample, reason }) => {
    const why = resultTexts('sw').rejectedReasons[reason];
    return {
      title: 'Sampuli haiwezi kupimwa',
      message: `${sample}: ${why}. Tafadhali leta udongo mwingine.`,
      sms: `${sample} haiwezi kupimwa: ${why}. Leta mpya.`,
    };
  },
  checked_again: (code) => ({
    title: 'Matokeo yanakaguliwa tena',
    message: `Jambo ambalo matokeo ya ${code} hulitegemea limebadilika. Tutakuambia ripoti mpya ikiwa tayari.`,
    sms: `kipimo kimoja cha ${code} kimerekebishwa. Tunakagua tena.`,
  }),
  report_ready: (code) => ({
    title: 'Ripoti yako iko tayari',
    message: `Sasa unaweza kusoma matokeo ya ${code}.`,
    sms: `ripoti ya ${code} iko tayari:`,
  }),
  report_corrected: (code, { day }) => ({
    title: 'Ushauri umerekebishwa',
    message: `Tumerekebisha ushauri katika ripoti ya udongo ya ${writeDay('sw', day)} (${code}). Tafadhali fuata ripoti mpya.`,
    sms: `tumerekebisha ushauri wa ${code} wa ${writeShortDay('sw', day)}. Fuata huu mpya:`,
  }),
  report_withdrawn: (code, { day }) => ({
    title: 'Ripoti imeondolewa',
    message: `Tumeondoa ripoti ya udongo ya ${writeDay('sw', day)} (${code}). Usinunue wala kuweka inachoshauri. Tuombe ripoti mpya.`,
    sms: `tumeondoa ripoti ya ${code} ya ${writeShortDay('sw', day)}. Usiifuate:`,
  }),
  payment_asked: (code, { amount }) => ({
    title: 'Ombi la malipo',
    message: `Utapokea ombi la M-Pesa la ${formatKes(amount)} kwa ajili ya ${code}. Kama hukulitarajia, usiweke PIN.`,
    sms: `ombi la M-Pesa ${writeShillings(amount)}, ${code}. Hukutarajia? Usiweke PIN.`,
  }),
  paid: (code, { amount }) => ({
    title: 'Malipo yamepokelewa',
    message: `${formatKes(amount)} zimepokelewa kwa ajili ya ${code}.`,
    sms: `${writeShillings(amount)} zimepokelewa kwa ${code}. Asante.`,
  }),
  payment_failed: (code, { amount }) => ({
    title: 'Malipo hayakufaulu',
    message: `${formatKes(amount)} za ${code} hazikufika. Fungua miadi ulipe tena.`,
    sms: `${writeShillings(amount)} za ${code} hazikufika. Lipa tena hapa:`,
  }),
  payment_unanswered: (code, { amount }) => ({
    title: 'Hatujui kama umelipa',
    message: `${formatKes(amount)} za ${code}: angalia ujumbe wa M-Pesa au wa benki yako. Ikiwa pesa zimetoka, usilipe tena: tupigie simu na utupe nambari ya muamala. Kama hazijatoka, lipa tena.`,
    sms: `${writeShillings(amount)} za ${code} zimetoka? Tupigie. La sivyo lipa:`,
  }),
  refunded: (code, { amount }) => ({
    title: 'Pesa zimerudishwa',
    message: `${formatKes(amount)} za ${code} zimerudishwa.`,
    sms: `${writeShillings(amount)} za ${code} zimerudishwa.`,
  }),
  refund_decided: (code, { amount, asked, reason }) => ({
    title: amount === 0 ? 'Pesa hazitarudishwa' : 'Kurudishiwa pesa kumekubaliwa',
    message: [
      amount === 0
        ? `${formatKes(asked)} za ${code} hazitarudishwa.`
        : `${formatKes(amount)} za ${code} zitarudishwa.`,
      reason,
    ]
      .filter(Boolean)
      .join(' '),
    sms:
      amount === 0
        ? `${writeShillings(asked)} za ${code} hazitarudishwa. Sababu:`
        : `${writeShillings(amount)} za ${code} zitarudishwa.`,
  }),
  commission_paid_out: (_, { amount }) => ({
    title: 'Kamisheni imelipwa',
    message: `Umelipwa kamisheni ya ${formatKes(amount)}.`,
    sms: `umelipwa kamisheni ya ${writeShillings(amount)}.`,
  }),
  payout_undone: (_, { amount }) => ({
    title: 'Kamisheni bado haijalipwa',
    message: `Kamisheni ya ${formatKes(amount)} ilirekodiwa kimakosa kuwa imelipwa. Bado inasubiri kulipwa.`,
    sms: `kamisheni ya ${writeShillings(amount)} bado inasubiri kulipwa.`,
  }),
  retest: (code, { day }) => ({
    title: 'Pima udongo wako tena',
    message: `Udongo wako ulipimwa ${writeDay('sw', day)} (${code}). Udongo hubadilika kwa miaka mitatu: upime tena.`,
    sms: `udongo wako ulipimwa ${writeShortDay('sw', day)}. Upime tena:`,
  }),
  lime: (code) => ({
    title: 'Weka chokaa ya kilimo kabla ya mvua',
    message: `Ripoti yako ${code} inashauri chokaa ya kilimo. Iweke sasa na uichanganye na udongo: viasi vyako viko kwenye ripoti.`,
    sms: 'weka chokaa ya kilimo kabla ya mvua. Viasi vyako:',
  }),
  data_asked: (_, { what, day }) => ({
    title: 'Ombi lako kuhusu taarifa zako',
    message: {
      export: `Uliomba nakala ya taarifa zako. Utaipata kufikia ${writeDay('sw', day)}.`,
      correction: `Uliomba taarifa zako zirekebishwe. Tutakujibu kufikia ${writeDay('sw', day)}.`,
      deletion: `Uliomba taarifa zako zifutwe. Zitafutwa ${writeDay('sw', day)}. Hadi hapo unaweza kuondoa ombi hili.`,
    }[what],
    sms: {
      export: `utapata nakala ya taarifa zako kufikia ${writeShortDay('sw', day)}:`,
      correction: `tutajibu ombi la marekebisho kufikia ${writeShortDay('sw', day)}:`,
      deletion: `taarifa zako zitafutwa ${writeShortDay('sw', day)}. Hutaki? Zuia:`,
    }[what],
  }),
  data_ready: (_, { day }) => ({
    title: 'Nakala ya taarifa zako iko tayari',
    message: `Unaweza kupata nakala ya taarifa zako hadi ${writeDay('sw', day)}.`,
    sms: `nakala ya taarifa zako iko tayari hadi ${writeShortDay('sw', day)}:`,
  }),
  data_corrected: (_, { answer }) => ({
    title: 'Taarifa zako zimerekebishwa',
    message: answer,
    sms: 'tumerekebisha taarifa zako. Jibu letu:',
  }),
  data_refused: (_, { what, reason }) => ({
    title: {
      export: 'Hakuna nakala ya taarifa zako',
      correction: 'Taarifa zako hazikurekebishwa',
      deletion: 'Taarifa zako hazikufutwa',
    }[what],
    message: Object.values(deletionReasons).find(({ en }) => en === reason)?.sw ?? reason,
    sms: {
      export: 'hatuwezi kukupa nakala ya taarifa zako. Soma sababu:',
      correction: 'hatuwezi kurekebisha taarifa zako ulivyoomba. Sababu:',
      deletion: 'hatuwezi kufuta taarifa zako sasa. Soma sababu:',
    }[what],
  }),
  deletion_soon: (_, { day }) => ({
    title: 'Taarifa zako zitafutwa hivi karibuni',
    message: `Tutafuta taarifa zako ${writeDay('sw', day)}, kama ulivyoomba. Hadi hapo unaweza kuondoa ombi hili.`,
    sms: `taarifa zako zitafutwa ${writeShortDay('sw', day)}. Hutaki? Zuia:`,
  }),
  data_deleted: () => ({
    title: 'Taarifa zako zimefutwa',
    message: 'Tumefuta taarifa zako, kama ulivyoomba. Huu ni ujumbe wa mwisho kwako.',
    sms: 'tumefuta taarifa zako, kama ulivyoomba. Maswali:',
  }),
};
