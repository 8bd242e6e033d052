import {
  type AdminListFormProps,
  type Port,
  type RecordField,
  RecordForm,
  type RecordFormProps,
  type RecordStart,
  type RecordValues,
} from '@udongo/ui';
import { useText } from '../../messages/translator.ts';

interface ResourceFormProps<Row, Fields extends readonly RecordField[]>
  extends AdminListFormProps<Row>,
    Pick<RecordFormProps<Fields, unknown>, 'fields' | 'check'> {
  /** One record of the resource: 'County'. */
  title: string;
  /** The first values of an existing row's fields. Default: the row itself. */
  values?: (row: Row) => RecordStart<Fields>;
  /** The first values of a new record's fields. Default: none. */
  defaults?: RecordStart<Fields>;
  /** Left out where another form adds. */
  create?: Port<RecordValues<Fields>, unknown>;
  /** Left out where another form changes. */
  update?: (id: number, values: RecordValues<Fields>, options: { signal: AbortSignal }) => Promise<unknown>;
}

/** The form of a simple resource in its list's modal. */
export function ResourceForm<Row extends { id: number }, const Fields extends readonly RecordField[]>({
  title,
  fields,
  check,
  record,
  // A row has the fields of its own form.
  values = (row) => row as object as RecordStart<Fields>,
  defaults,
  create,
  update,
  onSaved,
  onCancel,
}: ResourceFormProps<Row, Fields>) {
  const t = useText();
  // A stored record is a row; its version is no field.
  const toValues = (row: object): RecordStart<Fields> => Object({ ...row, ...Object(values(row as Row)) });
  return (
    <RecordForm
      title={title}
      fields={fields}
      mode={record ? 'update' : 'create'}
      values={record ? toValues(record) : defaults}
      toValues={toValues}
      save={async (saved, options) =>
        record ? update?.(record.id, saved, options) : create?.(saved, options)
      }
      savedMessage={t(record ? 'admin.updated' : 'admin.created', { title })}
      onSaved={onSaved}
      onCancel={onCancel}
      {...(check && { check })}
    />
  );
}
