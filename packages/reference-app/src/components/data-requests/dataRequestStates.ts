import type { DataRequest } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';

export const requestKinds = [
  'export',
  'correction',
  'deletion',
] as const satisfies readonly DataRequest['kind'][];

export const requestStates = [
  'asked',
  'cooling_off',
  'ready',
  'done',
  'refused',
  'withdrawn',
] as const satisfies readonly DataRequest['state'][];

/** Whether somebody can still withdraw or answer it. */
export function isOpenRequest({ state }: Pick<DataRequest, 'state'>): boolean {
  return state === 'asked' || state === 'cooling_off';
}

/** Whether its day has passed and it is still open. */
export function isLateRequest(request: Pick<DataRequest, 'state' | 'due_on'>): boolean {
  return isOpenRequest(request) && request.due_on < todayInNairobi();
}
