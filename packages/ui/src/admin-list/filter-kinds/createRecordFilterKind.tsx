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

/**
 * The lookup that searches records, as `createCountyLookup` makes it, and names them for a link that has only
 * an id.
 */
export interface RecordFilterOptions<Id extends OptionValue = number> extends RecordLookup<Id> {
  /** Parses the id in an address; null if it is none. Default: whole numbers. Text ids need this. */
  readId?: ((text: string) => Id | null) | undefined;
  /** The message when nothing matches. Default 'Nothing found'. */
  emptyMessage?: (t: FilterTranslate) => string;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
}

/**
 * Creates a kind of filter that selects one record out of a list which a port searches. Create it once, for
 * the provider.
 */
export function createRecordFilterKind<Id extends OptionValue = number>({
  load,
  loadSelected,
  loadMore,
  keepTyped,
  emptyMessage,
  debounceMs = 500,
  // The types allow only numeric ids to leave this out.
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

/** Whether a field has this id: it is an id, several, or records with ids. */
function hasId(field: unknown, value: string): boolean {
  return [field].flat().some((one) => String(Object(one).id ?? one) === value);
}

/** Parses a numeric id; null for any other text of an address. */
function readNumber(value: string): number | null {
  return /^\d+$/.test(value) ? Number(value) : null;
}
