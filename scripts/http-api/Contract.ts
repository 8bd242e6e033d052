import type * as base from '../../packages/sdk/scripts/Contract.ts';

/** What the pages of the HTTP API read of `openapi.yaml`. */
export interface Contract extends base.Contract {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<base.Method, Operation>> & { parameters?: Parameter[] }>;
  components: Omit<base.Contract['components'], 'schemas' | 'parameters'> & {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
  };
}

export interface Operation extends Omit<base.OperationObject, 'parameters'> {
  tags: string[];
  parameters?: Parameter[];
}

export interface Parameter extends base.Parameter {
  $ref?: string;
  description?: string;
  schema: Schema;
  'x-udongo-extension'?: boolean;
}

export interface Schema extends base.Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  readOnly?: boolean;
  'x-udongo-extension'?: boolean;
}
