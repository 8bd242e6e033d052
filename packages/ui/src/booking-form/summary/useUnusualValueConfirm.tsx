import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../lib/formatDate.ts';
import { toDecimal } from '../../lib/toDecimal.ts';
import { bookingAskBack } from '../../messages/en/bookingAskBack.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import type { ConfirmUnusualValues } from '../session/index.ts';
import {
  type BookingForm,
  type BookingFormValues,
  type BookingPath,
  isFar,
  isLarge,
} from '../values/index.ts';

const texts = { bookingAskBack };

interface Asked {
  lines: readonly UnusualLine[];
  answer: (isRight: boolean) => void;
}

interface UnusualValueConfirmParams {
  form: BookingForm;
  mode: 'create' | 'update';
  today: string;
  /** Changes each time all fields are filled again. */
  fills: number;
  focusPath: (path: string) => void;
}

/**
 * Asks for confirmation before a date far away or very much land is sent: on a phone, or with a screen reader, the person can have
 * missed the question at the field. Values that were confirmed, or stored before, are not asked about again.
 */
export function useUnusualValueConfirm({ form, mode, today, fills, focusPath }: UnusualValueConfirmParams) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [known] = useState(
    () => new Set(mode === 'update' ? listUnusual(form.getValues(), today).map(toKey) : []),
  );
  const giveUp = useRef<() => void>(() => undefined);

  const confirm: ConfirmUnusualValues = (values) => {
    const lines = listUnusual(values, today).filter((line) => !known.has(toKey(line)));
    if (lines.length === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (isRight: boolean) => {
        setAsked(null);
        resolve(isRight);
      };
      giveUp.current = () => settle(false);
      const answer = (isRight: boolean) => {
        settle(isRight);
        if (isRight) for (const line of lines) known.add(toKey(line));
        else if (lines[0]) focusPath(lines[0].path);
      };
      setAsked({ lines, answer });
    });
  };

  // Close the question when the form is filled with another booking, or leaves the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => () => giveUp.current(), [fills]);

  return { confirm, question: asked && <QuestionDialog {...asked} /> };
}

function QuestionDialog({ lines, answer }: Asked) {
  const t = useMessages(texts);
  const locale = useLanguageTag();
  return (
    <Dialog
      open
      size="small"
      onOpenChange={() => answer(false)}
      title={t('bookingAskBack.title')}
      description={lines.map(({ path, value, sample }) => (
        <span key={path} className="udongo-booking-form__unusual">
          {sample === undefined
            ? t('bookingAskBack.dateLine', { date: formatDate(locale, value, 'long') })
            : t('bookingAskBack.sizeLine', { number: sample + 1, size: Number(toDecimal(value)) })}{' '}
        </span>
      ))}
      footer={
        <>
          <Button data-autofocus="" onClick={() => answer(false)}>
            {t('bookingAskBack.change')}
          </Button>
          <Button variant="primary" onClick={() => answer(true)}>
            {t('bookingAskBack.right')}
          </Button>
        </>
      }
    />
  );
}

interface UnusualLine {
  path: BookingPath;
  value: string;
  /** Index of the sample; undefined for the date. */
  sample?: number;
}

function listUnusual({ soil_test_date: date, samples }: BookingFormValues, today: string): UnusualLine[] {
  const sizes = samples.map(({ size_of_land: value }, sample) => ({
    path: `samples.${sample}.size_of_land` as const,
    value,
    sample,
  }));
  return [
    ...(isFar(date, today) ? [{ path: 'soil_test_date' as const, value: date }] : []),
    ...sizes.filter(({ value }) => isLarge(value)),
  ];
}

function toKey({ path, value }: UnusualLine): string {
  return `${path} ${value}`;
}
