import { type ReactNode, useRef } from 'react';
import { SupportLine } from '../../lib/SupportLine.tsx';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import { type AmountDue, useBookingRoot, useSendNotice } from '../session/index.ts';
import { bookingTexts, isUpdate } from '../values/index.ts';
import { useAmountDue } from './useAmountDue.ts';
import { useToastClearance } from './useToastClearance.ts';

/** The amount due, the button that sends the booking, and the state of the draft. */
export function BookingSummary() {
  const root = useBookingRoot();
  const { slot } = root;
  const t = useMessages(bookingTexts);
  const { lines, total } = useAmountDue(root, root.features.useDiscountLines);
  const bar = useRef<HTMLDivElement>(null);
  useToastClearance(bar);
  return slot(
    'summary',
    <aside aria-label={t('bookingSummary.title')}>
      {slot(
        'summaryDetails',
        <div>
          <Lines lines={lines} />
        </div>,
      )}
      {slot(
        'summaryBar',
        <div ref={bar}>
          <Notice />
          {slot(
            'total',
            <div>
              <span>{total.label}</span>
              <strong>{total.value}</strong>
            </div>,
          )}
          <SubmitButton />
        </div>,
      )}
      {slot(
        'draftState',
        <div>
          <DraftLine />
        </div>,
      )}
    </aside>,
  );
}

function Lines({ lines }: Pick<AmountDue, 'lines'>) {
  const { slot } = useBookingRoot();
  const t = useMessages(bookingTexts);
  return (
    <>
      <h2>{t('bookingSummary.title')}</h2>
      {lines.length > 0 ? (
        <dl>
          {lines.map(({ label, value }) =>
            slot(
              'summaryLine',
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>,
            ),
          )}
        </dl>
      ) : (
        <p>{t('bookingSummary.noTestType')}</p>
      )}
    </>
  );
}

function DraftLine() {
  const root = useBookingRoot();
  const { draft, clear, undoClear, pathId } = root;
  const t = useMessages(bookingTexts);
  const state = undoClear
    ? t(isUpdate(root) ? 'bookingSignedIn.changesUndone' : 'bookingSummary.cleared')
    : draft.isSaved && t(isUpdate(root) ? 'bookingSignedIn.changesKept' : 'bookingSummary.draftSaved');
  return (
    <>
      <span role="status">{state}</span>
      {state && (
        <Button id={pathId('undoClear')} size="small" variant="quiet" onClick={undoClear ?? clear}>
          {undoClear
            ? t('bookingSummary.undoClear')
            : t(isUpdate(root) ? 'bookingSignedIn.undoChanges' : 'bookingSummary.clearDraft')}
        </Button>
      )}
    </>
  );
}

interface SubmitButtonProps {
  /** The text in place of the form's own. */
  children?: ReactNode;
}

/** The button that sends the booking. */
function SubmitButton({ children }: SubmitButtonProps) {
  const root = useBookingRoot();
  const t = useMessages(bookingTexts);
  const isPending = root.status === 'pending';
  const press = isPending
    ? t(isUpdate(root) ? 'bookingSignedIn.updating' : 'bookingSummary.booking')
    : t(isUpdate(root) ? 'bookingSignedIn.update' : 'bookingSummary.book');
  return (
    <Button type="submit" variant="primary" pending={isPending}>
      {children ?? press}
    </Button>
  );
}

/** The message beside the button: why nothing was sent and what to do. */
function Notice() {
  const root = useBookingRoot();
  const { sending, slot } = root;
  const t = useMessages(bookingTexts);
  const press = t(isUpdate(root) ? 'bookingSignedIn.update' : 'bookingSummary.book');
  const notice = useSendNotice(sending, press);
  return (
    notice &&
    slot(
      'notice',
      <div>
        <Alert tone={notice.tone} role="alert" title={notice.title}>
          {notice.text}
          {notice.tone === 'error' && <SupportLine />}
        </Alert>
      </div>,
    )
  );
}

/** The button that sends the booking, with the message about the last press. */
export function SubmitSection({ children }: SubmitButtonProps) {
  return (
    <>
      <Notice />
      <SubmitButton>{children}</SubmitButton>
    </>
  );
}
