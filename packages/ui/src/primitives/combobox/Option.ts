import type { Port } from '../../lib/usePort.ts';

export type OptionValue = string | number;

/** One line to choose. */
export interface Option<Value extends OptionValue = OptionValue> {
  value: Value;
  label: string;
  /** Said below the label in a quiet voice. */
  note?: string;
  /** Another word for it, which finds it as its label does: 'mahindi' of 'Mahindi (Maize)'. */
  word?: string;
}

/** Answers a search with the lines to choose from, in the order to show them. The search is trimmed; '' asks for the first lines. */
export type LoadOptions<Value extends OptionValue> = Port<string, readonly Option<Value>[]>;

/** Answers values with their lines: for what was chosen before and isn't in the list. Unknown ones are left out. */
export type LoadSelected<Value extends OptionValue> = Port<readonly Value[], readonly Option<Value>[]>;
