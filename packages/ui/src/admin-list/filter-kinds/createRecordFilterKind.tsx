import { useEffect } from 'react';
import { usePort } from '../../lib/usePort.ts';
import { Combobox, Field, type LoadOptions, type LoadSelected } from '../../primitives/index.ts';
import {
  type FilterControlProps,
  type FilterKind,
  type FilterValueProps,
  useMessages,
} from '../../provider/index.ts';
import type { FilterTranslate } from './filterTexts.ts';
import { filterTexts } from './filterTexts.ts';

export interface RecordFilterOptions {
  /** Answers a search with the records to choose from. */
  load: LoadOptions<string>;
  /** Names chosen records: for a link that says only an id. */
  loadSelected: LoadSelected<string>;
  /** Said when nothing fits. Default 'Nothing found'. */
  emptyMessage?: (t: FilterTranslate) => string;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
}

/** A kind of filter that chooses one record out of a list which a port searches. Make it once, for the provider. */
export function createRecordFilterKind({
  load,
  loadSelected,
  emptyMessage,
  debounceMs = 500,
}: RecordFilterOptions): FilterKind {
  function Control({ name, label, value, onValueChange, placeholder }: FilterControlProps) {
    const t = useMessages(filterTexts);
    return (
      <Field label={label}>
        <Combobox<string>
          name={name}
          value={value === '' ? null : value}
          onValueChange={(next) => onValueChange(next ?? '')}
          load={load}
          loadSelected={loadSelected}
          debounceMs={debounceMs}
          placeholder={placeholder ?? t('adminList.any')}
          {...(emptyMessage && { emptyMessage: emptyMessage(t) })}
        />
      </Field>
    );
  }

  function Value({ value }: FilterValueProps) {
    const { run, data } = usePort(loadSelected);
    useEffect(() => void run([value]), [run, value]);
    return data?.find((option) => option.value === value)?.label ?? value;
  }

  return { Control, Value };
}
