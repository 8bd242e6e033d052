import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { methods, upperCase } from '../../packages/sdk/scripts/Contract.ts';
import type { Contract } from './Contract.ts';
import { type Call, printOperation } from './printOperation.ts';
import { printFields, printType, shapesPage, toLine } from './printSchema.ts';

const folder = join('docs', 'http-api');
const made = '<!-- Made from openapi.yaml by `npm run generate`. Do not edit. -->';

/** The pages of the HTTP API by their file: the conventions, one per resource, the shapes. Made of the contract only. */
export function makeHttpPages(contractPath: string): { file: string; text: string }[] {
  const contract: Contract = parse(readFileSync(contractPath, 'utf8'));
  const resources = contract.tags
    .map((tag) => ({ ...tag, page: `${toKebab(tag.name)}.md`, calls: listCalls(contract, tag.name) }))
    .filter(({ calls }) => calls.length > 0);
  const index = [
    '# HTTP API',
    made,
    contract.info.description.trim(),
    'A running backend shows the same at `/docs`, where each operation can be called, and sends the contract as `/openapi.yaml`. A caller is named by the header `Authorization: Bearer <token>`; [logging in](auth.md) answers the token.',
    [
      '| Resource | |',
      '|---|---|',
      ...resources.map(({ name, page, description }) => `| [${name}](${page}) | ${toLine(description)} |`),
      `| [shapes](${shapesPage}) | Every shape that is sent or answered |`,
    ].join('\n'),
  ];
  const pages = resources.map(({ name, page, description, calls }) => ({
    file: page,
    parts: [
      `# ${name}`,
      made,
      `${toLine(description)}. The same from TypeScript: [\`udongo.${name}\`](../sdk/${page}).`,
      ...calls.map((call) => printOperation(contract, call)),
    ],
  }));
  return [
    { file: 'index.md', parts: index },
    ...pages,
    { file: shapesPage, parts: printShapes(contract) },
  ].map(({ file, parts }) => ({ file: join(folder, file), text: `${parts.join('\n\n')}\n` }));
}

function listCalls(contract: Contract, tag: string): Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation?.tags.includes(tag)
        ? [{ method: upperCase[method], path, operation, shared: item.parameters ?? [] }]
        : [];
    }),
  );
}

function printShapes(contract: Contract): string[] {
  const shapes = Object.entries(contract.components.schemas).sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  return [
    '# Shapes of the HTTP API',
    made,
    ...shapes.map(([name, schema]) => {
      const fields = printFields(contract, schema, '');
      return [`## ${name}`, schema.description?.trim(), fields || `${printType(schema, '')}.`]
        .filter(Boolean)
        .join('\n\n');
    }),
  ];
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
