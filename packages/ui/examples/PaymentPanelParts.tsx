import { createUdongo } from '@udongo/sdk';
import { PaymentPanel } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** The parts in a page of your own: first the ways to pay, then the amount, and a text beside it. */
export const Pay = ({
  uuid,
  onReceipt,
}: {
  uuid: string;
  onReceipt?: () => Promise<void>;
}) => (
  <PaymentPanel.Root api={udongo} of={{ uuid }}>
    <PaymentPanel.Sandbox />
    <h2>Pay for your soil test</h2>
    <PaymentPanel.Choose />
    <PaymentPanel.Waiting />
    <PaymentPanel.Review />
    <aside>
      <PaymentPanel.Amount />
      <PaymentPanel.Paid onReceipt={onReceipt} />
      <p>We test your samples as soon as you have paid.</p>
    </aside>
  </PaymentPanel.Root>
);
