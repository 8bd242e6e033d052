import { type Media, type Message, resolve } from '../../packages/sdk/scripts/Contract.ts';
import { describeCallers } from '../../packages/sdk/scripts/describeMethod.ts';
import type { Contract, Operation, Parameter } from './Contract.ts';
import { printFields, printMeaning, printType, toLine } from './printSchema.ts';

/** One operation of the contract, and where it is. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
  /** Those that all operations of the path have. */
  shared: readonly Parameter[];
}

/** A section: who may call it, what it takes and answers, an example. */
export function printOperation(contract: Contract, { method, path, operation, shared }: Call): string {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(contract, 'parameters', parameter as Parameter),
  );
  const url = method === 'GET' || path.endsWith('/') ? path : `${path}/`;
  return [
    `## ${operation.summary ?? operation.operationId}`,
    `\`${method} ${url}\`, \`${operation.operationId}\`. ${describeCallers(operation['x-udongo-callers'] ?? {})}${
      operation['x-udongo-extension'] ? ' An extension: not every service has it.' : ''
    }`,
    operation.description?.trim() ?? '',
    printParameters(parameters),
    printBody(contract, operation.requestBody),
    printAnswers(contract, operation),
    printExample(contract, `${method} ${fillPath(contract, url, parameters)}`, operation),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function printParameters(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (parameter) =>
      `| \`${parameter.name}\` | ${parameter.in} | ${printType(parameter.schema)} | ${printMeaning(
        {
          ...parameter.schema,
          ...(parameter['x-udongo-extension'] && { 'x-udongo-extension': true }),
        },
        parameter.description ?? '',
      )} |`,
  );
  return ['**Parameters**', '', '| Name | In | Type | Meaning |', '|---|---|---|---|', ...rows].join('\n');
}

function printBody(contract: Contract, body: Message | undefined): string {
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? [];
  if (!type || !media) return '';
  const fields = printFields(contract, media.schema);
  return [`**Body**: ${printType(media.schema)}, as \`${type}\``, ...(fields ? [fields] : [])].join('\n\n');
}

function printAnswers(contract: Contract, operation: Operation): string {
  const rows = Object.entries(operation.responses).map(([status, response]) => {
    const answer = resolve<Message>(contract, 'responses', response);
    const [type, media] = Object.entries(answer.content ?? {})[0] ?? [];
    const shape = media ? printType(media.schema) : 'nothing';
    const file = type && type !== 'application/json' ? `\`${type}\`` : shape;
    return `| ${status === 'default' ? 'other' : status} | ${file} | ${toLine(answer.description ?? '').replaceAll('|', '\\|')} |`;
  });
  return ['**Answers**', '', '| Status | Body | When |', '|---|---|---|', ...rows].join('\n');
}

/** The request and what comes back, as they travel. */
function printExample(contract: Contract, line: string, operation: Operation): string {
  const sent = findExample(contract, operation.requestBody?.content);
  const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const answer = response && resolve<Message>(contract, 'responses', response);
  const answered = findExample(contract, answer?.content);
  const isOpen = operation['x-udongo-callers']?.anonymous !== undefined;
  const request = [
    line,
    ...(isOpen ? [] : ['Authorization: Bearer <token>']),
    ...(sent === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(sent, null, 2)]),
  ];
  return [
    '```http',
    ...request,
    '```',
    ...(answered === undefined
      ? []
      : ['', `${status}:`, '', '```json', JSON.stringify(answered, null, 2), '```']),
  ].join('\n');
}

function findExample(contract: Contract, content: Media | undefined): unknown {
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  return example && resolve<{ value?: unknown }>(contract, 'examples', example).value;
}

function fillPath(contract: Contract, path: string, parameters: readonly Parameter[]): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema;
    const format = schema && resolve(contract, 'schemas', schema).format;
    return format === 'uuid' ? '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11' : '1';
  });
}
