/** Addresses of the world outside of the browsers; nothing of them leaves this process. */
export const apiUrl = 'http://api.simulated';
export const mpesaUrl = 'http://mpesa.simulated';
export const paystackUrl = 'http://paystack.simulated';
export const smsUrl = 'http://sms.simulated';

/** Secrets between the server and its providers: none of them may get into a log. */
export const tokens = {
  smsKey: 'atsk_0f3c9d1b7a5e',
  smsReports: 'reports0token0of0this0world',
  receipts: 'receipts0token0of0this0paybill',
  paystack: 'sk_live_4e1f9b7c2a',
  mpesaSecret: 'consumer0secret',
  mpesaPasskey: 'passkey0of0this0paybill',
};
