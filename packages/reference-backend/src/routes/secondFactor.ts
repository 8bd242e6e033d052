import { z } from 'zod';
import { requireSignedIn } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readValues } from '../http/readBody.ts';
import { checkOwnPassword } from '../services/people/checkOwnPassword.ts';
import { countFactorTry } from '../services/people/factorCodes.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../services/people/secondFactors.ts';
import { text } from '../validation/fields.ts';

const passwordFields = { password: z.string().min(1).max(128) };
const codeFields = { code: text({ max: 40, blank: false }) };

/** Handlers for the second factor of the person who asks. Their answers carry secrets, so they take no `Idempotency-Key`. */
export function secondFactorRoutes(dependencies: Dependencies) {
  const { options } = dependencies;
  const { query, command } = createHandlers(dependencies);
  const userOf = (context: AppContext) => requireSignedIn(context.get('actor')).userId;
  const readPassword = async (context: AppContext) => {
    const { password } = await readValues(context, passwordFields);
    await checkOwnPassword(dependencies, userOf(context), password);
  };
  /** The code that was sent, once the try is counted. */
  const readCode = async (context: AppContext) => {
    const { code } = await readValues(context, codeFields);
    await countFactorTry(dependencies, userOf(context));
    return code;
  };
  const readBoth = async (context: AppContext) => {
    const { password, code } = await readValues(context, { ...passwordFields, ...codeFields });
    await checkOwnPassword(dependencies, userOf(context), password);
    await countFactorTry(dependencies, userOf(context));
    return code;
  };
  return {
    'secondFactor.get': query([], (transaction, actor, now) =>
      getSecondFactor(transaction, requireSignedIn(actor), options, now),
    ),
    'secondFactor.start': command([readPassword], (transaction, actor, _, now) =>
      startSecondFactor(transaction, requireSignedIn(actor), now),
    ),
    'secondFactor.confirm': command([readCode], (transaction, actor, code, now) =>
      confirmSecondFactor(transaction, requireSignedIn(actor), code, now),
    ),
    'secondFactor.remove': command([readBoth], async (transaction, caller, code, now) => {
      const actor = requireSignedIn(caller);
      await removeSecondFactor(transaction, actor, code, now);
      return getSecondFactor(transaction, actor, options, now);
    }),
    'secondFactor.renewRecoveryCodes': command([readCode], (transaction, actor, code, now) =>
      renewRecoveryCodes(transaction, requireSignedIn(actor), code, now),
    ),
    'secondFactor.prove': command([readCode], async (transaction, caller, code, now) => {
      const actor = requireSignedIn(caller);
      await proveSecondFactor(transaction, actor, code, now);
      return getSecondFactor(transaction, actor, options, now);
    }),
  } satisfies Partial<Handlers>;
}
