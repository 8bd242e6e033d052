import { Badge, type BadgeProps, codeOf } from '@udongo/ui';
import { soilReadings } from './benchReadings.ts';
import { useGridText } from './gridTexts.ts';
import type { GridRow } from './useGrid.ts';

const looks = {
  empty: { tone: 'neutral' },
  typed: { tone: 'neutral' },
  wrong: { tone: 'error', icon: 'warning' },
  elsewhere: { tone: 'error', icon: 'warning' },
  ready: { tone: 'info' },
  waiting: { tone: 'warning', icon: 'clock' },
  saving: { tone: 'info', icon: 'clock' },
  saved: { tone: 'success', icon: 'check' },
  refused: { tone: 'error', icon: 'warning' },
} as const satisfies Record<GridRow['status'], Pick<BadgeProps, 'tone' | 'icon'>>;

/** The heading of a row: the code of its sample, and how far the readings have come. */
export function GridHeader({ sample, status, missing }: GridRow) {
  const t = useGridText();
  const count = soilReadings.length - missing.length;
  return (
    <>
      <span id={`grid-${sample.id}-code`} className="app-bench__code">
        {codeOf(sample)}
      </span>
      <span className="app-grid__state">
        {status === 'empty' ? (
          sample.repeat_asked_on && <Badge tone="warning">{t('grid.again')}</Badge>
        ) : (
          <Badge {...looks[status]}>{t(`grid.${status}`, { count, all: soilReadings.length })}</Badge>
        )}
      </span>
    </>
  );
}
