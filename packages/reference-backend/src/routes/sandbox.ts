import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readJson } from '../http/readJson.ts';
import { isSandbox } from '../payments/sandbox/createSandbox.ts';
import { answerFields, answerPrompt, readPrompt } from '../payments/sandbox/sandboxPrompts.ts';
import { readFields, readObject } from '../validation/readFields.ts';

export function sandboxRoutes({
  db,
  clock,
  payments: provider,
}: Dependencies): Handlers<'sandbox.getPrompt' | 'sandbox.answerPrompt'> {
  const sandbox = () => {
    if (!isSandbox(provider)) throw notFound();
    return provider;
  };
  return {
    'sandbox.getPrompt': async (context) => {
      sandbox();
      const reference = context.req.param('reference') ?? '';
      return context.json(await db.inTransaction((transaction) => readPrompt(transaction, reference)));
    },
    'sandbox.answerPrompt': async (context) => {
      const { callHome } = sandbox();
      const reference = context.req.param('reference') ?? '';
      await db.inTransaction((transaction) => readPrompt(transaction, reference));
      const reading = readFields(answerFields, readObject(await readJson(context)));
      return context.json(await answerPrompt({ db, clock, callHome }, reference, reading));
    },
  };
}
