import type { OperationId } from '@udongo/sdk';

/**
 * Operations of the contract that this backend has not built: they answer 501 to whoever may call them. Building one is
 * taking its id from here and adding its handler; the compiler asks for both. A test keeps the list from growing.
 */
export const unbuilt = [] as const satisfies readonly OperationId[];

export type UnbuiltOperationId = (typeof unbuilt)[number];
export type BuiltOperationId = Exclude<OperationId, UnbuiltOperationId>;
