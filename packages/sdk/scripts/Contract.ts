/** The parts of the contract that the generators read. */
export interface Contract {
  /** The resources. One with `x-udongo-picked` is only in clients that name it, so that others need not download it. */
  tags?: { name: string; 'x-udongo-picked'?: boolean }[];
  paths: Record<string, PathItem>;
  components: {
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Message>;
    schemas?: Record<string, Schema>;
    examples?: Record<string, Example>;
  };
}

export interface PathItem extends Partial<Record<Method, OperationObject>> {
  parameters?: (Parameter | Reference)[];
}

export interface OperationObject {
  'x-udongo-extension'?: boolean;
  /** The roles that can call it, each for all records or only for its own. A role that is left out can't call it. */
  'x-udongo-callers'?: Callers;
  /** Staff prove their second factor again before it, always or when one of these parameters or fields is sent. */
  'x-udongo-asks-again'?: true | readonly string[];
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: Message;
  responses: Record<string, Message | Reference>;
  security?: Record<string, string[]>[];
}

const staffRoles = ['administrator', 'finance', 'agronomist', 'technician', 'content'] as const;
export const roles = ['anonymous', 'farmer', 'agent', ...staffRoles] as const;
export type Role = (typeof roles)[number];

/** `staff` is for each role of staff that is not named itself. */
export type Callers = Partial<Record<Role | 'staff', 'all' | 'own'>>;

/** The records that a role can call an operation for; undefined for none. */
export function shareOf(callers: Callers, role: Role): 'all' | 'own' | undefined {
  return callers[role] ?? (staffRoles.some((staff) => staff === role) ? callers.staff : undefined);
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

/** A body that is sent or answered. */
export interface Message {
  description?: string;
  content?: Media;
}
export type Media = Record<string, { schema: Schema; examples?: Record<string, Example | Reference> }>;

export interface Schema extends Partial<Reference> {
  'x-udongo-extension'?: boolean;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: (string | null)[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
}

export interface Example {
  value?: unknown;
}
export interface Reference {
  $ref: string;
}

export const upperCase = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
export type Method = keyof typeof upperCase;

/** Whether only clients that pick a resource have it. */
export function isPicked({ tags = [] }: Contract, resource: string): boolean {
  return tags.some((tag) => tag.name === resource && tag['x-udongo-picked']);
}

/** A fault of the contract that a person mends, and the keys that lead to its operation, such as `['paths', '/agric/crops', 'get']`. */
export class ContractError extends Error {
  keys: readonly string[] = [];
}

/**
 * Calls `read` for each operation, in the contract's order.
 * Errors: throws an AggregateError with the ContractErrors of all operations.
 */
export function mapOperations<Out>(
  { paths }: Contract,
  read: (operation: OperationObject, place: { path: string; method: Method; item: PathItem }) => Out,
): Out[] {
  const errors: ContractError[] = [];
  const results = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      // A path can also have properties that its operations share.
      if (!isMethod(method)) return [];
      try {
        return [read(operation as OperationObject, { path, method, item })];
      } catch (error) {
        if (!(error instanceof ContractError)) throw error;
        error.keys = ['paths', path, method];
        errors.push(error);
        return [];
      }
    }),
  );
  if (errors.length) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  return results;
}

function isMethod(key: string): key is Method {
  return key in upperCase;
}

type Kind = keyof Contract['components'];

/**
 * Gives the part of the contract that a reference names, or the thing itself if it is not a reference.
 * Errors: throws a ContractError that names the reference, if it leads nowhere.
 */
export function resolve<Thing extends object>(
  contract: Contract,
  kind: Kind,
  thing: Thing | Reference,
): Thing {
  if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as Thing;
  const found: object | undefined = contract.components[kind]?.[thing.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new ContractError(`${thing.$ref} is not in the contract`);
  return found as Thing;
}

/** The name of a shared schema; undefined for one that is written in place. */
export function schemaNameOf(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}
