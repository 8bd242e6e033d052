import { useEffect } from 'react';
import type { RecordLookup } from '../../lib/recordLookups.ts';
import { usePort } from '../../lib/usePort.ts';
import { Combobox, Field } from '../../primitives/index.ts';
import {
  type FilterControlProps,
  type FilterKind,
  type FilterValueProps,
  useMessages,
} from '../../provider/index.ts';
import type { FilterTranslate } from './filterTexts.ts';
import { filterTexts } from './filterTexts.ts';

/** How records are searched, as `createCountyLookup` says it, and named: for a link that says only an id. */
export interface RecordFilterOptions extends RecordLookup {
  /** Said when nothing fits. Default 'Nothing found'. */
  emptyMessage?: (t: FilterTranslate) => string;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
}

/** A kind of filter that chooses one record out of a list which a port searches. Make it once, for the provider. */
export function createRecordFilterKind({
  load,
  loadSelected,
  loadMore,
  keepTyped,
  emptyMessage,
  debounceMs = 500,
}: RecordFilterOptions): FilterKind {
  function Control({ name, label, value, onValueChange, placeholder }: FilterControlProps) {
    const t = useMessages(filterTexts);
    return (
      <Field label={label}>
        <Combobox<number>
          name={name}
          value={readId(value)}
          onValueChange={(next) => onValueChange(String(next ?? ''))}
          load={load}
          loadSelected={loadSelected}
          loadMore={loadMore}
          {...(keepTyped !== undefined && { keepTyped })}
          debounceMs={debounceMs}
          placeholder={placeholder ?? t('adminList.any')}
          {...(emptyMessage && { emptyMessage: emptyMessage(t) })}
        />
      </Field>
    );
  }

  function Value({ value }: FilterValueProps) {
    const { run, data } = usePort(loadSelected);
    const id = readId(value);
    useEffect(() => void (id !== null && run([id])), [run, id]);
    return data?.find((option) => option.value === id)?.label ?? value;
  }

  return { Control, Value, matches: hasId };
}

/** A field holds an id, several, or records with theirs. */
function hasId(field: unknown, value: string): boolean {
  return [field].flat().some((one) => String(Object(one).id ?? one) === value);
}

/** An address may say anything; null for what is no id. */
function readId(value: string): number | null {
  return /^\d+$/.test(value) ? Number(value) : null;
}
