type Module = typeof import('../../../ui/src/booking-queue/askFirst.ts');
type AskFound = typeof import('../../../ui/src/booking-queue/askFound.ts').askFound;

/**
 * A visitor of a website has no list of own bookings to search: after a lost answer they are told that the
 * outcome is unknown, and asked.
 */
export const askFirst: Module['askFirst'] = (_options, _write, send) => send;
export const acceptFound: Module['acceptFound'] = () => () => undefined;
export const askFound: AskFound = () => null;
