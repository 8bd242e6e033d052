import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readChoiceFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import type { BulkKind } from '../services/people/bulk/BulkKind.ts';
import { bulkAgents } from '../services/people/bulk/bulkAgents.ts';
import { bulkCheck, bulkCreate } from '../services/people/bulk/bulkCreate.ts';
import { bulkFarmers } from '../services/people/bulk/bulkFarmers.ts';
import type { importFields } from '../services/people/bulk/importRows.ts';
import { createImport, listImports, newImportFields, undoImport } from '../services/people/bulk/imports.ts';
import { readItems } from '../services/people/bulk/readItems.ts';
import { throttle } from '../services/platform/throttle.ts';
import { importKinds } from '../values.ts';

export function importRoutes(dependencies: Dependencies) {
  const { page, command } = createHandlers(dependencies);
  const farmers = bulkRoutes(dependencies, bulkFarmers);
  const agents = bulkRoutes(dependencies, bulkAgents(dependencies.hasher));
  return {
    'farmers.bulkCreate': farmers.create,
    'farmers.bulkCheck': farmers.check,
    'agents.bulkCreate': agents.create,
    'agents.bulkCheck': agents.check,
    'imports.list': page([readFilters], listImports),
    'imports.create': command([newImportFields], createImport, answerCreated),
    'imports.undo': command([readId], undoImport),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return { ...readListQuery(context), kind: readChoiceFilter(context, 'kind', importKinds) };
}

function bulkRoutes<Row extends { id: number }, Shape extends typeof importFields>(
  dependencies: Dependencies,
  kind: BulkKind<Row, Shape>,
) {
  const { db, clock, options } = dependencies;
  const { query, command } = createHandlers(dependencies);
  /** Counted by rows, before anything is looked up: each asks whether somebody has the same contact. */
  const read = async (context: AppContext) => {
    const items = readItems(kind.fields, await readJson(context));
    await db.inTransaction((transaction) =>
      throttle(transaction, {
        what: 'importRowsByAccount',
        whom: String(context.get('actor').userId),
        limit: options.limits.importRowsByAccount,
        now: clock(),
        times: items.readings.length,
      }),
    );
    return items;
  };
  return {
    check: query([read], (transaction, actor, items) => bulkCheck(transaction, actor, kind, items)),
    create: command(
      [read],
      (transaction, actor, items, now) => bulkCreate(transaction, actor, kind, items, now),
      answerCreated,
    ),
  };
}
