import { dictionary } from '@zxcvbn-ts/language-common';

const shortest = 8;
let common: ReadonlySet<string> | undefined;

/** Whether a password is one of the 10,000 most common ones that are long enough. Capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    dictionary['passwords-common'].filter(({ length }) => length >= shortest).slice(0, 10_000),
  );
  return common.has(password.toLowerCase());
}
