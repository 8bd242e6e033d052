import { Field } from '../../primitives/field/index.ts';
import { Input } from '../../primitives/input/index.ts';
import { useBookingRoot } from '../session/index.ts';
import {
  type BookingPath,
  type ExtraPath,
  type FieldOptions,
  useFieldError,
  useFieldValue,
} from '../values/index.ts';

interface ExtraFieldProps extends FieldOptions {
  path: ExtraPath;
}

/** A host's own field, for a text, with the label and rule of `extraFields`. */
export function ExtraField({ path, ...own }: ExtraFieldProps) {
  const { form, pathId, setChoice, extraFields } = useBookingRoot();
  const field = extraFields?.[path.replace('extra.', '')];
  const value = useFieldValue(form, path) as string | undefined;
  return (
    <Field
      id={pathId(path)}
      error={useFieldError(form, path)}
      label={field?.label ?? ''}
      required={!!field?.validate?.(undefined)}
      {...own}
    >
      <Input value={value ?? ''} onChange={({ target }) => setChoice(path as BookingPath, target.value)} />
    </Field>
  );
}
