import { messages, type PGlite, protocol, type QueryOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createStatementNames } from './createStatementNames.ts';
import type { DatabaseOptions, Db } from './Database.ts';

/** PGlite as `createDatabase` takes it. */
export function createPgliteDriver(client: PGlite): Pick<DatabaseOptions, 'transaction' | 'runScript'> {
  const { query, forget } = prepareStatements(client);
  return {
    transaction: (work, kind, _, nameCaller) =>
      client.transaction(async (transaction) => {
        if (kind) {
          await transaction.exec(`set transaction isolation level ${kind.isolationLevel} ${kind.accessMode}`);
        }
        if (nameCaller) await transaction.exec(nameCaller);
        return work(drizzle({ client: { query, exec: transaction.exec } as unknown as PGlite }));
      }),
    runScript: async (db, script) => {
      await (db as Db & { $client: PGlite }).$client.exec(script);
      forget();
    },
  };
}

interface Prepared {
  name: string;
  parameters: readonly number[];
  fields: readonly messages.Field[];
}

/**
 * Runs statements inside a transaction of PGlite. Its own `query` asks for the types of parameters and columns each time; here a statement
 * that runs again was parsed, described and planned before, and is one call in place of five.
 */
function prepareStatements(client: PGlite) {
  const { serialize } = protocol;
  const nameOf = createStatementNames();
  const prepared = new Map<string, Prepared>();
  const send = (...parts: Uint8Array[]): unknown[] => {
    const received: unknown[] = [];
    let failure: unknown;
    new protocol.Parser().parse(client.execProtocolRawSync(join([...parts, serialize.sync()])), (message) => {
      if (message instanceof messages.DatabaseError) failure = message;
      received.push(message);
    });
    if (failure) throw failure;
    return received;
  };
  const prepare = (text: string): Prepared => {
    const name = nameOf(text) ?? '';
    const answers = send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      name,
      parameters:
        answers.find((one) => one instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      fields: answers.find((one) => one instanceof messages.RowDescriptionMessage)?.fields ?? [],
    };
    if (name) prepared.set(text, statement);
    return statement;
  };
  const query = async (text: string, values: unknown[] = [], { rowMode, parsers }: QueryOptions = {}) => {
    const { name, parameters, fields } = prepared.get(text) ?? prepare(text);
    const bound = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = client.serializers[parameters[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const rows: unknown[] = [];
    let affectedRows = 0;
    for (const message of send(serialize.bind({ statement: name, values: bound }), serialize.execute({}))) {
      if (message instanceof messages.DataRowMessage) {
        const cells = message.fields.map((cell, index) => {
          if (cell === null) return null;
          const type = fields[index]?.dataTypeID ?? 0;
          const read = parsers?.[type] ?? client.parsers[type];
          return read ? read(cell, type) : cell;
        });
        rows.push(
          rowMode === 'array'
            ? cells
            : Object.fromEntries(cells.map((cell, index) => [fields[index]?.name, cell])),
        );
      } else if (message instanceof messages.CommandCompleteMessage) {
        affectedRows = Number(/^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)/.exec(message.text)?.[1] ?? 0);
      }
    }
    return { rows, fields, affectedRows };
  };
  /** A script can change what a statement gives. */
  const forget = () => {
    prepared.clear();
    send(serialize.query('deallocate all'));
  };
  return { query, forget };
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
