import { formatKes, todayInNairobi } from '@udongo/sdk/values';
import * as ui from '@udongo/ui';
import {
  Badge,
  Card,
  createTranslator,
  formatDate,
  PaymentBadge,
  parseSensorText,
  sensorLimits,
} from '@udongo/ui';
import { en } from '@udongo/ui/messages/en';
import { sw } from '@udongo/ui/messages/sw';
import { RoutedScreens } from './RoutedScreens';

export const dynamic = 'force-dynamic';

const isClient = (value: unknown) =>
  typeof value === 'function' &&
  '$$typeof' in value &&
  value.$$typeof === Symbol.for('react.client.reference');

/** A server component: it calls what has no hooks, and draws what has. */
export default function Page() {
  const called = [
    formatDate('en', '2026-11-20'),
    createTranslator('sw', sw)('common.save'),
    JSON.stringify(parseSensorText('ph 6.5')),
    JSON.stringify(sensorLimits.pH),
    formatKes(2000),
    en.common.save,
  ];
  const client = Object.entries(ui).flatMap(([name, value]) => (isClient(value) ? [name] : []));
  return (
    <main>
      <ul id="called">
        {called.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p id="client">{client.join(' ')}</p>
      <Card title="Payment">
        <Badge tone="success">New</Badge>
        <PaymentBadge paid canceled={false} />
      </Card>
      <RoutedScreens today={todayInNairobi()} />
    </main>
  );
}
