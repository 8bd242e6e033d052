import userEvent from '@testing-library/user-event';
import { createTranslator, type LanguageTag, type MessageOverrides } from '../messages/index.ts';

/**
 * The part of `screen`, or of `within(…)`, that is used: those of @testing-library/react and /dom fit, in any
 * version.
 */
export interface Screen {
  findAllByLabelText(text: RegExp, options?: { selector?: string }): Promise<HTMLElement[]>;
  findAllByRole(role: string, options?: RoleOptions): Promise<HTMLElement[]>;
  queryAllByRole(role: string, options?: RoleOptions): HTMLElement[];
}

interface RoleOptions {
  name?: string | ((name: string, element: Element) => boolean);
}

/** Presses and types: `userEvent`, or the result of `userEvent.setup()`, in any version. */
export interface User {
  click(element: Element): unknown;
  clear(element: Element): unknown;
  type(element: Element, text: string): unknown;
  selectOptions(element: Element, value: string): unknown;
}

export interface FillOptions {
  /** Your own, in any version. Default: one of @testing-library/user-event that waits for no clock. */
  user?: User | undefined;
  /** The language of the page, as in `UdongoProvider`. Default English. */
  locale?: LanguageTag | undefined;
  /** The texts of that language, and your own texts, as in `UdongoProvider`. */
  messages?: MessageOverrides | undefined;
}

/** The user of a test. Default: one that waits for no clock, not even a fake one. */
export function userOf({ user }: FillOptions): User {
  return user ?? userEvent.setup({ delay: null });
}

/** The texts of the page. */
export function translatorOf({ locale = 'en', messages }: FillOptions) {
  return createTranslator(locale, messages);
}
