import type { CustomControlProps, CustomRecordField, FieldSettings } from '../RecordField.ts';
import { checkCount } from './checkCount.ts';
import { TagsInput } from './TagsInput.tsx';

export interface TagsFieldSettings extends FieldSettings {
  /** The most texts. Default: no limit. */
  limit?: number;
  /** Characters of one text. */
  maxLength?: number;
  placeholder?: string;
}

/**
 * Several texts of the person's own, each a chip: Enter or a comma ends one. They are saved as a list, each once
 * whatever its capitals; empty without any.
 */
export function tagsField<const Settings extends TagsFieldSettings>(
  settings: Settings,
): Settings & CustomRecordField<string[]> {
  return {
    ...settings,
    kind: 'custom',
    Control: Tags,
    toTyped: toTags,
    toSaved: toTags,
    check: (typed, translator) => checkCount(settings, toTags(typed), translator),
  };
}

function Tags({ field, value, ...control }: CustomControlProps<TagsFieldSettings>) {
  return (
    <TagsInput
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      value={toTags(value)}
      {...control}
    />
  );
}

function toTags(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
