import { amountDue, formatKes } from '@udongo/sdk/values';
import { testTypeLabels } from '../../lib/testTypeLabels.ts';
import { useMessages } from '../../provider/index.ts';
import type { AmountDue, BookingController, BookingFeatures } from '../session/index.ts';
import { bookingTexts, useFieldValue, useFormOutcome } from '../values/index.ts';

/** Computes the amount due for the typed values. */
export function useAmountDue(
  controller: BookingController,
  useDiscountLines: BookingFeatures['useDiscountLines'],
): AmountDue {
  const { form, testTypes } = controller;
  const t = useMessages(bookingTexts);
  const testType = useFieldValue(form, 'test_type');
  const count = useFormOutcome(form, (values) => values.samples.length);
  const amount = amountDue(count, testType, testTypes);
  const test = testTypes.find(({ value }) => value === testType);
  const total = { label: t('bookingSummary.total'), value: formatKes(amount) };
  const reduced = useDiscountLines?.(controller, amount);
  const lines = test
    ? [
        { label: t(testTypeLabels[test.value]), value: formatKes(test.cost_per_test) },
        { label: t('bookingSummary.samples'), value: t('bookingSummary.times', { count }) },
        ...(reduced?.lines ?? []),
      ]
    : [];
  return { total, amount, ...reduced, lines };
}
