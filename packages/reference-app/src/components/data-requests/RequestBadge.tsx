import type { DataRequest } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
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

/** Whether somebody can still withdraw or answer it. */
export function isOpenRequest({ state }: Pick<DataRequest, 'state'>): boolean {
  return state === 'asked' || state === 'cooling_off';
}

/** Whether its day has passed and it is still open. */
export function isLateRequest(request: Pick<DataRequest, 'state' | 'due_on'>): boolean {
  return isOpenRequest(request) && request.due_on < todayInNairobi();
}
