import type { ComponentType } from 'react';

/** What a list says about one of its filters, each used by the kinds that know it. */
export interface FilterSettings {
  placeholder?: string | undefined;
  /** The choices of a select. */
  options?: readonly { value: string; label: string }[] | undefined;
  /** The least and the greatest of a number, slider or date (yyyy-mm-dd). */
  min?: number | string | undefined;
  max?: number | string | undefined;
  step?: number | undefined;
}

/** What a list's filter control is given. Values are query text; '' means no filter. */
export interface FilterControlProps extends FilterSettings {
  name: string;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** What says an applied filter in words. */
export interface FilterValueProps extends FilterSettings {
  /** Never ''. */
  value: string;
}

/** A kind of filter. */
export interface FilterKind {
  /** Draws the control in a field with its label. */
  Control: ComponentType<FilterControlProps>;
  /** Says a value in words, for the chip of an active filter. Default: the value as it is. */
  Value?: ComponentType<FilterValueProps>;
  /** The query parameters of a value that isn't ''. Default: the value under the filter's name. */
  toQuery?: (name: string, value: string) => Readonly<Record<string, string>>;
  /** Whether the field of a row, named as the filter, fits a value. Default: each does. */
  matches?: (field: unknown, value: string) => boolean;
}

/**
 * The kinds of list filters that a host gives to `UdongoProvider`, by name. Name your own, and your editor completes and checks them:
 * `declare module '@udongo/ui' { interface FilterKindRegistry { plot: FilterKind } }`.
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
