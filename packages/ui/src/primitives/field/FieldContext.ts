import { createContext, useContext } from 'react';
import { useUniqueId } from '../../lib/useUniqueId.ts';

/** The data that a field gives the control inside it. */
export interface FieldControl {
  id: string;
  labelId: string;
  /** Ids of the visible hint, counter and error; undefined without any. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that connect a control to the field around it. */
export interface FieldControlProps {
  id: string;
  disabled: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface OwnProps {
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** Merges a control's own attributes with those of the field around it; works without a field. */
export function useFieldControl(own: OwnProps = {}): FieldControlProps {
  const field = useContext(FieldContext);
  const fallbackId = useUniqueId();
  const ids = `${own['aria-describedby'] ?? ''} ${field?.describedBy ?? ''}`.split(' ');
  // A hook's props name the same ids as the field: they are read once.
  const describedBy = [...new Set(ids)].join(' ').trim();
  return {
    id: own.id ?? field?.id ?? fallbackId,
    disabled: own.disabled ?? (field?.disabled || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': isOn(own['aria-invalid']) || field?.invalid || undefined,
    'aria-required': isOn(own['aria-required']) || field?.required || undefined,
  };
}

function isOn(value: OwnProps['aria-invalid']): true | undefined {
  return value !== undefined && value !== false && value !== 'false' ? true : undefined;
}
