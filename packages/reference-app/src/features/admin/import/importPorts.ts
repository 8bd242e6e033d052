import type { AgentRow, CallOptions, FarmerRow, Import, ImportKind, RowCheck, UdongoApi } from '@udongo/sdk';
import type { JudgedRow } from './judgeRow.ts';

/** Which row of the import it is; without it the service stores what it is sent each time. */
interface Key {
  import_uuid: string;
  import_key: number;
}

/** The operations that an import calls, for one kind of records. */
export interface ImportPort {
  begin: (body: { uuid: string; file_name: string; rows: number }, options: CallOptions) => Promise<Import>;
  check: (rows: readonly JudgedRow['values'][], options: CallOptions) => Promise<RowCheck[]>;
  create: (rows: readonly SentRow[], options: CallOptions) => Promise<unknown>;
  update: (id: number, values: JudgedRow['values'], options: CallOptions) => Promise<unknown>;
}

export interface SentRow {
  values: JudgedRow['values'];
  /** Register them although somebody has this phone number. */
  isMeant: boolean;
  key: Key | null;
}

export function createImportPort(kind: ImportKind, udongo: UdongoApi): ImportPort {
  const begin: ImportPort['begin'] = (body, options) => udongo.imports.create({ ...body, kind }, options);
  if (kind === 'farmers') {
    const { farmers } = udongo;
    return {
      begin,
      check: (rows, options) => farmers.bulkCheck(rows.map(toFarmer), options),
      create: (rows, options) =>
        farmers.bulkCreate(
          rows.map(({ values, isMeant, key }) => ({
            ...toFarmer(values),
            ...(isMeant && { allow_duplicate: true }),
            ...key,
          })),
          options,
        ),
      update: (id, values, options) =>
        farmers.update(id, { ...toFarmer(values), allow_duplicate: true }, options),
    };
  }
  const { agents } = udongo;
  return {
    begin,
    check: (rows, options) => agents.bulkCheck(rows.map(toAgent), options),
    create: (rows, options) =>
      agents.bulkCreate(
        rows.map(({ values, key }) => ({ ...toAgent(values), ...key })),
        options,
      ),
    update: (id, values, options) => agents.update(id, toAgent(values), options),
  };
}

function toFarmer({
  full_name = '',
  phone_number = '',
  email,
  county,
  address,
}: JudgedRow['values']): FarmerRow {
  const profile = { phone_number, ...(county && { county }), ...(address && { address }) };
  return { user: { full_name, ...(email && { email }), profile } };
}

function toAgent({ full_name = '', email = '', agrovet_name, ...contact }: JudgedRow['values']): AgentRow {
  return { full_name, email, ...contact, ...(agrovet_name && { agrovet_name, is_agrovet: true }) };
}
