import type { OperationId } from '@udongo/sdk';
import type { Actor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handler, Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readId, readListQuery } from '../http/list.ts';
import { readBody } from '../http/readBody.ts';
import type { Listed, ListQuery } from '../services/platform/list.ts';
import type { Fields, Reading } from '../validation/readFields.ts';

/** The handle with which a service queries. */
type Db = Parameters<Parameters<Dependencies['db']['inTransaction']>[0]>[0];

/** The five verbs of a resource as its services have them; what is refused, they throw. */
export interface Resource<Row extends object, Shape extends Fields, Filters, Changed extends Fields = Shape> {
  fields: Shape;
  /** The fields of a change, where they are others. */
  changed?: Changed;
  readFilters: (context: AppContext) => Filters;
  list: (db: Db, actor: Actor, query: ListQuery & Filters, now: Date) => Promise<Listed<Row>>;
  get: (db: Db, actor: Actor, id: number, now: Date) => Promise<Row>;
  create: (db: Db, actor: Actor, reading: Reading<Shape>, now: Date) => Promise<Row>;
  update: (db: Db, actor: Actor, id: number, reading: Reading<Changed>, now: Date) => Promise<Row>;
  delete: (db: Db, actor: Actor, id: number, now: Date) => Promise<void>;
}

type Verb = 'list' | 'get' | 'create' | 'update' | 'delete';
/** The resources of the contract that have this operation. */
type With<Name extends Verb> = OperationId extends infer Id
  ? Id extends `${infer Resource}.${Name}`
    ? Resource
    : never
  : never;
type ResourceName = With<'list'> & With<'get'> & With<'create'> & With<'update'> & With<'delete'>;

/** Routes for the five verbs, each in one transaction. */
export function resourceRoutes<
  Name extends ResourceName,
  Row extends object,
  Shape extends Fields,
  Filters,
  Changed extends Fields = Shape,
>(
  name: Name,
  dependencies: Dependencies,
  resource: Resource<Row, Shape, Filters, Changed>,
): Handlers<`${Name}.${Verb}`> {
  const { query, page, command, edit } = createHandlers(dependencies);
  // Without fields of its own, a change has those of a creation.
  const changed = resource.changed ?? (resource.fields as Fields as Changed);
  const readCreated = (context: AppContext) => readBody(context, resource.fields);
  const readChanged = (context: AppContext) => readBody(context, changed);
  const readQuery = (context: AppContext) => ({
    ...readListQuery(context),
    ...resource.readFilters(context),
  });
  const handlers: Record<Verb, Handler> = {
    list: page([readQuery], resource.list),
    get: query([readId], resource.get),
    create: command([readCreated], resource.create, answerCreated),
    update: edit([readId, readChanged], resource.update, resource.get),
    delete: command([readId], resource.delete),
  };
  const named = Object.entries(handlers).map(([verb, handler]) => [`${name}.${verb}`, handler]);
  // The five verbs under their operation ids, which is what the type says.
  return Object.fromEntries(named) as Handlers<`${Name}.${Verb}`>;
}
