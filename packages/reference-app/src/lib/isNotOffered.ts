import { ApiError } from '@udongo/sdk';

/**
 * Whether a call failed because the service lacks its path or its method. `isOfRecord`: the call was about one record, which a
 * 404 says is gone.
 */
export function isNotOffered(error: unknown, isOfRecord = false): boolean {
  return (
    error instanceof ApiError && ([405, 501].includes(error.status) || (error.status === 404 && !isOfRecord))
  );
}

/** Whether the service lacks what was asked for, or has it for other people: nothing that a person need be told. */
export function isNotTheirs(error: unknown): boolean {
  return isNotOffered(error) || (error instanceof ApiError && error.status === 403);
}

/** Gives the answer of a call; null where the service lacks what was asked for, or has it for other people. Errors: any other one. */
export async function unlessNotTheirs<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (isNotTheirs(error)) return null;
    throw error;
  }
}
