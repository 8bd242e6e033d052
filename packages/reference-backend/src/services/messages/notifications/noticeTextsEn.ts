import { resultTexts } from '@udongo/sdk/results';
import { formatKes } from '@udongo/sdk/values';
import { type NoticeTexts, writeDay, writeShillings, writeShortDay } from './NoticeText.ts';

export const noticeTextsEn: NoticeTexts = {
  booked: (code, { day }) => ({
    title: 'Soil test booked',
    message: `${code} is booked for ${writeDay('en', day)}. We'll collect the soil on that day.`,
    sms: `${code} is booked. We'll collect the soil on ${writeShortDay('en', day)}.`,
  }),
  to_collect: (code, { day }) => ({
    title: 'Soil to collect',
    message: `Your shop serves ${code}. Collect the soil on ${writeDay('en', day)}. The booking says whom to call and where the field is.`,
    sms: `your shop serves ${code}. Collect the soil on ${writeShortDay('en', day)}:`,
  }),
  assigned: (code, { day }) => ({
    title: 'Soil to collect',
    message: `You collect the soil of ${code} on ${writeDay('en', day)}. To collect says whom to call and where the field is.`,
    sms: `you collect the soil of ${code} on ${writeShortDay('en', day)}:`,
  }),
  move_asked: (code, { day }) => ({
    title: 'The farmer asks for another day',
    message: `${code}: the farmer asks for ${writeDay('en', day)}. Agree, choose another day or decline.`,
    sms: `${code}: the farmer asks for ${writeShortDay('en', day)}. Please answer:`,
  }),
  moved: (code, { day }) => ({
    title: 'Another day',
    message: `${code} has another day: ${writeDay('en', day)}. We'll collect the soil then.`,
    sms: `${code} has another day: ${writeShortDay('en', day)}.`,
  }),
  move_declined: (code, { day, reason }) => ({
    title: 'The day stays',
    message: `${code} stays on ${writeDay('en', day)}: ${reason}`,
    sms: `${code} can't be moved. The day stays ${writeShortDay('en', day)}.`,
  }),
  day_before: (code, { day }) => ({
    title: "We'll collect your soil tomorrow",
    message: `We'll collect the soil of ${code} on ${writeDay('en', day)}. Please be at the field.`,
    sms: `we'll collect the soil of ${code} tomorrow. Please be there.`,
  }),
  collected: (code) => ({
    title: 'Soil collected',
    message: `We collected the soil of ${code}. Next, we'll measure it.`,
    sms: `we collected the soil of ${code}. Next, we'll measure it.`,
  }),
  canceled: (code, { reason }) => ({
    title: 'Booking cancelled',
    message: reason ? `${code} was cancelled: ${reason}` : `${code} was cancelled.`,
    sms: `the booking ${code} was cancelled.`,
  }),
  sample_rejected: (_, { sample, reason }) => {
    const why = resultTexts('en').rejectedReasons[reason];
    return {
      title: 'A sample can’t be tested',
      message: `${sample}: ${why}. Please bring new soil.`,
      sms: `${sample} can't be tested: ${why}. Bring new soil.`,
    };
  },
  checked_again: (code) => ({
    title: "We're checking your results again",
    message: `Something that the results of ${code} depend on changed. We'll tell you when the new report is ready.`,
    sms: `a reading of ${code} changed. We're checking it again.`,
  }),
  report_ready: (code) => ({
    title: 'Your report is ready',
    message: `You can read the results of ${code} now.`,
    sms: `the report of ${code} is ready:`,
  }),
  report_corrected: (code, { day }) => ({
    title: 'Corrected advice',
    message: `We corrected the advice in the soil report of ${writeDay('en', day)} (${code}). Please follow the new one.`,
    sms: `we corrected the advice for ${code} of ${writeShortDay('en', day)}. Follow this:`,
  }),
  report_withdrawn: (code, { day }) => ({
    title: 'Report withdrawn',
    message: `We withdrew the soil report of ${writeDay('en', day)} (${code}). Don't buy or spread what it advises. Ask us for a new report.`,
    sms: `we withdrew the report of ${code} of ${writeShortDay('en', day)}. Don't follow it:`,
  }),
  payment_asked: (code, { amount }) => ({
    title: 'Payment request',
    message: `You'll get an M-Pesa prompt for ${formatKes(amount)} for soil test ${code}. Didn't expect it? Don't enter your PIN.`,
    sms: `M-Pesa asks ${writeShillings(amount)}, ${code}. Unexpected? Don't enter PIN.`,
  }),
  paid: (code, { amount }) => ({
    title: 'Payment received',
    message: `We received ${formatKes(amount)} for ${code}.`,
    sms: `we received ${writeShillings(amount)} for ${code}. Thank you.`,
  }),
  payment_failed: (code, { amount }) => ({
    title: 'Payment failed',
    message: `${formatKes(amount)} for ${code} did not arrive. Open the booking to pay again.`,
    sms: `${writeShillings(amount)} for ${code} did not arrive. Pay again here:`,
  }),
  payment_unanswered: (code, { amount }) => ({
    title: "We don't know whether you paid",
    message: `${formatKes(amount)} for ${code}: look for a message from M-Pesa or your bank. If money left, don't pay again: call us with its code. If not, pay again.`,
    sms: `did ${writeShillings(amount)} leave for ${code}? Then call us. If not, pay:`,
  }),
  refunded: (code, { amount }) => ({
    title: 'Money refunded',
    message: `We refunded ${formatKes(amount)} of ${code}.`,
    sms: `we refunded ${writeShillings(amount)} of ${code}.`,
  }),
  refund_decided: (code, { amount, asked, reason }) => ({
    title: amount === 0 ? 'No refund' : 'Refund approved',
    message: [
      amount === 0
        ? `We won't refund the ${formatKes(asked)} of ${code}.`
        : `We'll refund ${formatKes(amount)} of ${code}.`,
      reason,
    ]
      .filter(Boolean)
      .join(' '),
    sms:
      amount === 0
        ? `we won't refund the ${writeShillings(asked)} of ${code}. See why:`
        : `we'll refund ${writeShillings(amount)} of ${code}.`,
  }),
  commission_paid_out: (_, { amount }) => ({
    title: 'Commission paid out',
    message: `We paid you ${formatKes(amount)} of commission.`,
    sms: `we paid you ${writeShillings(amount)} of commission.`,
  }),
  payout_undone: (_, { amount }) => ({
    title: 'Commission not paid out yet',
    message: `${formatKes(amount)} of commission were recorded as paid by mistake. They still wait to be paid.`,
    sms: `${writeShillings(amount)} of commission still wait to be paid.`,
  }),
  retest: (code, { day }) => ({
    title: 'Test your soil again',
    message: `Your soil was tested on ${writeDay('en', day)} (${code}). Soil changes in three years: test it again.`,
    sms: `your last soil test is from ${writeShortDay('en', day)}. Test again:`,
  }),
  lime: (code) => ({
    title: 'Spread agricultural lime before the rains',
    message: `Your report ${code} advises agricultural lime. Spread it now and mix it in: the report has your amounts.`,
    sms: 'spread agricultural lime before the rains. Your amounts:',
  }),
  data_asked: (_, { what, day }) => ({
    title: 'Your request about your data',
    message: {
      export: `You asked for a copy of your data. You'll get it by ${writeDay('en', day)}.`,
      correction: `You asked us to correct your data. We'll answer by ${writeDay('en', day)}.`,
      deletion: `You asked us to delete your data. We'll do it on ${writeDay('en', day)}. You can withdraw this until then.`,
    }[what],
    sms: {
      export: `you'll get the copy of your data by ${writeShortDay('en', day)}:`,
      correction: `we'll answer your correction by ${writeShortDay('en', day)}:`,
      deletion: `we'll delete your data on ${writeShortDay('en', day)}. Not wanted? Stop it:`,
    }[what],
  }),
  data_ready: (_, { day }) => ({
    title: 'The copy of your data is ready',
    message: `You can get the copy of your data until ${writeDay('en', day)}.`,
    sms: `the copy of your data is ready until ${writeShortDay('en', day)}:`,
  }),
  data_corrected: (_, { answer }) => ({
    title: 'Your data was corrected',
    message: answer,
    sms: 'we corrected your data. Our answer:',
  }),
  data_refused: (_, { what, reason }) => ({
    title: {
      export: 'No copy of your data',
      correction: 'Your data was not corrected',
      deletion: 'Your data was not deleted',
    }[what],
    message: reason,
    sms: {
      export: "we can't give you a copy of your data. See why:",
      correction: "we can't correct your data as you asked. See why:",
      deletion: "we can't delete your data now. See why:",
    }[what],
  }),
  deletion_soon: (_, { day }) => ({
    title: 'Your data will be deleted soon',
    message: `We'll delete your data on ${writeDay('en', day)}, as you asked. You can withdraw this until then.`,
    sms: `we'll delete your data on ${writeShortDay('en', day)}. Not wanted? Stop it:`,
  }),
  data_deleted: () => ({
    title: 'Your data was deleted',
    message: 'We deleted your data, as you asked. This is the last message to you.',
    sms: 'we deleted your data, as you asked. Questions:',
  }),
};
