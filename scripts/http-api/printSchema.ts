import { schemaNameOf } from '../../packages/sdk/scripts/Contract.ts';
import { toSlug } from '../lib/markdownLinks.ts';
import type { Contract, Schema } from './Contract.ts';

/** The page that has every shared shape, beside the pages of operations. */
export const shapesPage = 'shapes.md';

/** A shape as a reader names it: 'list of [`Sample`](shapes.md#sample)'. `page` is '' on the page of shapes itself. */
export function printType(schema: Schema | undefined, page = shapesPage): string {
  if (!schema) return 'nothing';
  const name = schemaNameOf(schema);
  if (name) return `[\`${name}\`](${page}#${toSlug(name)})`;
  if (schema.enum) return schema.enum.map(toCode).join(', ');
  if ('const' in schema) return toCode(schema.const);
  if (schema.anyOf) return schema.anyOf.map((one) => printType(one, page)).join(' or ');
  if (schema.allOf) return schema.allOf.map((one) => printType(one, page)).join(' and ');
  const types = [schema.type ?? 'anything'].flat();
  return types.map((type) => printOne(type, schema, page)).join(' or ');
}

function printOne(type: string, schema: Schema, page: string): string {
  if (type === 'array') return `list of ${printType(schema.items, page)}`;
  if (type === 'object' && typeof schema.additionalProperties === 'object')
    return `object of ${printType(schema.additionalProperties, page)}`;
  if (type === 'string' && schema.format) return formats[schema.format] ?? schema.format;
  return type;
}

const formats: Record<string, string> = {
  date: 'day, `yyyy-mm-dd`',
  'date-time': 'instant, ISO 8601',
  uuid: 'UUID',
  email: 'email address',
  uri: 'web address',
  password: 'string',
  binary: 'file',
};

/** A table of the fields of a shape that is written in place or shared; '' for one without fields. */
export function printFields(contract: Contract, schema: Schema, page = shapesPage): string {
  const rows = listFields(contract, schema).map(
    ([name, field, isRequired]) =>
      `| \`${name}\` | ${printType(field, page)} | ${isRequired ? 'yes' : ''} | ${printMeaning(field)} |`,
  );
  return rows.length
    ? ['| Field | Type | Required | Meaning |', '|---|---|---|---|', ...rows].join('\n')
    : '';
}

type Field = [name: string, field: Schema, isRequired: boolean];

function listFields(contract: Contract, schema: Schema): Field[] {
  const name = schemaNameOf(schema);
  if (name) return listFields(contract, contract.components.schemas[name] ?? {});
  const own = Object.entries(schema.properties ?? {}).map(
    ([field, shape]): Field => [field, shape, schema.required?.includes(field) ?? false],
  );
  return [...(schema.allOf ?? []).flatMap((part) => listFields(contract, part)), ...own];
}

/** What a field means and what it allows, in a cell of a table. */
export function printMeaning(field: Schema, said = field.description ?? ''): string {
  const parts = [
    toLine(said),
    listLimits(field)
      .join(', ')
      .replace(/^./, (first) => first.toUpperCase()),
    field.default === undefined ? '' : `Default ${toCode(field.default)}`,
    field.readOnly ? 'Set by the server' : '',
    field['x-udongo-extension'] ? 'An extension' : '',
  ];
  const text = parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
  return text.replaceAll('|', '\\|');
}

function listLimits(field: Schema): string[] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, exclusiveMinimum, pattern } = field;
  return [
    printRange(minLength, maxLength, 'characters'),
    printRange(minItems, maxItems, 'entries'),
    printRange(minimum, maximum, ''),
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum}`,
    pattern ? `matches \`${pattern}\`` : '',
  ].filter(Boolean);
}

function printRange(least: number | undefined, most: number | undefined, of: string): string {
  if (least === undefined && most === undefined) return '';
  const range =
    least === undefined
      ? `at most ${most}`
      : most === undefined
        ? `at least ${least}`
        : least === most
          ? `exactly ${least}`
          : `${least} to ${most}`;
  return `${range} ${of}`.trim();
}

/** Text of the contract on one line. */
export function toLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function toCode(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
