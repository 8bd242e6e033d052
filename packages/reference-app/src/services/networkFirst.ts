import { ApiError } from '@udongo/sdk';

interface StoredResponse {
  restore: () => Promise<unknown>;
  remove: () => Promise<void>;
  /** Whether calls wait for a login: their server answers. */
  isAtLogin: () => boolean;
  /** The longest wait for a fresh response when this device has one. */
  timeoutMs: number;
}

/** The fresh response, or the stored one if the server gives none in time. Errors: as `fresh`; a refusal removes the stored one. */
export async function networkFirst(fresh: Promise<unknown>, stored: StoredResponse): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(async () => {
      const response = stored.isAtLogin() ? undefined : await stored.restore();
      if (response !== undefined) resolve(response);
    }, stored.timeoutMs);
  });
  try {
    return await Promise.race([fresh, late]);
  } catch (error) {
    if (isRefusal(error)) void stored.remove();
    const response = isUnanswered(error) ? await stored.restore() : undefined;
    if (response === undefined) throw error;
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether no answer came that says anything about the request: no network, or a server that fails. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && !(error.status >= 400 && error.status < 500);
}

/** The record is gone, or not for this person, or not any more: results that are no longer verified answer 409. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 409].includes(error.status);
}
