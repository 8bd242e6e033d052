import type * as rules from '../../ui/src/booking-form/ruleLibrary.ts';
import * as zodMini from '../src/standins/zodMini.ts';

/** Compiled, never run: the stand-in has all that the booking form uses of zod/mini. Of the other libraries it has the type itself. */
export const rulesInTheWidget = zodMini satisfies Record<keyof typeof rules, (...given: never[]) => unknown>;
