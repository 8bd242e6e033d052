import { readErrorMessage, readFieldErrors } from './errors.ts';
import { useLoadServerText } from './useServerText.ts';

/** How long a failure shows that names no field, in milliseconds. */
export const failureDurationMs = 5000;
/** How long a refusal with its reasons shows. Source: specification section 8. */
const refusalDurationMs = 8000;

/** What a form says of a rejected port, in the language of the page where the server's words are known. */
export interface Failure {
  message: string;
  /** By path, `samples.2.soil_type`; empty when the server named no field. */
  fieldErrors: Readonly<Record<string, string>>;
  /** The server named fields: the form shows them, and needs no other line. */
  isRefusal: boolean;
  /** How long its notification shows. */
  durationMs: number;
}

/** Reads every failure of a form; `fallback` is said where the server said nothing. Never rejects. */
export function useReadFailure(): (error: unknown, fallback: string) => Promise<Failure> {
  const loadSay = useLoadServerText();
  return async (error, fallback) => {
    const say = await loadSay();
    const said = Object.entries(readFieldErrors(error)).map(([path, text]) => [path, say(text)]);
    const isRefusal = said.length > 0;
    return {
      message: say(readErrorMessage(error, fallback)),
      fieldErrors: Object.fromEntries(said),
      isRefusal,
      durationMs: isRefusal ? refusalDurationMs : failureDurationMs,
    };
  };
}
