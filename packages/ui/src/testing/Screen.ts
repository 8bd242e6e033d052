import userEvent from '@testing-library/user-event';
import { createTranslator, type LanguageTag, type MessageOverrides } from '../messages/index.ts';

/** What is asked of `screen`, or of `within(…)`: those of @testing-library/react and /dom fit, of any version. */
export interface Screen {
  findAllByLabelText(text: RegExp, options?: { selector?: string }): Promise<HTMLElement[]>;
  findAllByRole(role: string, options?: RoleOptions): Promise<HTMLElement[]>;
  queryAllByRole(role: string, options?: RoleOptions): HTMLElement[];
}

interface RoleOptions {
  name?: string | ((name: string, element: Element) => boolean);
}

/** Who presses and types: `userEvent`, or what `userEvent.setup()` gives, of any version. */
export interface User {
  click(element: Element): unknown;
  clear(element: Element): unknown;
  type(element: Element, text: string): unknown;
  selectOptions(element: Element, value: string): unknown;
}

export interface FillOptions {
  /** Yours, of any version. Default: one of @testing-library/user-event that waits for no clock. */
  user?: User | undefined;
  /** The language of the page, as `UdongoProvider` has it. Default English. */
  locale?: LanguageTag | undefined;
  /** The texts of that language, and texts of your own, as `UdongoProvider` has them. */
  messages?: MessageOverrides | undefined;
}

/** Who presses and types: where the test does not say, somebody who waits for no clock, not even a fake one. */
export function userOf({ user }: FillOptions): User {
  return user ?? userEvent.setup({ delay: null });
}

/** The texts of the page. */
export function translatorOf({ locale = 'en', messages }: FillOptions) {
  return createTranslator(locale, messages);
}
