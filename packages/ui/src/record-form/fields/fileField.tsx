import type { CustomControlProps, CustomRecordField, FieldSettings } from '../RecordField.ts';
import { FileInput } from './FileInput.tsx';
import { formatSize, isAccepted, nameTypes } from './fileRules.ts';
import { recordFieldTexts } from './recordFieldTexts.ts';

export interface FileFieldSettings extends FieldSettings {
  /** As the attribute of HTML: 'image/png,image/jpeg', '.csv', 'image/*'. Default: any file. */
  accept?: string;
  /** Bytes. Default: no limit. */
  maxSize?: number;
}

/**
 * A file of the device, refused at once if its type or size does not fit. It is saved as a `File`, as null if
 * the person removed the stored one, and left out if nobody changed it. The record's value is the address of the
 * stored file, of which the last part is shown.
 */
export function fileField<const Settings extends FileFieldSettings>(
  settings: Settings,
): Settings & CustomRecordField<File | null | undefined> {
  const { accept = '', maxSize = Number.POSITIVE_INFINITY } = settings;
  return {
    ...settings,
    kind: 'custom',
    Control: ChosenFile,
    toTyped: toFile,
    toSaved: (typed, stored) => {
      if (typed instanceof File) return typed;
      return typed === null && stored ? null : undefined;
    },
    check: (typed, translator) => {
      if (!(typed instanceof File)) return '';
      const t = translator(recordFieldTexts);
      const { name, size } = typed;
      if (!isAccepted(typed, accept)) return t('recordFields.fileType', { name, types: nameTypes(accept) });
      const sizes = { size: formatSize(size), max: formatSize(maxSize) };
      return size > maxSize ? t('recordFields.fileSize', { name, ...sizes }) : '';
    },
  };
}

function ChosenFile({
  field,
  value,
  onValueChange,
  onBlur,
  validate,
}: CustomControlProps<FileFieldSettings>) {
  return (
    <FileInput
      accept={field.accept}
      value={toFile(value)}
      onValueChange={(file) => {
        onValueChange(file);
        validate();
      }}
      onBlur={onBlur}
    />
  );
}

function toFile(value: unknown): File | string | null {
  return value instanceof File || (typeof value === 'string' && value !== '') ? value : null;
}
