import type { ReactNode } from 'react';
import { recordFormTexts } from '../lib/recordFormTexts.ts';
import { ErrorSummary } from '../primitives/alert/ErrorSummary.tsx';
import { Alert, Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { useRecordFormParts } from './RecordFormContext.ts';

/** The errors of the form, each a link to its field; nothing without errors. */
export function RecordFormErrors() {
  const t = useMessages(recordFormTexts);
  const { controller, slot } = useRecordFormParts();
  const { errorLines, fieldId, focusPath } = controller;
  return (
    <ErrorSummary
      title={t('recordForm.summary', { count: errorLines.length })}
      lines={errorLines}
      idOf={fieldId}
      goTo={focusPath}
      slot={slot}
    />
  );
}

/** 'Fields marked * are required.', shown if there are some. */
export function RecordFormNote() {
  const t = useMessages(recordFormTexts);
  return useRecordFormParts().slot('note', <p>{t('field.requiredNote')}</p>);
}

/** Around the fields. */
export function RecordFormFields({ children }: { children: ReactNode }) {
  return useRecordFormParts().slot('fields', <div>{children}</div>);
}

/** The reason why nothing was saved; nothing if the fields have their errors themselves. */
export function RecordFormFailure() {
  const t = useMessages(recordFormTexts);
  const { failure } = useRecordFormParts().controller;
  return (
    failure !== '' && (
      <Alert tone="error" title={failure}>
        {t('recordForm.notSaved')}
      </Alert>
    )
  );
}

export interface RecordFormActionsProps {
  /** Default 'Save'. */
  submitLabel?: ReactNode;
  /** Called by the button that leaves without saving. Without it, there is no such button. */
  onCancel?: (() => void) | undefined;
}

/** The buttons, and the news that saving takes long. */
export function RecordFormActions({ submitLabel, onCancel }: RecordFormActionsProps) {
  const t = useMessages(recordFormTexts);
  const { controller, slot } = useRecordFormParts();
  const { pending, slow } = controller;
  return slot(
    'actions',
    <div>
      <Button type="submit" variant="primary" pending={pending}>
        {pending ? t('recordForm.saving') : (submitLabel ?? t('common.save'))}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
      <span role="status" className="udongo-record-form__slow">
        {slow && t('common.slow')}
      </span>
    </div>,
  );
}
