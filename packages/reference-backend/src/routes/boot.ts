import type { Boot } from '@udongo/sdk';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { readFormLists, readPartner } from '../services/content/readFormLists.ts';
import {
  judgePartnerKey,
  noteUse,
  type PartnerKeyRow,
} from '../services/people/partner-keys/judgePartnerKey.ts';
import { keepSmallLists } from '../services/platform/keepSmallLists.ts';
import { throttle } from '../services/platform/throttle.ts';
import { invalid } from '../validation/issues.ts';

export function bootRoutes(dependencies: Dependencies): Handlers<'boot.get'> {
  const { db, options } = dependencies;
  const keep = keepSmallLists(db);
  return {
    'boot.get': async (context) => {
      const partnerKey = await readPartnerKey(context, dependencies);
      const lists = await keep('form', () => db.inSnapshot(readFormLists));
      const partner = partnerKey && (await db.inSnapshot((read) => readPartner(read, partnerKey)));
      const boot: Boot = {
        ...lists,
        partner,
        takes_idempotency_keys: true,
        status_page: `${options.appUrl}/status`,
        privacy_page: `${options.appUrl}/privacy`,
      };
      // `createApp` adds the ETag.
      return context.json(boot, 200, { 'Cache-Control': 'public, max-age=300' });
    },
  };
}

/**
 * Gives the partner whose key was given, null without a key. Guesses of keys are counted by address.
 * Errors: throws 400 for a key that is not valid, and 429.
 */
async function readPartnerKey(
  context: AppContext,
  { db, clock, options }: Dependencies,
): Promise<PartnerKeyRow | null> {
  const key = context.req.query('key') ?? '';
  const origin = context.req.header('origin');
  const now = clock();
  const { partnerKey, refusal } = await db.inStatements(async (statements) => {
    const judged =
      key === '' ? { partnerKey: null, refusal: null } : await judgePartnerKey(statements, key, origin, now);
    await throttle(statements, {
      what: 'bootsByAddress',
      whom: [clientAddress(context, options.trustProxyHops), judged.partnerKey?.id ?? ''].join(' '),
      limit: options.limits.bootsByAddress,
      now,
    });
    if (judged.partnerKey && !judged.refusal) await noteUse(statements, judged.partnerKey, now);
    return judged;
  });
  if (refusal) throw invalid([{ path: ['key'], message: refusal.message }]);
  return partnerKey;
}
