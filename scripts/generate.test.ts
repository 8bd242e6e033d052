import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from './lib/run.ts';

const root = join(import.meta.dirname, '..');

const contract = `openapi: 3.1.0
info: { title: Udongo API, version: 0.1.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: 'http://localhost:8080' }]
security: [{}]
tags: [{ name: crops, description: Crops }]

paths:
  /crops: { $ref: 'crops.yaml#/paths/~1crops' }
`;

const crops = `paths:
  /crops:
    get:
      operationId: cropList
      x-udongo-callers: { farmer: all }
      tags: [crops]
      summary: List crops
      description: All crops.
      responses:
        '200': { description: None. }
        '400': { $ref: '#/components/responses/BadRequest' }
    put:
      operationId: crops.replace
      tags: [crops]
      summary: Replace the crops
      description: All at once.
      responses:
        '200':
          description: The crops.
          content: { application/json: { schema: { $ref: '#/components/schemas/Crop' } } }
  /crops/{id}:
    delete: { operationId: crops.delete }

components:
  schemas:
    Crop: { type: object }
    Seed: { type: object }
`;

/** Runs `npm run generate` in a repository that has only this contract. */
async function generate(files: Record<string, string>) {
  const cwd = mkdtempSync(join(tmpdir(), 'udongo-contract-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, 'openapi'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, 'openapi', name), text);
  cpSync(join(root, 'redocly.yaml'), join(cwd, 'redocly.yaml'));
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
  const command = ['--import', 'tsx', join(root, 'scripts/generate.ts')];
  const { exitCode, output } = await run(process.execPath, command, { cwd, timeoutMs: 60_000 });
  return {
    exitCode,
    output,
    wrote: ['openapi.yaml', 'packages'].some((path) => existsSync(join(cwd, path))),
  };
}

test('a contributor sees every fault of the contract with the line to mend, and nothing is written', async () => {
  const { exitCode, output, wrote } = await generate({ 'openapi.yaml': contract, 'crops.yaml': crops });
  expect({ exitCode, wrote }).toEqual({ exitCode: 1, wrote: false });
  const lines = crops.split('\n');
  const shown = output.split('\n').map((text) => {
    const [, line, message] = /^openapi\/crops\.yaml:(\d+): (.*)$/.exec(text) ?? [];
    return line && `${lines[Number(line) - 1]?.trim()} ${message}`;
  });
  expect(shown.filter(Boolean)).toEqual([
    'get: get /crops: the operationId must read resource.verb, not "cropList"',
    "'400': { $ref: '#/components/responses/BadRequest' } Can't resolve $ref",
    'put: crops.replace: give its answer an example',
    'put: crops.replace: say in x-udongo-callers who may call it',
    'responses: Operation must have at least one `4XX` response.',
    '/crops/{id}: /crops/{id} is not in the paths of openapi/openapi.yaml',
    'Seed: { type: object } Seed is used by nothing',
  ]);
  expect(output).toContain('Nothing was written. Mend these places of openapi/');
});

test('a contributor sees in which line a file is no YAML', async () => {
  const { exitCode, output, wrote } = await generate({
    'openapi.yaml': contract,
    'crops.yaml': "paths:\n  - '/crops\n",
  });
  expect({ exitCode, wrote }).toEqual({ exitCode: 1, wrote: false });
  expect(output).toMatch(/openapi\/crops\.yaml:\d: Missing closing 'quote/);
});
