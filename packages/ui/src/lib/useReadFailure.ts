import { readErrorMessage, readFieldErrors } from './errors.ts';
import { useLoadServerText } from './useServerText.ts';

/** The time for which a failure without field names is shown, in milliseconds. */
export const failureDurationMs = 5000;
/** The time for which a refusal with its reasons is shown. Source: specification section 8. */
const refusalDurationMs = 8000;

/** A form's message about a rejected port, in the language of the page if the server's text is known. */
export interface Failure {
  message: string;
  /** By path, `samples.2.soil_type`; empty when the server named no field. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Whether the server named fields: the form shows them, and needs no other message. */
  isRefusal: boolean;
  /** The time for which its notification is shown. */
  durationMs: number;
}

/** Reads the failures of a form; `fallback` is the text if the server gave none. Never rejects. */
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
