import { expect, test } from 'vitest';
import { fc } from '../../../../../../scripts/lib/testRuns.ts';
import { amountLeft, decideRefunds, isOpen, type RefundState } from './decideRefunds.ts';

const anyState: fc.Arbitrary<RefundState> = fc
  .record({
    id: fc.nat(99),
    status: fc.constantFrom(
      'requested' as const,
      'approved' as const,
      'paid_back' as const,
      'declined' as const,
    ),
    cause: fc.constantFrom('canceled' as const, 'part' as const),
    left: fc.integer({ min: 1, max: 7000 }),
    amount_refunded: fc.nat(3000),
    amount_withheld: fc.nat(3000),
    is_current: fc.boolean(),
  })
  .map(({ left, ...refund }) => ({
    ...refund,
    amount: refund.amount_refunded + (isOpen(refund) ? left : 0),
  }));
const anyFacts = fc.record({ canceled: fc.boolean(), amount_paid: fc.nat(20000), given: fc.nat(8000) });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('whatever the refunds and the money are, exactly the money of a canceled booking is asked for, and never more than is there', () => {
  fc.assert(
    fc.property(fc.array(anyState, { maxLength: 5 }), anyFacts, (before, facts) => {
      const { refunds, added } = decideRefunds(before, facts);
      const asked = sum(refunds.filter(isOpen).map(amountLeft)) + added;
      const kept = sum(refunds.map(({ is_current, amount_withheld }) => (is_current ? amount_withheld : 0)));
      expect(asked).toBeLessThanOrEqual(facts.amount_paid);
      if (facts.canceled) expect(asked).toBeGreaterThanOrEqual(Math.max(0, facts.amount_paid - kept));
      else expect(added).toBe(0);
      for (const refund of refunds) {
        expect(amountLeft(refund)).toBeGreaterThanOrEqual(0);
        expect(isOpen(refund)).toBe(isOpen(refund) && amountLeft(refund) > 0);
      }
      const wentBack = sum(refunds.map(({ amount_refunded }) => amount_refunded));
      const earlier = sum(before.map(({ amount_refunded }) => amount_refunded));
      if (before.some(isOpen)) expect(wentBack).toBe(earlier + facts.given);
      // The same money again changes nothing.
      const stored = added > 0 ? [...refunds, newRefund(added)] : refunds;
      expect(decideRefunds(stored, { ...facts, given: 0 })).toEqual({ refunds: stored, added: 0 });
    }),
  );
});

function newRefund(amount: number): RefundState {
  return {
    id: 100,
    status: 'requested',
    cause: 'canceled',
    amount,
    amount_withheld: 0,
    amount_refunded: 0,
    is_current: true,
  };
}

test('more than was approved went back: the refund says how much', () => {
  const part = { ...newRefund(3000), id: 1, status: 'approved' as const, amount_withheld: 1500 };
  const facts = { canceled: true, amount_paid: 0, given: 4500 };
  expect(decideRefunds([part], facts).refunds).toMatchObject([
    { status: 'paid_back', amount: 4500, amount_refunded: 4500, amount_withheld: 0 },
  ]);
});

test('money that was kept and still went back is not declined any more', () => {
  const declined = { ...newRefund(0), id: 1, status: 'declined' as const, amount_withheld: 4500 };
  const facts = { canceled: true, amount_paid: 0, given: 4500 };
  expect(decideRefunds([declined], facts).refunds).toMatchObject([
    { status: 'paid_back', amount: 4500, amount_refunded: 4500, amount_withheld: 0 },
  ]);
});

test('money that went back settles the approved refund before one that waits', () => {
  const waits = { ...newRefund(2000), id: 1 };
  const approved = { ...newRefund(4500), id: 2, status: 'approved' as const };
  const facts = { canceled: true, amount_paid: 1500, given: 5000 };
  expect(decideRefunds([waits, approved], facts)).toMatchObject({
    refunds: [
      { id: 1, status: 'requested', amount: 2000, amount_refunded: 500 },
      { id: 2, status: 'paid_back', amount: 4500, amount_refunded: 4500 },
    ],
    added: 0,
  });
});
