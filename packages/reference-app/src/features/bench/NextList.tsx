import type { SoilTestSample } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { Badge, Card, codeOf } from '@udongo/ui';
import { Link } from 'react-router';
import { useBenchText } from './benchTexts.ts';

interface NextListProps {
  title: string;
  samples: readonly SoilTestSample[];
  /** The number of all such samples. */
  count: number;
  /** Whether readings of the sample wait on this device. Default: none. */
  hasDraft?: (sample: SoilTestSample) => boolean;
}

/** The samples that come next, late ones first; a press puts one into the address. */
export function NextList({ title, samples, count, hasDraft }: NextListProps) {
  const t = useBenchText();
  const more = count - samples.length;
  const today = todayInNairobi();
  return (
    <Card title={title}>
      <ol className="app-bench__next">
        {samples.map((sample) => (
          <li key={sample.id}>
            <Link to={`?sample=${sample.id}`}>
              <span className="app-bench__code">{codeOf(sample)}</span>
              <span className="app-bench__place">{sample.sample_location}</span>
            </Link>
            <span className="app-bench__marks">
              {hasDraft?.(sample) && <Badge tone="warning">{t('bench.unsaved')}</Badge>}
              {sample.repeat_asked_on && <Badge tone="warning">{t('bench.repeat')}</Badge>}
              {sample.due_on && sample.due_on < today && (
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
