import * as formOfTheLibrary from '../../ui/src/booking-form/values/formLibrary.ts';
import * as rulesOfTheLibrary from '../../ui/src/booking-form/values/ruleLibrary.ts';
import * as formInTheWidget from '../src/shims/reactHookForm.ts';
import * as rulesInTheWidget from '../src/shims/zodMini.ts';

/**
 * Compiled, never run: libraries and shims have the same types, which offer only what the booking form uses.
 */
export const forms = [formOfTheLibrary, formInTheWidget] satisfies formOfTheLibrary.FormLibrary[];
export const rules = [rulesOfTheLibrary, rulesInTheWidget] satisfies rulesOfTheLibrary.RuleLibrary[];

const { string, refine } = rulesOfTheLibrary;

export const oneMore = [
  // @ts-expect-error a function more
  rulesOfTheLibrary.email,
  // @ts-expect-error an argument more
  string({ error: 'bookingErrors.nameRequired' }),
  // @ts-expect-error what a check may be more
  refine<string>((text) => text !== '', { error: 'bookingErrors.nameRequired' }),
  // @ts-expect-error a method more
  string().brand(),
  // @ts-expect-error another way to read
  string().safeParse(''),
  // @ts-expect-error a check of another value
  rulesOfTheLibrary.number().check(refine<string>((text) => text !== '', 'bookingErrors.nameRequired')),
];
