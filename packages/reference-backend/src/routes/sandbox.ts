import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBody } from '../http/readBody.ts';
import { isSandbox } from '../payments/sandbox/createSandbox.ts';
import { answerFields, answerPrompt, readPrompt } from '../payments/sandbox/sandboxPrompts.ts';

export function sandboxRoutes(dependencies: Dependencies) {
  const { db, clock, payments: provider } = dependencies;
  const { command } = createHandlers(dependencies);
  const sandbox = () => {
    if (!isSandbox(provider)) throw notFound();
    return provider;
  };
  const readReference = (context: AppContext) => {
    sandbox();
    return context.req.param('reference') ?? '';
  };
  return {
    'sandbox.getPrompt': command([readReference], (transaction, _, reference) =>
      readPrompt(transaction, reference),
    ),
    'sandbox.answerPrompt': async (context) => {
      const { fetchSelf } = sandbox();
      const reference = readReference(context);
      await db.inTransaction((transaction) => readPrompt(transaction, reference));
      const reading = await readBody(context, answerFields);
      return context.json(await answerPrompt({ db, clock, fetchSelf }, reference, reading));
    },
  } satisfies Partial<Handlers>;
}
