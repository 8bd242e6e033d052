import type { ComponentType } from 'react';

/** The settings of a list's filter; each kind uses some of them. */
export interface FilterSettings {
  placeholder?: string | undefined;
  /** The options of a select. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** The minimum and maximum of a number, slider or date (yyyy-mm-dd). */
  min?: number | string | undefined;
  max?: number | string | undefined;
  step?: number | undefined;
}

/** The props of a list's filter control. Values are query text; '' means no filter. */
export interface FilterControlProps extends FilterSettings {
  name: string;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** The props of a component that shows an applied filter in words. */
export interface FilterValueProps extends FilterSettings {
  /** Never ''. */
  value: string;
}

/** A kind of filter. */
export interface FilterKind {
  /** Draws the control in a field with its label. */
  Control: ComponentType<FilterControlProps>;
  /** Shows a value in words, for the chip of an active filter. Default: the value as it is. */
  Value?: ComponentType<FilterValueProps>;
  /** The query parameters of a value that isn't ''. Default: the value under the filter's name. */
  toQuery?: (name: string, value: string) => Readonly<Record<string, string>>;
  /** Whether the row's field with the filter's name matches a value. Default: always. */
  matches?: (field: unknown, value: string) => boolean;
}

/**
 * The kinds of list filters that a host gives to `UdongoProvider`, by name. Declare your own, and your editor
 * completes and checks them: `declare module '@udongo/ui' { interface FilterKindRegistry { plot: FilterKind }
 * }`.
 */
export interface FilterKindRegistry {
  agent: FilterKind;
  county: FilterKind;
}

/** The kinds that need no provider. */
export type BuiltInFilterKind = 'text' | 'number' | 'slider' | 'select' | 'date' | 'dateRange';

/** Kinds of list filters by name. Keep its identity stable between renders. */
export type FilterKinds = Readonly<{
  [Kind in keyof FilterKindRegistry | BuiltInFilterKind]?: FilterKind | undefined;
}>;
