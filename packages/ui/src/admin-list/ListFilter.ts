import type { BuiltInFilterKind, FilterKindRegistry } from '../provider/index.ts';

interface NamedFilter {
  /** The query parameter, and the filter's name in the address. */
  name: string;
  label: string;
  /**
   * The query parameters of a value other than ''. Default: those of its kind, usually the value under
   * `name`.
   */
  toQuery?: (value: string) => Readonly<Record<string, string | number>>;
  /**
   * Whether a row of the server's answer matches a value: the list says so if the server ignored the filter.
   * Default: its kind compares the row's field of this name; a row without that field matches.
   */
  matches?(row: object, value: string): boolean;
}

interface TextFilter extends NamedFilter {
  kind: 'text';
  placeholder?: string;
}

interface NumberFilter extends NamedFilter {
  kind: 'number';
  placeholder?: string;
  min?: number;
  max?: number;
  step?: number;
}

interface SliderFilter extends NamedFilter {
  kind: 'slider';
  /** Default 0.5. */
  min?: number;
  /** Default 5. */
  max?: number;
  /** Default 0.5. */
  step?: number;
}

interface SelectFilter extends NamedFilter {
  kind: 'select';
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is selected. Default 'Any'. */
  placeholder?: string;
}

/** Its value is a day, yyyy-mm-dd. */
interface DateFilter extends NamedFilter {
  kind: 'date';
  min?: string;
  max?: string;
}

/**
 * Its value is `from..to`, of which either end can be missing; sent as `{name}_after` and `{name}_before`,
 * both days included.
 */
interface DateRangeFilter extends NamedFilter {
  kind: 'dateRange';
  min?: string;
  max?: string;
}

/** A kind from the provider's `filterKinds`, named in `FilterKindRegistry`. */
interface RegisteredFilter extends NamedFilter {
  kind: Exclude<keyof FilterKindRegistry, BuiltInFilterKind>;
  placeholder?: string;
}

/**
 * A filter of a list. `text`, `number`, `slider` (0.5 to 5, step 0.5), `select`, `date` and `dateRange` are
 * built in; `agent`, `county` and those that you name in `FilterKindRegistry` come from the provider's
 * `filterKinds`. Source: specification section 2.
 */
export type ListFilter =
  | TextFilter
  | NumberFilter
  | SliderFilter
  | SelectFilter
  | DateFilter
  | DateRangeFilter
  | RegisteredFilter;
