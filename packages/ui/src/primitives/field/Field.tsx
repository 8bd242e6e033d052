import { type ReactNode, type Ref, useMemo } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';
import { Icon } from '../icon/index.ts';
import { FieldContext, type FieldControlProps } from './FieldContext.ts';
import { FieldCounter } from './FieldCounter.tsx';

export interface FieldSlots {
  root: 'div' | 'fieldset';
  label: 'label' | 'legend';
  /** Secondary text after the label. */
  labelNote: 'span';
  /** Drawn if the field is required. */
  star: 'span';
  hint: 'div';
  error: 'div';
}

export interface FieldState {
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

/** Columns of the field grid: 'auto' is 12, 6, 4, 3 of 12 by container width; the others are one column on phones. */
export type FieldSpan = 'auto' | 'full' | 'half' | 'third' | 'quarter';

export interface FieldProps extends SlotProps<FieldSlots, FieldState> {
  /** The label above the control, which is its name. */
  label: ReactNode;
  /** Secondary text after the label: "up to 3". */
  labelNote?: ReactNode;
  /** Text below the control, which screen readers read with it. */
  hint?: ReactNode;
  /** The message to show; anything empty means the field is fine. */
  error?: ReactNode;
  /** Draws the star and sets `aria-required`; it does not validate. */
  required?: boolean;
  /** Given to the control. Default false. */
  disabled?: boolean;
  /** Counts the characters of a text control against this number. */
  counterMax?: number;
  /** The control is a group (radio cards): the field becomes a fieldset with a legend. */
  group?: boolean;
  /** Its columns in a `FieldGrid`. Default 'auto': 12, 6, 4, 3 of 12 by the container's width. */
  span?: FieldSpan;
  /** Id of the control. Default: generated. */
  id?: string;
  ref?: Ref<HTMLElement>;
  /**
   * A control of this package, which connects to the field by itself, or a function that spreads the given
   * props.
   */
  children: ReactNode | ((control: FieldControlProps) => ReactNode);
}

/** Label, control, hint, counter and error, connected by ids. */
export function Field(props: FieldProps) {
  const {
    label,
    labelNote,
    hint,
    error,
    required = false,
    disabled = false,
    counterMax,
    group = false,
    span = 'auto',
    id,
    ref,
    children,
  } = props;
  const ownId = useUniqueId();
  const controlId = id ?? ownId;
  const invalid = Boolean(error);
  const slot = createSlots<FieldSlots, FieldState>('field', { invalid, required, disabled }, props);

  const hintId = hint || counterMax !== undefined ? `${controlId}-hint` : undefined;
  const errorId = invalid ? `${controlId}-error` : undefined;
  const labelId = `${controlId}-label`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  const control = useMemo(
    () => ({ id: controlId, labelId, describedBy, invalid, required, disabled }),
    [controlId, labelId, describedBy, invalid, required, disabled],
  );

  const caption = (
    <>
      {label}
      {/* Screen readers join label and note: the space separates them. */}
      {labelNote && ' '}
      {labelNote && slot('labelNote', <span>{labelNote}</span>)}
      {required && slot('star', <span aria-hidden="true" />)}
    </>
  );
  const content = (
    <FieldContext.Provider value={group ? null : control}>
      {group
        ? slot('label', <legend id={labelId}>{caption}</legend>)
        : slot(
            'label',
            <label id={labelId} htmlFor={controlId}>
              {caption}
            </label>,
          )}
      {typeof children === 'function'
        ? children({
            id: controlId,
            disabled: disabled || undefined,
            'aria-describedby': describedBy,
            'aria-invalid': invalid || undefined,
            'aria-required': required || undefined,
          })
        : children}
      {hintId &&
        slot(
          'hint',
          <div id={hintId}>
            {hint} {counterMax !== undefined && <FieldCounter controlId={controlId} max={counterMax} />}
          </div>,
        )}
      {errorId &&
        slot(
          'error',
          <div id={errorId}>
            <Icon name="alert" width={16} height={16} />
            <span>{error}</span>
          </div>,
        )}
    </FieldContext.Provider>
  );

  if (!group) {
    return slot(
      'root',
      <div ref={ref as Ref<HTMLDivElement>} data-span={span}>
        {content}
      </div>,
    );
  }
  return slot(
    'root',
    <fieldset
      ref={ref as Ref<HTMLFieldSetElement>}
      id={controlId}
      data-span={span}
      disabled={disabled}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a radiogroup can be required and invalid, other groups cannot
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
    >
      {content}
    </fieldset>,
  );
}
