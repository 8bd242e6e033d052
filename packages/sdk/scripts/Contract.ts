/** The parts of `openapi.yaml` that the generators read. */
export interface Contract {
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
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: Message;
  responses: Record<string, Message | Reference>;
  security?: Record<string, string[]>[];
}

export type Callers = Partial<Record<'anonymous' | 'farmer' | 'agent' | 'administrator', 'all' | 'own'>>;

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
  type?: string | string[];
  format?: string;
  description?: string;
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
export const methods = Object.keys(upperCase) as Method[];

type Kind = keyof Contract['components'];

/**
 * Gives the part of the contract that a reference names, or the thing itself if it is not a reference.
 * Errors: throws, and names the reference, if it leads nowhere.
 */
export function resolve<Thing extends object>(
  contract: Contract,
  kind: Kind,
  thing: Thing | Reference,
): Thing {
  if (!('$ref' in thing) || typeof thing.$ref !== 'string') return thing as Thing;
  const found: object | undefined = contract.components[kind]?.[thing.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${thing.$ref} is not in the contract`);
  return found as Thing;
}

/** The name of a shared schema; undefined for one that is written in place. */
export function schemaNameOf(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}
