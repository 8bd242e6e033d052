import type { BookingStatus, NextStatus } from '@udongo/sdk';
import { Field, Select, Textarea } from '@udongo/ui';
import { useState } from 'react';
import { statusKeyOf } from '../../lib/bookingFacts.ts';
import { useText } from '../../messages/translator.ts';
import { useUser } from '../../services/ServicesContext.ts';
import { useStatusChangeText } from './statusChangeTexts.ts';

/** A status that is chosen, and why. */
export interface StatusChoice {
  status: BookingStatus | '';
  note: string;
}

/** Keeps the status and the note that a person enters before a status changes. `isReady` also shows which of them are missing. */
export function useStatusChoice(options: readonly NextStatus[], first: BookingStatus | '' = '') {
  const [choice, setChoice] = useState<StatusChoice>({ status: first, note: '' });
  const [isChecked, setIsChecked] = useState(false);
  const needsReason = options.some(({ status, needs_reason }) => needs_reason && status === choice.status);
  const missing = {
    status: choice.status === '',
    note: needsReason && choice.note.trim() === '',
  };
  const isReady = () => {
    setIsChecked(true);
    return !missing.status && !missing.note;
  };
  return { choice, setChoice, options, needsReason, missing, isChecked, isReady };
}

interface StatusFieldsProps extends ReturnType<typeof useStatusChoice> {
  /** The status is settled: only the reason is asked for. Default false. */
  isSettled?: boolean;
}

/** The new status and its reason. */
export function StatusFields({
  choice,
  setChoice,
  options,
  needsReason,
  missing,
  isChecked,
  isSettled = false,
}: StatusFieldsProps) {
  const t = useStatusChangeText();
  const app = useText();
  const role = useUser()?.role;
  // Each reason is in the steps of the booking, which its farmer sees.
  const hints = [
    !isSettled && t('statusChange.reasonHint'),
    role !== 'farmer' && t('statusChange.reasonReader'),
  ].filter(Boolean);
  return (
    <div className="app-fields">
      {!isSettled && (
        <Field
          label={t('statusChange.status')}
          required
          error={isChecked && missing.status && t('statusChange.statusRequired')}
        >
          <Select
            placeholder={t('statusChange.choose')}
            options={options.map(({ status }) => ({ value: status, label: app(statusKeyOf(status)) }))}
            value={choice.status}
            onChange={({ target }) => {
              const found = options.find(({ status }) => status === target.value);
              setChoice({ ...choice, status: found?.status ?? '' });
            }}
          />
        </Field>
      )}
      <Field
        label={t('statusChange.reason')}
        hint={hints.join(' ') || undefined}
        required={needsReason}
        error={isChecked && missing.note && t('statusChange.reasonRequired')}
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={choice.note}
          onChange={({ target }) => setChoice({ ...choice, note: target.value })}
        />
      </Field>
    </div>
  );
}
