import type { Actor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { Db } from '../db/Database.ts';
import type { Listed } from '../services/platform/list.ts';
import { type Fields, isObject, type Reading } from '../validation/readFields.ts';
import type { AppContext, Handler } from './AppEnv.ts';
import { answerOnce } from './answerOnce.ts';
import { answerPage, cutFields, readGrowingId } from './list.ts';
import { readBody } from './readBody.ts';
import { addVersion, refuseStale, refuseUnproven } from './versions.ts';

/** Reads a part of a request, or the fields of its body. Errors: throws the refusal of one that is wrong. */
type Reader = ((context: AppContext) => unknown) | Fields;
type Inputs<Readers extends readonly Reader[]> = {
  -readonly [Key in keyof Readers]: Readers[Key] extends (context: AppContext) => infer Input
    ? Awaited<Input>
    : Readers[Key] extends Fields
      ? Reading<Readers[Key]>
      : never;
};

/** Takes the parts of a request in the order of their readers, then the time. */
type Service<Readers extends readonly Reader[], Result> = (
  db: Db,
  actor: Actor,
  ...given: [...Inputs<Readers>, now: Date]
) => Promise<Result>;

type Answer<Result> = (context: AppContext, result: Result) => Response | Promise<Response>;

/** Does the work in a transaction and answers its result. */
type Transact<Result> = (
  context: AppContext,
  work: (transaction: Db) => Promise<Result>,
  answer: (result: Result) => Response | Promise<Response>,
) => Promise<Response>;

/** Handlers of operations that call one service: the request is read first, then one transaction is opened, then it is answered. */
export function createHandlers({
  db,
  clock,
  options,
  wakeSender,
}: Pick<Dependencies, 'db' | 'clock' | 'options' | 'wakeSender'>) {
  const reading = async <Result>(...[, work, answer]: Parameters<Transact<Result>>) =>
    answer(await db.inSnapshot(work));
  const writing = <Result>(...[context, work, answer]: Parameters<Transact<Result>>) =>
    answerOnce(context, db, (transact) => transact(work), answer);
  const handle =
    <const Readers extends readonly Reader[], Result>(
      transact: Transact<Result>,
      readers: Readers,
      service: Service<Readers, Result>,
      answer: Answer<Result>,
      check?: (transaction: Db, context: AppContext, now: Date) => Promise<void>,
    ): Handler =>
    async (context) => {
      const inputs: unknown[] = [];
      for (const read of readers) {
        inputs.push(await (typeof read === 'function' ? read(context) : readBody(context, read)));
      }
      const actor = context.get('actor');
      const work = async (transaction: Db) => {
        const now = clock();
        await check?.(transaction, context, now);
        // Each was read by the reader in its place.
        return service(transaction, actor, ...(inputs as Inputs<Readers>), now);
      };
      return transact(context, work, (result) => answer(context, result));
    };
  return {
    /** Answers what a service reads, from one state of the data. */
    query: <const Readers extends readonly Reader[], Result>(
      readers: Readers,
      service: Service<Readers, Result>,
      answer: Answer<Result> = answerResult,
    ) => handle(reading, readers, service, answer),
    /** Answers a page of what a service lists. */
    page: <const Readers extends readonly Reader[], Row extends object>(
      readers: Readers,
      service: Service<Readers, Listed<Row>>,
    ) =>
      handle(reading, readers, service, (context, listed) =>
        answerPage(context, listed, options.trustProxyHops),
      ),
    /** Answers what a service has changed; 204 when it gives nothing. */
    command: <const Readers extends readonly Reader[], Result>(
      readers: Readers,
      service: Service<Readers, Result>,
      answer: Answer<Result> = answerResult,
    ) => handle(writing, readers, service, answer),
    /**
     * The same for a change of one record, which `get` reads; 412 for a caller who saw another version of it, 403 for a login that has to
     * prove its second factor for this change.
     */
    edit: <const Readers extends readonly Reader[], Result>(
      readers: Readers,
      service: Service<Readers, Result>,
      get: (db: Db, actor: Actor, id: number, now: Date) => Promise<object>,
    ) =>
      handle(writing, readers, service, answerResult, async (transaction, context, now) => {
        // The readers have refused one that is too large for its table.
        const id = context.req.param('id') === undefined ? 0 : readGrowingId(context);
        const read = () => get(transaction, context.get('actor'), id, now);
        await refuseUnproven(context, transaction, id, read);
        await refuseStale(context, transaction, id, read);
      }),
    /** Sends the messages of a command at once. */
    sending:
      (handler: Handler): Handler =>
      async (context) => {
        const response = await handler(context);
        wakeSender();
        return response;
      },
  };
}

export function answerResult(context: AppContext, result: unknown): Response {
  return result === undefined
    ? context.body(null, 204)
    : context.json(isObject(result) ? addVersion(context, result) : result);
}

/** Answers what was created. */
export function answerCreated(context: AppContext, created: object): Response {
  return context.json(addVersion(context, created), 201);
}

/** Answers a record, cut to the `fields` that were asked for. */
export function answerRecord(context: AppContext, record: object): Response {
  return context.json(cutFields(context, record));
}
