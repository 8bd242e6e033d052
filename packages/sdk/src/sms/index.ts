export { measureSms, type SmsSize, toSmsText } from './smsText.ts';
