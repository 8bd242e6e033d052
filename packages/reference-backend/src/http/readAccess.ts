import type { OperationId } from '@udongo/sdk';
import type { Access } from '../AccessLog.ts';
import { operations } from '../generated/operations.ts';
import { isWholeNumber } from '../validation/storable.ts';
import type { AppContext } from './AppEnv.ts';

type Read = Omit<Access, 'caller'>;

/** Resources of the contract whose paths name a record as the audit log does. */
const recordKinds: Readonly<Record<string, Read['record_kind']>> = {
  bookings: 'booking',
  dataRequests: 'data_request',
  profiles: 'user',
};

/**
 * The entry of the audit log about an answered request that changed no row, so that no trigger saw it: a refused role, a failed login, a
 * file that was read or a list of which a file is made. Undefined for every other request.
 */
export function readAccess(context: AppContext, operation: OperationId): Read | undefined {
  const { status } = context.res;
  if (operation === 'auth.login') {
    const { email } = (context.get('body') ?? {}) as { email?: unknown };
    // Without a body it is one too many of an address.
    const isTried = (status === 400 || status === 429) && typeof email === 'string';
    return isTried ? { kind: 'refusal', account: email.slice(0, 254) } : undefined;
  }
  if (status === 403) return { kind: 'refusal', ...readRecord(context, operation) };
  // The register of farmers is recorded with its reason, by the table of its downloads.
  const isRecorded = operation === 'farmers.downloadBiodata';
  if (status === 200 && isFile(operation) && !isRecorded)
    return {
      kind: 'read',
      ...readRecord(context, operation),
      ...(operation.endsWith('Csv') && { changes: readFilters(context) }),
    };
  return status === 200 ? readListDownload(context) : undefined;
}

/** The entry about the first page of a list of which somebody who is logged in makes a file. */
function readListDownload(context: AppContext): Read | undefined {
  const [download, count] = [context.get('download'), context.get('count')];
  const { page, id_after } = context.req.query();
  const isFirst = (page || '1') === '1' && !id_after;
  if (download === undefined || count === undefined || !isFirst) return undefined;
  if (context.get('actor').userId === null) return undefined;
  return { kind: 'read', changes: { rows: [null, download || count], ...readFilters(context) } };
}

/** Parameters that choose no records. */
const unfiltered = ['page', 'limit', 'ordering', 'fields', 'download'];
/** Words of people, and what opens a booking without a login. */
const masked = ['search', 'uuid'];
const maximumFilters = 20;

function readFilters(context: AppContext): NonNullable<Read['changes']> {
  return Object.fromEntries(
    Object.entries(context.req.query())
      .filter(([name, value]) => value !== '' && !unfiltered.includes(name))
      .slice(0, maximumFilters)
      .map(([name, value]) => [
        name.replaceAll('\0', '').slice(0, 50),
        [null, masked.includes(name) ? '•••' : value.replaceAll('\0', '').slice(0, 100)],
      ]),
  );
}

/** Whether an operation answers a file, which leaves the service. */
export function isFile(operation: OperationId): boolean {
  return operation.includes('.download') || operation === 'dataRequests.getExport';
}

function readRecord(context: AppContext, operation: OperationId): Pick<Read, 'record_kind' | 'record_id'> {
  const [resource = ''] = operation.split('.');
  const booking = context.req.query('booking');
  const kind = booking === undefined ? recordKinds[resource] : 'booking';
  const id = booking ?? (operations[operation].path.includes('{id}') ? context.req.param('id') : undefined);
  return kind && id && isWholeNumber(id) ? { record_kind: kind, record_id: Number(id) } : {};
}
