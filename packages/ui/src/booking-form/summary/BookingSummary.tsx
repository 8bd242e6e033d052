import { amountDue, formatKes, netAmount, type TestTypeOption } from '@udongo/sdk/values';
import { useRef } from 'react';
import type { DrawSlot } from '../../lib/slots.ts';
import { testTypeLabels } from '../../lib/testTypeLabels.ts';
import { toDecimal } from '../../lib/toDecimal.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import { type BookingFormController, useSendNotice } from '../session/index.ts';
import {
  type BookingFormSlots,
  bookingTexts,
  useBookingFields,
  useFieldValue,
  useFormOutcome,
} from '../values/index.ts';
import { useDiscount } from './discount.ts';
import { useToastClearance } from './useToastClearance.ts';

type Controller = Pick<
  BookingFormController,
  'draft' | 'sending' | 'mode' | 'status' | 'clear' | 'undoClear' | 'role' | 'discount' | 'testTypes'
>;

interface BookingSummaryProps {
  controller: Controller;
  slot: DrawSlot<BookingFormSlots>;
}

/** The amount due, the button that sends the booking, and the state of the draft. */
export function BookingSummary({ controller, slot }: BookingSummaryProps) {
  const t = useMessages(bookingTexts);
  const { mode, status, sending } = controller;
  const isPending = status === 'pending';
  const isUpdate = mode === 'update';
  const amounts = useAmounts(controller);
  const press = isUpdate
    ? isPending
      ? 'bookingSignedIn.updating'
      : 'bookingSignedIn.update'
    : isPending
      ? 'bookingSummary.booking'
      : 'bookingSummary.book';
  const bar = useRef<HTMLDivElement>(null);
  useToastClearance(bar);
  const notice = useSendNotice(sending, t(isUpdate ? 'bookingSignedIn.update' : 'bookingSummary.book'));
  return slot(
    'summary',
    <aside aria-label={t('bookingSummary.title')}>
      {slot(
        'summaryDetails',
        <div>
          <Lines amounts={amounts} slot={slot} />
        </div>,
      )}
      {slot(
        'summaryBar',
        <div ref={bar}>
          {notice && slot('notice', <div>{notice}</div>)}
          {slot(
            'total',
            <div>
              <span>{t(amounts.discount > 0 ? 'bookingSummary.afterDiscount' : 'bookingSummary.total')}</span>
              <strong>{formatKes(amounts.net)}</strong>
            </div>,
          )}
          <Button type="submit" variant="primary" pending={isPending}>
            {t(press)}
          </Button>
        </div>,
      )}
      {slot(
        'draftState',
        <div>
          <DraftLine controller={controller} />
        </div>,
      )}
    </aside>,
  );
}

interface Amounts {
  /** The chosen test, if it can be booked. */
  test: TestTypeOption | undefined;
  samples: number;
  due: number;
  discount: number;
  net: number;
}

function useAmounts({ role, discount, testTypes }: Controller): Amounts {
  const { form } = useBookingFields();
  const testType = useFieldValue(form, 'test_type');
  const samples = useFormOutcome(form, (values) => values.samples.length);
  const due = amountDue(samples, testType, testTypes);
  const net = netAmount(due, toDecimal(useDiscount(form, discount, role.givesDiscount)));
  const test = testTypes.find(({ value }) => value === testType);
  return { test, samples, due, discount: due - net, net };
}

function Lines({ amounts, slot }: { amounts: Amounts; slot: DrawSlot<BookingFormSlots> }) {
  const t = useMessages(bookingTexts);
  const { test } = amounts;
  const line = (label: string, value: string) =>
    slot(
      'summaryLine',
      <div>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>,
    );
  return (
    <>
      <h2>{t('bookingSummary.title')}</h2>
      {test ? (
        <dl>
          {line(t(testTypeLabels[test.value]), formatKes(test.cost_per_test))}
          {line(t('bookingSummary.samples'), t('bookingSummary.times', { count: amounts.samples }))}
          {amounts.discount > 0 && line(t('bookingSummary.total'), formatKes(amounts.due))}
          {amounts.discount > 0 && line(t('bookingSummary.discount'), `− ${formatKes(amounts.discount)}`)}
        </dl>
      ) : (
        <p>{t('bookingSummary.noTestType')}</p>
      )}
    </>
  );
}

function DraftLine({ controller: { draft, clear, undoClear, mode } }: { controller: Controller }) {
  const { pathId } = useBookingFields();
  const t = useMessages(bookingTexts);
  if (undoClear) {
    return (
      <>
        <span role="status">
          {t(mode === 'update' ? 'bookingSignedIn.changesUndone' : 'bookingSummary.cleared')}
        </span>
        <Button id={pathId('undoClear')} size="small" variant="quiet" onClick={undoClear}>
          {t('bookingSummary.undoClear')}
        </Button>
      </>
    );
  }
  if (!draft.isSaved) return null;
  return (
    <>
      <span role="status">
        {t(mode === 'update' ? 'bookingSignedIn.changesKept' : 'bookingSummary.draftSaved')}
      </span>
      <Button size="small" variant="quiet" onClick={clear}>
        {t(mode === 'update' ? 'bookingSignedIn.undoChanges' : 'bookingSummary.clearDraft')}
      </Button>
    </>
  );
}
