import type { SoilTestSample } from '@udongo/sdk';
import { Badge, Card, codeOf } from '@udongo/ui';
import { Link } from 'react-router';
import { useBenchText } from './benchTexts.ts';

interface NextListProps {
  samples: readonly SoilTestSample[];
  /** The number of all samples to measure. */
  count: number;
  /** Bookings whose promised day has passed. */
  late: ReadonlySet<number>;
  /** Whether readings of the sample wait on this device. */
  hasDraft: (sample: SoilTestSample) => boolean;
}

/** The samples to measure next, oldest first. */
export function NextList({ samples, count, late, hasDraft }: NextListProps) {
  const t = useBenchText();
  const more = count - samples.length;
  return (
    <Card title={t('bench.next')}>
      <ol className="app-bench__next">
        {samples.map((sample) => (
          <li key={sample.id}>
            <Link to={`?sample=${sample.id}`}>
              <span className="app-bench__code">{codeOf(sample)}</span>
              <span className="app-bench__place">{sample.sample_location}</span>
            </Link>
            <span className="app-bench__marks">
              {hasDraft(sample) && <Badge tone="warning">{t('bench.unsaved')}</Badge>}
              {late.has(sample.booking) && (
                <Badge tone="error" icon="clock">
                  {t('bench.late')}
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="app-bench__hint">{t('bench.more', { count: more })}</p>}
    </Card>
  );
}
