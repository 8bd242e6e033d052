import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { countAttention } from '../services/countAttention.ts';

export function attentionRoutes({ db, clock }: Dependencies): Handlers<'stats.getAttention'> {
  return {
    'stats.getAttention': async (context) => {
      const actor = context.get('actor');
      return context.json(
        await db.inTransaction((transaction) => countAttention(transaction, actor, clock())),
      );
    },
  };
}
