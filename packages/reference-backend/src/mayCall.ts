import type { OperationId } from '@udongo/sdk';
import type { Actor } from './Actor.ts';
import { permissions } from './generated/permissions.ts';

/** Whether the caller's role may call an operation, for all records or for its own. */
export function mayCall({ role }: Pick<Actor, 'role'>, operation: OperationId): boolean {
  return typeof permissions[operation][role] === 'string';
}

/** Whether the caller's role may call an operation for every record, and so sees what staff see of them. */
export function seesAll({ role }: Pick<Actor, 'role'>, operation: OperationId): boolean {
  return permissions[operation][role] === 'allow';
}
