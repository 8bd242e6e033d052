/** A fault that the simulator must find: a line of the product, and what takes its place. */
export interface Fault {
  name: string;
  /** From `packages`. */
  file: string;
  line: string;
  planted: string;
}

export const faults: readonly Fault[] = [
  {
    name: 'each attempt books under a new uuid',
    file: 'ui/src/lib/sendBooking.ts',
    line: 'port.create(request)',
    planted: 'port.create({ ...request, uuid: crypto.randomUUID() })',
  },
  {
    name: 'a sender does not keep its claim of a message',
    file: 'reference-backend/src/services/messages/createSender.ts',
    line: ".set({ status: 'sending', attempts:",
    planted: '.set({ attempts:',
  },
  {
    name: 'a message without an answer is sent again',
    file: 'reference-backend/src/services/messages/createSender.ts',
    line: "settle(id, { status: 'unknown'",
    planted: "settle(id, { status: 'queued'",
  },
  {
    name: 'a discount is not posted',
    file: 'reference-backend/src/services/money/payments/updateLedger.ts',
    line: "amount: gross - charged - balance('discount')",
    planted: 'amount: 0',
  },
  {
    name: 'a repeated callback is posted again',
    file: 'reference-backend/src/services/money/payments/settlePayment.ts',
    line: "(isMatched ? net : 0) + balance('due')",
    planted: 'isMatched ? net : 0',
  },
  {
    name: 'reported money that nobody confirms fails',
    file: 'reference-backend/src/services/money/payments/decidePayment.ts',
    line: "isUnanswered ? events.find(({ kind }) => kind === 'reported') : undefined",
    planted: 'undefined',
  },
  {
    name: 'a night without a server is not compared',
    file: 'reference-backend/src/services/money/payments/reconcileNight.ts',
    line: 'return days.filter(',
    planted: 'return days.slice(0, 1).filter(',
  },
  {
    name: 'a repeated refund counts again',
    file: 'reference-backend/src/payments/createPaystack.ts',
    line: 'said.refund_reference ?? said.id',
    planted: 'now.getTime()',
  },
  {
    name: 'a write is recorded in nobody’s name',
    file: 'reference-backend/src/db/createPgliteDriver.ts',
    line: 'if (nameCaller) await',
    planted: 'if (nameCaller && kind) await',
  },
  {
    name: 'a refused booking is dropped',
    file: 'ui/src/booking-queue/createBookingQueue.ts',
    line: 'if (records.read(uuid)) write(outcome);',
    planted:
      "if (outcome.problem?.reason === 'refused') shown.forget(uuid); else if (records.read(uuid)) write(outcome);",
  },
  {
    name: 'a booking leaves the queue before its answer',
    file: 'ui/src/booking-queue/createBookingQueue.ts',
    line: "write({ ...item, status: 'waiting', isUnknown: true });",
    planted: 'shown.forget(uuid);',
  },
  {
    name: 'a token is logged',
    file: 'reference-backend/src/http/requestLog.ts',
    line: "msg: 'request',",
    planted: "msg: 'request', token: context.req.header('authorization') ?? '',",
  },
];
