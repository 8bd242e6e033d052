type CreateAskFirst = typeof import('../../../ui/src/booking-queue/createAskFirst.ts').createAskFirst;
type FoundQuestion = typeof import('../../../ui/src/booking-queue/FoundQuestion.tsx').FoundQuestion;

/** A visitor of a website has no list of own bookings to look in: they are told that nobody knows, and asked. */
export const createAskFirst: CreateAskFirst = () => () => null;
export const FoundQuestion = (() => null) satisfies (...given: Parameters<FoundQuestion>) => null;
