import type { FilterKind } from '../../provider/index.ts';
import { createRecordFilterKind, type RecordFilterOptions } from './createRecordFilterKind.tsx';

interface CallOptions {
  signal: AbortSignal;
}

interface NamedRecord {
  id: number;
  name: string;
}

interface Agrovet {
  id: number;
  agrovet_name: string;
}

/** Counties to search; the SDK's `counties` fits. */
export interface CountiesPort {
  list(
    query: { search: string; limit: number; ordering: 'name' },
    options: CallOptions,
  ): Promise<{ results: readonly NamedRecord[] }>;
  get(id: number, options: CallOptions): Promise<NamedRecord>;
}

/** Agents to search; the SDK's `agents` fits. */
export interface AgentsPort {
  list(
    query: { search: string; limit: number; fields: string; is_agrovet: true },
    options: CallOptions,
  ): Promise<{ results: readonly Agrovet[] }>;
  get(id: number, options: CallOptions): Promise<Agrovet>;
}

/** The filter kind `county`: `filterKinds={{ county: createCountyFilterKind(udongo.counties) }}`. Source: specification section 7. */
export function createCountyFilterKind(counties: CountiesPort): FilterKind {
  const toOption = ({ id, name }: NamedRecord) => ({ value: String(id), label: name });
  return createRecordFilterKind({
    load: async (search, options) => {
      const { results } = await counties.list({ search, limit: 50, ordering: 'name' }, options);
      return results.map(toOption);
    },
    loadSelected: nameEach(async (id, options) => toOption(await counties.get(id, options))),
    emptyMessage: (t) => t('lookup.countyEmpty'),
  });
}

/** The filter kind `agent`, by agrovet. Waits 1000 ms after the last key. Source: specification sections 7 and 9. */
export function createAgentFilterKind(agents: AgentsPort): FilterKind {
  const toOption = ({ id, agrovet_name }: Agrovet) => ({ value: String(id), label: agrovet_name });
  return createRecordFilterKind({
    load: async (search, options) => {
      const query = { search, limit: 200, fields: 'id,agrovet_name', is_agrovet: true } as const;
      const { results } = await agents.list(query, options);
      return results.map(toOption);
    },
    loadSelected: nameEach(async (id, options) => toOption(await agents.get(id, options))),
    emptyMessage: (t) => t('lookup.agrovetEmpty'),
    debounceMs: 1000,
  });
}

/** Asks for each chosen record; one that can't be had, and text that is no id, keep what the address says. */
function nameEach(
  get: (id: number, options: CallOptions) => Promise<{ value: string; label: string }>,
): RecordFilterOptions['loadSelected'] {
  return (values, options) =>
    Promise.all(
      values.map((value) => {
        const unknown = { value, label: value };
        return /^\d+$/.test(value) ? get(Number(value), options).catch(() => unknown) : unknown;
      }),
    );
}
