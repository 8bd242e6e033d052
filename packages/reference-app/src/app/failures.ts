import { ApiError, describeError, type ErrorTexts, type Toaster } from '@udongo/sdk';

/** The general policy for failures that no form and no page shows by itself: one red notification for each. */
export interface FailurePolicy {
  /** Shows a failure once, however often it is reported; an abort is none. */
  report: (error: unknown) => void;
  /** Also reports calls that nobody awaits. Returns what stops it. */
  watch: (target: EventTarget) => () => void;
}

/** Makes the policy that shows failures through `toaster`, in the language of the moment. */
export function createFailurePolicy(
  toaster: Pick<Toaster, 'show'>,
  readTexts: () => ErrorTexts,
): FailurePolicy {
  const seen = new WeakSet<object>();

  const report = (error: unknown) => {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    const description = describeError(error, readTexts());
    if (description) toaster.show({ tone: 'error', ...description });
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
