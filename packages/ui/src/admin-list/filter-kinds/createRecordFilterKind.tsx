import { useEffect } from 'react';
import type { RecordLookup } from '../../lib/recordLookups.ts';
import { usePort } from '../../lib/usePort.ts';
import { Combobox, Field, type OptionValue } from '../../primitives/index.ts';
import {
  type FilterControlProps,
  type FilterKind,
  type FilterValueProps,
  useMessages,
} from '../../provider/index.ts';
import type { FilterTranslate } from './filterTexts.ts';
import { filterTexts } from './filterTexts.ts';

/** How records are searched, as `createCountyLookup` says it, and named: for a link that says only an id. */
export interface RecordFilterOptions<Id extends OptionValue = number> extends RecordLookup<Id> {
  /** Reads the id that an address holds; null for what is none. Default: whole numbers. Ids that are texts need one. */
  readId?: ((text: string) => Id | null) | undefined;
  /** Said when nothing fits. Default 'Nothing found'. */
  emptyMessage?: (t: FilterTranslate) => string;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
}

/** A kind of filter that chooses one record out of a list which a port searches. Make it once, for the provider. */
export function createRecordFilterKind<Id extends OptionValue = number>({
  load,
  loadSelected,
  loadMore,
  keepTyped,
  emptyMessage,
  debounceMs = 500,
  // Only ids that are numbers may leave it out.
  readId = readNumber as (text: string) => Id | null,
}: RecordFilterOptions<Id> &
  (number extends Id ? unknown : { readId: (text: string) => Id | null })): FilterKind {
  function Control({ name, label, value, onValueChange, placeholder }: FilterControlProps) {
    const t = useMessages(filterTexts);
    return (
      <Field label={label}>
        <Combobox<Id>
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
function readNumber(value: string): number | null {
  return /^\d+$/.test(value) ? Number(value) : null;
}
