import type { Port } from '../../lib/usePort.ts';

export type OptionValue = string | number;

/** One option of a list. */
export interface Option<Value extends OptionValue = OptionValue> {
  value: Value;
  label: string;
  /** Secondary text below the label. */
  note?: string;
  /** Another word that finds the option as its label does: 'mahindi' of 'Mahindi (Maize)'. */
  word?: string;
}

/**
 * Answers a search with options, in the order to show them. The search is trimmed; '' asks for the first
 * options.
 */
export type LoadOptions<Value extends OptionValue> = Port<string, readonly Option<Value>[]>;

/**
 * Answers values with their options, for earlier values that are not in the list. Unknown ones are left out.
 */
export type LoadSelected<Value extends OptionValue> = Port<readonly Value[], readonly Option<Value>[]>;
