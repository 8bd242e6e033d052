import type { DataRequest } from '@udongo/sdk';
import { Badge } from '@udongo/ui';
import { useDataRequestText } from './dataRequestTexts.ts';

const requestTones = {
  asked: 'info',
  cooling_off: 'warning',
  ready: 'success',
  done: 'success',
  refused: 'error',
  withdrawn: 'neutral',
} as const satisfies Record<DataRequest['state'], string>;

/** The state of a request in a badge. */
export function RequestBadge({ state }: Pick<DataRequest, 'state'>) {
  return <Badge tone={requestTones[state]}>{useDataRequestText()(`data.${state}`)}</Badge>;
}
