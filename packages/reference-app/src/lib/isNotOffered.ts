import { ApiError } from '@udongo/sdk';

/** Whether a call failed because the service lacks its path or its method: only for calls about no single record. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 405);
}
