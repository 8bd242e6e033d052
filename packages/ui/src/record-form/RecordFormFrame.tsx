import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { type FormElementProps, ownForm } from '../lib/ownForm.ts';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { ErrorSummary } from '../primitives/alert/ErrorSummary.tsx';
import { Alert, Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { RecordFormContext } from './RecordFormContext.ts';
import { recordFormTexts } from './recordFormTexts.ts';
import type { RecordFormController } from './useRecordForm.ts';

export interface RecordFormSlots {
  root: 'form';
  /** The list of errors. */
  errors: 'div';
  /** One line of it, which moves to its control. */
  errorLink: 'a';
  /** 'Fields marked * are required.' */
  note: 'p';
  /** Around the children. */
  fields: 'div';
  actions: 'div';
}

export interface RecordFormState {
  mode: 'create' | 'update';
  pending: boolean;
}

export interface RecordFormFrameProps<Values extends FieldValues>
  extends SlotProps<RecordFormSlots, RecordFormState>,
    FormElementProps {
  /** The result of `useRecordForm`. */
  controller: RecordFormController<Values>;
  /** Default 'Save'. */
  submitLabel?: ReactNode;
  /** Called by the button that leaves without saving. Without it, there is no such button. */
  onCancel?: (() => void) | undefined;
  ref?: Ref<HTMLFormElement>;
  /** The fields: `RecordFormField`s, in `FieldGrid`s if they are side by side. */
  children: ReactNode;
}

/**
 * The frame around the fields of every form of a record: error summary, failure, buttons. Its own width
 * decides its layout. Its classes are those of `udongo-record-form`, whatever the record is.
 */
export function RecordFormFrame<Values extends FieldValues>({
  controller,
  submitLabel,
  onCancel,
  ref,
  children,
  as,
  classNames,
  render,
  rootProps,
}: RecordFormFrameProps<Values>) {
  const t = useMessages(recordFormTexts);
  const { mode, pending, errorLines } = controller;
  const slot = createSlots<RecordFormSlots, RecordFormState>(
    'record-form',
    { mode, pending },
    { classNames, render, rootProps },
  );
  const { Form, props } = ownForm(as, () => void controller.submit());
  return slot(
    'root',
    <Form {...props} ref={mergeRefs(controller.rootRef, ref)} aria-label={controller.title}>
      <ErrorSummary
        title={t('recordForm.summary', { count: errorLines.length })}
        lines={errorLines}
        idOf={controller.fieldId}
        goTo={controller.focusPath}
        slot={slot}
      />
      {slot('note', <p>{t('field.requiredNote')}</p>)}
      <RecordFormContext.Provider value={controller}>
        {slot('fields', <div>{children}</div>)}
      </RecordFormContext.Provider>
      {controller.failure !== '' && (
        <Alert tone="error" title={controller.failure}>
          {t('recordForm.notSaved')}
        </Alert>
      )}
      {slot(
        'actions',
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {pending ? t('recordForm.saving') : (submitLabel ?? t('common.save'))}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
          <span role="status" className="udongo-record-form__slow">
            {controller.slow && t('common.slow')}
          </span>
        </div>,
      )}
    </Form>,
  );
}
