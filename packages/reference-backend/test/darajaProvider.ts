import { createDaraja } from '../src/payments/createDaraja.ts';
import { useProviderServer } from './providerServer.ts';

/** Safaricom's Daraja as a server of the tests plays it, and the provider that asks it. */
export function useDaraja(clock: () => Date) {
  const server = useProviderServer();
  const receiptsToken = 'receipts0token0of0this0paybill';
  return {
    server,
    receiptsToken,
    /** Addresses at which it is asked for a prompt, and for the state of one. */
    push: '/mpesa/stkpush/v1/processrequest',
    query: '/mpesa/stkpushquery/v1/query',
    logIn: () => server.reply('/oauth', { body: { access_token: 'access', expires_in: '3599' } }),
    create: () =>
      createDaraja({
        get url() {
          return server.url;
        },
        consumerKey: 'consumer',
        consumerSecret: 'consumer-secret',
        shortcode: '400200',
        passkey: 'passkey',
        receiptsToken,
        clock,
      }),
  };
}
