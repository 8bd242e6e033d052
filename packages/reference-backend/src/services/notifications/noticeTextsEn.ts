import { resultTexts } from '@udongo/sdk/results';
import { formatKes } from '@udongo/sdk/values';
import { type NoticeTexts, writeDay, writeShillings, writeShortDay } from './NoticeText.ts';

export const noticeTextsEn: NoticeTexts = {
  booked: (code, { day }) => ({
    title: 'Soil test booked',
    message: `${code} is booked for ${writeDay('en', day)}. Next: the soil is taken on that day.`,
    sms: `${code} is booked. Next: we take the soil on ${writeShortDay('en', day)}.`,
  }),
  day_before: (code, { day }) => ({
    title: 'Tomorrow the soil is taken',
    message: `The soil of ${code} is taken on ${writeDay('en', day)}. Please be at the field.`,
    sms: `we take the soil of ${code} tomorrow. Please be at the field.`,
  }),
  collected: (code) => ({
    title: 'Soil collected',
    message: `The soil of ${code} was collected. Next: it is measured.`,
    sms: `the soil of ${code} was collected. Next: it is measured.`,
  }),
  canceled: (code, { reason }) => ({
    title: 'Booking canceled',
    message: reason ? `${code} was canceled: ${reason}` : `${code} was canceled.`,
    sms: `the booking ${code} was canceled.`,
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
    title: 'Results are being checked again',
    message: `A reading of ${code} changed. You are told when the new report is ready.`,
    sms: `a reading of ${code} changed. We check it again.`,
  }),
  report_ready: (code) => ({
    title: 'Your report is ready',
    message: `The results of ${code} are in.`,
    sms: `the report of ${code} is ready:`,
  }),
  payment_asked: (code, { amount }) => ({
    title: 'Payment asked',
    message: `${formatKes(amount)} are asked for ${code}. Enter your M-Pesa PIN only if you want to pay.`,
    sms: `${writeShillings(amount)} asked for ${code}. Enter your PIN only to pay.`,
  }),
  paid: (code, { amount }) => ({
    title: 'Payment received',
    message: `${formatKes(amount)} arrived for ${code}.`,
    sms: `${writeShillings(amount)} arrived for ${code}. Thank you.`,
  }),
  payment_failed: (code, { amount }) => ({
    title: 'Payment failed',
    message: `${formatKes(amount)} for ${code} did not arrive. Open the booking to pay again.`,
    sms: `${writeShillings(amount)} for ${code} did not arrive. Pay again here:`,
  }),
  commission_paid_out: (_, { amount }) => ({
    title: 'Commission paid out',
    message: `${formatKes(amount)} of commission were paid out to you.`,
    sms: `${writeShillings(amount)} of commission were paid out to you.`,
  }),
  retest: (code, { day }) => ({
    title: 'Test your soil again',
    message: `Your soil was tested on ${writeDay('en', day)} (${code}). Soil changes in three years: test it again.`,
    sms: `your last soil test is from ${writeShortDay('en', day)}. Test again:`,
  }),
  lime: (code, { kg, cost }) => ({
    title: 'Spread lime before the rains',
    message: `Your report ${code} advises up to ${kg} kg of lime${cost === null ? '' : `, about ${formatKes(cost)}`}. Spread it now and mix it in.`,
    sms: `spread lime now: up to ${kg} kg${cost === null ? '' : `, ${writeShillings(cost)}`}.`,
  }),
};
