import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../..');
const imports = `
  import type { UdongoApi } from '@udongo/sdk';
  import { BookingForm, RecordForm } from '@udongo/ui';
  declare const udongo: UdongoApi;
`;
const form = `
  export const form = () => (
    <RecordForm
      title="County"
      mode="create"
      savedMessage="Saved"
      fields={[
        { kind: 'text', name: 'name', label: 'Name', required: 'Name is required' },
        { kind: 'number', name: 'id', label: 'Number' },
        { kind: 'select', name: 'part', label: 'Part', options: [{ value: 'north', label: 'North' }] },
        { kind: 'checkbox', name: 'active', label: 'Active' },
      ]}
      save={async ({ name }, { signal }) => udongo.counties.create({ name }, { signal })}
    />
  );
`;

test('what an editor works out per call and per form stays within its budget', () => {
  const calls = `
    export const page = () => udongo.bookings.list({ fields: 'id,code,name', ordering: '-soil_test_date' });
    export const create = (crop: { name: string }) => udongo.counties.create(crop);
  `;
  const [bare, call, record] = [imports, imports + calls, imports + form].map(compile);
  const rows = [
    {
      what: 'two calls of the SDK',
      instantiations: Number(call?.instantiations) - Number(bare?.instantiations),
      budget: 800,
    },
    {
      what: 'a RecordForm',
      instantiations: Number(record?.instantiations) - Number(bare?.instantiations),
      budget: 2_500,
    },
  ];
  console.table(rows);
  expect([bare, call, record].flatMap((each) => each?.errors)).toEqual([]);
  expect(rows.filter(({ instantiations, budget }) => instantiations > budget)).toEqual([]);
}, 120_000);

test('a form without a user is told that the user is missing', () => {
  const { errors } = compile(`${imports} export const form = <BookingForm api={udongo} />;`);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain("Property 'user' is missing");
  expect(errors[0]).not.toContain("'booking'");
}, 120_000);

/** Files on the disk, which every program here shares. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles a file that imports the packages' sources: gives TypeScript's errors, and how many types it had to instantiate. */
function compile(code: string): { errors: string[]; instantiations: number } {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const file = join(folder, 'test', 'inAnEditor.tsx');
  const host = ts.createCompilerHost(options);
  const onDisk = host.getSourceFile.bind(host);
  host.fileExists = (path) => path === file || ts.sys.fileExists(path);
  host.getSourceFile = (path, language, ...rest) => {
    if (path === file) return ts.createSourceFile(path, code, language);
    if (!parsed.has(path)) parsed.set(path, onDisk(path, language, ...rest));
    return parsed.get(path);
  };
  const program = ts.createProgram([file], { ...options, noUnusedLocals: false }, host);
  // The checker is lazy: of the packages it works out no more than this file needs.
  const found = program.getSemanticDiagnostics(program.getSourceFile(file));
  const errors = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return { errors, instantiations: program.getInstantiationCount() };
}
