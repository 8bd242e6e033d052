import type { OperationId, Role } from '@udongo/sdk';
import { staffOperations } from '../generated/permissions.ts';

export const staffRoles = ['administrator', 'finance', 'agronomist', 'technician', 'content'] as const;

/**
 * Whether somebody of this role can call an operation for every record, as the contract says. Administrators can call all of them,
 * and farmers, agents and visitors none.
 */
export function mayCall(role: Role | undefined, operation: OperationId): boolean {
  if (role === undefined || role === 'administrator') return role !== undefined;
  return staffOperations.some(
    ([roles, operations]) => roles.includes(role) && operations.includes(operation),
  );
}

/** Whether somebody works for the service itself. */
export function isStaff(role: Role | undefined): boolean {
  return staffRoles.some((staff) => staff === role);
}

/** Whether somebody can be assigned to collect soil. */
export function mayCollect(role: Role | undefined): boolean {
  return role === 'agent' || role === 'technician' || role === 'administrator';
}

/** Whether somebody books: for themselves, for the farmers they serve, or as a visitor. */
export function mayBook(role: Role | undefined): boolean {
  return !isStaff(role) || mayCall(role, 'bookings.create');
}

/** Permissions of staff for the records of a list. */
export function recordPermissions(
  role: Role,
  resource: 'agents' | 'analyses' | 'contact' | 'devices' | 'farmers',
) {
  return {
    // Visitors write the messages of the contact form.
    create: resource !== 'contact' && mayCall(role, `${resource}.create`),
    update: mayCall(role, `${resource}.update`),
    remove: mayCall(role, `${resource}.delete`),
  };
}
