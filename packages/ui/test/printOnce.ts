import { configure, getConfig } from '@testing-library/react';

/**
 * A look that fails within a wait is one of many, and printing the page takes longer than looking: the wait prints it once, when it
 * gives up.
 */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    isInWait() ? new Error(message ?? '') : getElementError(message, container),
});

/** Testing Library's own mark of a look within a wait; without it each look prints, which is only slower. */
function isInWait(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}
