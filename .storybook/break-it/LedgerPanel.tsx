import { Icon } from '@udongo/ui';
import type { Ledger, LedgerRow, World } from './createWorld.ts';
import { useStore } from './useStore.ts';

const onDevice = { draft: 'draft', waiting: 'waits to be sent' } as const;

/** Where each thing is that the person typed, and whether both promises of the form are kept. */
export function LedgerPanel({ world, isPlaying }: { world: World; isPlaying: boolean }) {
  const ledger = useStore(world.ledger);
  const events = useStore(world.network.events);
  const isBroken = ledger.lost.length + ledger.twice.length > 0;
  return (
    <section className="break-it__ledger" aria-label="Ledger">
      <p role="status" data-broken={isBroken ? '' : undefined} className="break-it__verdict">
        <Icon name={isBroken ? 'warning' : 'check'} />
        <strong>{sayVerdict(ledger)}</strong>
        <span>{sayCounts(ledger, isPlaying)}</span>
      </p>
      {ledger.rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Typed</th>
              <th scope="col">This device</th>
              <th scope="col">The server</th>
            </tr>
          </thead>
          <tbody>
            {ledger.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{sayDevice(row)}</td>
                <td>{row.codes.join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {events.length > 0 && (
        <ol>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same event can happen twice
            <li key={index}>{event}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

function sayVerdict({ lost, twice }: Ledger): string {
  if (lost.length > 0) return `Lost: ${lost.join(', ')}`;
  if (twice.length > 0) return `Booked twice: ${twice.join(', ')}`;
  return 'Booked once, nothing lost';
}

function sayCounts({ rows }: Ledger, isPlaying: boolean): string {
  if (rows.length === 0) return 'Type a name, press “Book the test”, and break something in between.';
  const booked = rows.filter(({ codes }) => codes.length > 0).length;
  const counts = `${booked} booked, ${rows.length - booked} not sent yet.`;
  return isPlaying ? `${counts} Mischief is under way.` : counts;
}

function sayDevice({ device, isInForm, codes }: LedgerRow): string {
  const place = device && codes.length === 0 ? onDevice[device] : '';
  return [isInForm && 'in a form', place].filter(Boolean).join(', ') || '–';
}
