import { ApiError, describeError, type Toaster } from '@udongo/sdk';
import type { Language } from '../messages/Language.ts';

/** The general policy for failures that no form and no page shows by itself: one red notification for each. */
export interface FailurePolicy {
  /** Shows a failure once, however often it is reported; an abort is none. */
  report: (error: unknown) => void;
  /** Also reports calls that nobody awaits. Returns a function that stops it. */
  watch: (target: EventTarget) => () => void;
}

/** Makes the policy that shows failures through `toaster`, in the language of the moment. */
export function createFailurePolicy(
  toaster: Pick<Toaster, 'show'>,
  readLanguage: () => Pick<Language, 'errors' | 'translateServerText'>,
): FailurePolicy {
  const seen = new WeakSet<object>();

  const report = (error: unknown) => {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const { errors, translateServerText } = readLanguage();
    const description = describeError(error, errors);
    if (!description) return;
    toaster.show({ tone: 'error', ...description, message: translateServerText(description.message) });
  };

  const watch = (target: EventTarget) => {
    const listener = (event: Event) => {
      if (!('reason' in event && event.reason instanceof ApiError)) return;
      event.preventDefault();
      report(event.reason);
    };
    target.addEventListener('unhandledrejection', listener);
    return () => target.removeEventListener('unhandledrejection', listener);
  };

  return { report, watch };
}
