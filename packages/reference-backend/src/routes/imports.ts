import type { Actor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { readChoiceFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import type { BulkKind } from '../services/bulk/BulkKind.ts';
import { bulkAgents } from '../services/bulk/bulkAgents.ts';
import { bulkCheck, bulkCreate } from '../services/bulk/bulkCreate.ts';
import { bulkFarmers } from '../services/bulk/bulkFarmers.ts';
import type { importFields } from '../services/bulk/importRows.ts';
import { createImport, listImports, newImportFields, undoImport } from '../services/bulk/imports.ts';
import { readItems } from '../services/bulk/readItems.ts';
import { throttle } from '../services/throttle.ts';
import { readFields, readObject } from '../validation/readFields.ts';
import { importKinds } from '../values.ts';

type BulkOperation = `${'farmers' | 'agents'}.${'bulkCreate' | 'bulkCheck'}`;
type ImportOperation = 'imports.list' | 'imports.create' | 'imports.undo';

export function importRoutes(dependencies: Dependencies): Handlers<BulkOperation | ImportOperation> {
  const { db, clock, hasher, options } = dependencies;
  const farmers = bulkRoutes(dependencies, bulkFarmers);
  const agents = bulkRoutes(dependencies, bulkAgents(hasher));
  return {
    'farmers.bulkCreate': farmers.create,
    'farmers.bulkCheck': farmers.check,
    'agents.bulkCreate': agents.create,
    'agents.bulkCheck': agents.check,
    'imports.list': async (context) => {
      const kind = readChoiceFilter(context, 'kind', importKinds);
      const query = { ...readListQuery(context), kind };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listImports(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'imports.create': async (context) => {
      const reading = readFields(newImportFields, readObject(await readJson(context)));
      const actor = context.get('actor');
      const made = await db.inTransaction((transaction) =>
        createImport(transaction, actor, reading, clock()),
      );
      return context.json(made, 201);
    },
    'imports.undo': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(
        await db.inTransaction((transaction) => undoImport(transaction, actor, id, clock())),
      );
    },
  };
}

function bulkRoutes<Row extends { id: number }, Shape extends typeof importFields>(
  { db, clock, options }: Dependencies,
  kind: BulkKind<Row, Shape>,
) {
  /** Counted by rows, before anything is looked up: each asks whether somebody has the same contact. */
  const read = async (context: AppContext) => {
    const items = readItems(kind.fields, await readJson(context));
    const actor = context.get('actor');
    await db.inTransaction((transaction) =>
      throttle(transaction, {
        what: 'importRowsByAccount',
        whom: String(actor.userId),
        limit: options.limits.importRowsByAccount,
        now: clock(),
        times: items.readings.length,
      }),
    );
    return { items, actor } satisfies { items: unknown; actor: Actor };
  };
  return {
    check: async (context: AppContext) => {
      const { items, actor } = await read(context);
      return context.json(await db.inSnapshot((transaction) => bulkCheck(transaction, actor, kind, items)));
    },
    create: async (context: AppContext) => {
      const { items, actor } = await read(context);
      const made = await db.inTransaction((transaction) =>
        bulkCreate(transaction, actor, kind, items, clock()),
      );
      return context.json(made, 201);
    },
  };
}
