import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, describe, expect, it } from 'vitest';

type Files = Record<string, string>;

/** A small house in good order: every import here is one the rules allow. */
const goodFiles: Files = {
  'sdk/src/index.ts': `export type { Crop } from './generated/schema.ts';\nexport const createUdongo = 1;`,
  'sdk/src/generated/schema.ts': 'export interface Crop { id: number }',
  'sdk/src/values/index.ts': 'export const formatKes = 1;',
  'sdk/src/client/openapiFetch.ts': `import createClient from 'openapi-fetch';\nexport const client = createClient;`,
  'ui/src/index.ts': `export * from './booking-form/index.ts';`,
  'ui/src/lib/slots.ts': 'export const slots = 1;',
  'ui/src/primitives/button/Button.tsx': `import { slots } from '../../lib/slots.ts';\nexport const Button = slots;`,
  'ui/src/booking-form/index.ts': `export * from './BookingForm.tsx';`,
  'ui/src/booking-form/BookingForm.tsx': `
    import type { Crop } from '@udongo/sdk';
    import { formatKes } from '@udongo/sdk/values';
    import type { FieldError } from 'react-hook-form';
    import { rules as z } from './values/index.ts';
    import { Button } from '../primitives/button/Button.tsx';
    import { FarmerPicker } from '../farmer-picker/index.ts';
    export const BookingForm: [Crop?, FieldError?] = []; export const parts = [formatKes, z, Button, FarmerPicker];`,
  'ui/src/booking-form/values/index.ts': `export * from './ruleLibrary.ts';`,
  'ui/src/booking-form/values/formLibrary.ts': `import { useForm } from 'react-hook-form';\nexport const form = useForm;`,
  'ui/src/booking-form/values/ruleLibrary.ts': `import * as library from 'zod/mini';\nexport const rules = library;`,
  'ui/src/farmer-picker/index.ts': `export * from './FarmerPicker.tsx';`,
  'ui/src/farmer-picker/FarmerPicker.tsx': 'export const FarmerPicker = 1;',
  'reference-backend/src/index.ts': `export * from './routes/bookings.ts';`,
  'reference-backend/src/routes/bookings.ts': `
    import { Hono } from 'hono';
    import { z } from 'zod';
    import { createBooking } from '../services/bookings/createBooking.ts';
    export const routes = [Hono, z, createBooking];`,
  'reference-backend/src/services/bookings/createBooking.ts': `
    import { formatKes } from '@udongo/sdk/values';
    import type { Crop } from '@udongo/sdk';
    import { db } from '../../db/db.ts';
    import { lockAll } from '../platform/lockAll.ts';
    import type { Report } from '../laboratory/Report.ts';
    export const createBooking = [formatKes, db, lockAll]; export type Made = [Crop, Report];`,
  'reference-backend/src/services/platform/lockAll.ts': 'export const lockAll = 1;',
  'reference-backend/src/services/laboratory/createReport.ts': `
    import { createBooking } from '../bookings/createBooking.ts';
    export const createReport = createBooking;`,
  'reference-backend/src/services/laboratory/Report.ts': 'export interface Report { id: number }',
  'reference-backend/src/db/db.ts': `import pg from 'pg';\nexport const db = pg;`,
  'embed/src/loader/udongo.ts': `import type { Settings } from '../types.ts';\nexport const settings: Settings[] = [];`,
  'embed/src/types.ts': 'export interface Settings { api: string }',
  'embed/src/form/mountForm.tsx': `
    import { createUdongo } from '@udongo/sdk';
    import { BookingForm } from '@udongo/ui';
    export const form = [createUdongo, BookingForm];`,
  'reference-app/src/main.tsx': `
    import { createUdongo } from '@udongo/sdk';
    import { BookingForm } from '@udongo/ui';
    import { Book } from './features/book/Book.tsx';
    export const app = [createUdongo, BookingForm, Book, () => import('./mock/startMock.ts')];`,
  'reference-app/src/shell/Shell.tsx': `
    import { Book } from '../features/book/Book.tsx';
    import { Card } from '../components/Card.tsx';
    export const Shell = [Book, Card];`,
  'reference-app/src/components/Card.tsx': 'export const Card = 1;',
  'reference-app/src/features/book/Book.tsx': 'export const Book = 1;',
  'reference-app/src/features/bookings/Bookings.tsx': 'export const Bookings = 1;',
  'reference-app/src/mock/startMock.ts': `import { routes } from '@udongo/reference-backend';\nexport const mock = routes;`,
};

/** The rule that must refuse it, the file, and its only import. */
const violations: [rule: string, file: string, text: string][] = [
  ['sdk-stands-alone', 'sdk/src/react.ts', `import { useState } from 'react';`],
  ['sdk-stands-alone', 'sdk/src/ours.ts', `import { BookingForm } from '@udongo/ui';`],
  ['generated-stays-in-sdk', 'reference-app/src/deep.ts', importType('../../sdk/src/generated/schema.ts')],
  ['ui-never-fetches', 'ui/src/booking-form/client.ts', `import { createUdongo } from '@udongo/sdk';`],
  ['ui-below-the-app', 'ui/src/lib/backend.ts', `import { routes } from '@udongo/reference-backend';`],
  [
    'ui-component-insides',
    'ui/src/booking-form/insides.ts',
    `import { FarmerPicker } from '../farmer-picker/FarmerPicker.tsx';`,
  ],
  ['booking-form-folders', 'ui/src/booking-form/summary/rules.ts', importType('../values/ruleLibrary.ts')],
  ['booking-form-folders', 'ui/src/booking-form/start.ts', importType('./values/ruleLibrary.ts')],
  [
    'ui-foundations-below-components',
    'ui/src/primitives/button/upwards.ts',
    `import { FarmerPicker } from '../../farmer-picker/index.ts';`,
  ],
  [
    'backend-takes-values-alone',
    'reference-backend/src/services/bookings/client.ts',
    `import { createUdongo } from '@udongo/sdk';`,
  ],
  [
    'backend-below-the-app',
    'reference-backend/src/services/bookings/html.ts',
    `import { BookingForm } from '@udongo/ui';`,
  ],
  ['loader-alone', 'embed/src/loader/eager.ts', `import { form } from '../form/mountForm.tsx';`],
  [
    'embed-without-backend',
    'embed/src/form/server.ts',
    `import { routes } from '@udongo/reference-backend';`,
  ],
  ['routes-call-services', 'reference-backend/src/routes/sql.ts', `import { db } from '../db/db.ts';`],
  ['routes-call-services', 'reference-backend/src/routes/orm.ts', `import { sql } from 'drizzle-orm';`],
  [
    'services-below-routes',
    'reference-backend/src/services/bookings/upwards.ts',
    `import { routes } from '../../routes/bookings.ts';`,
  ],
  [
    'services-below-routes',
    'reference-backend/src/services/bookings/http.ts',
    `import { Hono } from 'hono';`,
  ],
  [
    'db-at-the-bottom',
    'reference-backend/src/db/upwards.ts',
    `import { createBooking } from '../services/bookings/createBooking.ts';`,
  ],
  ['features-apart', 'reference-app/src/features/book/other.ts', importType('../bookings/Bookings.tsx')],
  [
    'app-shell-on-top',
    'reference-app/src/services/upwards.ts',
    `import { Shell } from '../shell/Shell.tsx';`,
  ],
  [
    'app-components-below-features',
    'reference-app/src/components/upwards.ts',
    `import { Book } from '../features/book/Book.tsx';`,
  ],
  [
    'app-services-below-components',
    'reference-app/src/lib/upwards.ts',
    `import { Card } from '../components/Card.tsx';`,
  ],
  [
    'app-without-backend',
    'reference-app/src/backend.ts',
    `import { routes } from '@udongo/reference-backend';`,
  ],
  ['zod-mini-in-browsers', 'ui/src/booking-form/zod.ts', `import { z } from 'zod';`],
  ['zod-mini-in-browsers', 'sdk/src/zod.ts', `import { z } from 'zod';`],
  ['replaceable-libraries', 'sdk/src/client/second.ts', `import createClient from 'openapi-fetch';`],
  ['replaceable-libraries', 'ui/src/lib/place.ts', `import { useFloating } from '@floating-ui/react';`],
  ['booking-form-through-ports', 'ui/src/booking-form/form.ts', `import { useForm } from 'react-hook-form';`],
  ['booking-form-through-ports', 'ui/src/booking-form/rules.ts', `import * as z from 'zod/mini';`],
  ['booking-form-through-ports', 'ui/src/lib/errors.ts', `import { set } from 'react-hook-form';`],
  ['declared-dependencies', 'ui/src/lib/undeclared.ts', `import { Hono } from 'hono';`],
  ['declared-dependencies', 'sdk/src/devOnly.ts', `import { parse } from 'yaml';`],
  ['no-cycles', 'ui/src/lib/cycle.ts', `import { cycle } from './cycle.ts';`],
  ['resolvable', 'ui/src/lib/missing.ts', `import { gone } from './gone.ts';`],
];

const report = `import { createReport } from '../laboratory/createReport.ts';`;

/** The same of the second run, whose rules are about values. A circle is found at its folders. */
const folderViolations: typeof violations = [
  [
    'no-folder-cycles',
    'reference-backend/src/db/upwards.ts',
    `import { createBooking } from '../services/bookings/createBooking.ts';`,
  ],
  [
    'services-in-rooms',
    'reference-backend/src/services/money/loose.ts',
    `import { createLoose } from '../createLoose.ts';`,
  ],
  ...['platform', 'people', 'messages', 'money', 'bookings'].map((room): [string, string, string] => [
    `${room}-below`,
    `reference-backend/src/services/${room}/up.ts`,
    report,
  ]),
  [
    'laboratory-below',
    'reference-backend/src/services/laboratory/up.ts',
    `import { content } from '../content/content.ts';`,
  ],
  [
    'content-below',
    'reference-backend/src/services/content/content.ts',
    `import { count } from '../statistics/count.ts';\nexport const content = count;`,
  ],
  [
    'statistics-below',
    'reference-backend/src/services/statistics/count.ts',
    `import { content } from '../content/content.ts';\nexport const count = content;`,
  ],
];
/** Modules that they import. */
const folderTargets: Files = {
  'reference-backend/src/services/createLoose.ts': 'export const createLoose = 1;',
};

function importType(specifier: string) {
  return `import type { Anything } from '${specifier}';`;
}

describe.each([
  { config: './.dependency-cruiser.mjs', violations, targets: {} },
  { config: './.dependency-cruiser.folders.mjs', violations: folderViolations, targets: folderTargets },
])('the import rules of $config', async ({ config, violations, targets }) => {
  const options = await extractDepcruiseOptions(config);
  let found: Violation[];
  beforeAll(async () => {
    const files = Object.fromEntries(violations.map(([, file, text]) => [file, text]));
    found = await applyRules(options, { ...goodFiles, ...targets, ...files });
  });

  it.each(violations)('%s refuses %s', (rule, file) => {
    const at = rule === 'no-folder-cycles' ? dirname(file) : file;
    expect(found).toContainEqual({ rule, file: `packages/${at}` });
  });

  it('let a house in good order be', async () => {
    expect(await applyRules(options, goodFiles)).toEqual([]);
  });

  it('have a violation here for each of them', () => {
    const tried = new Set(violations.map(([rule]) => rule));
    expect([...tried].sort()).toEqual(options.ruleSet?.forbidden?.map(({ name }) => name).sort());
  });
});

interface Violation {
  rule: string;
  /** The folder of a rule about folders. */
  file: string;
}

/** The packages' real manifests and the really installed modules, with other sources. */
function build(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'packages', file)), { recursive: true });
    writeFileSync(join(root, 'packages', file), text);
  }
  cpSync('package.json', join(root, 'package.json'));
  cpSync('tsconfig.base.json', join(root, 'tsconfig.base.json'));
  for (const name of ['sdk', 'ui', 'embed', 'reference-backend', 'reference-app']) {
    cpSync(`packages/${name}/package.json`, join(root, 'packages', name, 'package.json'));
  }
  createModules(root);
}

/** `@udongo/*` leads to the packages of the small house; the others need no more than a path. */
function createModules(root: string): void {
  const modules = join(root, 'node_modules');
  const files = [
    'react',
    'hono',
    'pg',
    'drizzle-orm',
    'yaml',
    'zod',
    'zod/mini',
    'react-hook-form',
    'openapi-fetch',
    '@floating-ui/react',
  ];
  for (const file of files) {
    mkdirSync(join(modules, file), { recursive: true });
    writeFileSync(join(modules, file, 'index.js'), 'export {};');
    writeFileSync(join(modules, file, 'package.json'), JSON.stringify({ name: file, main: './index.js' }));
  }
  mkdirSync(join(modules, '@udongo'));
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(modules, '@udongo', name));
  }
}

async function applyRules(options: ICruiseOptions, files: Files): Promise<Violation[]> {
  const root = mkdtempSync(join(tmpdir(), 'udongo-rules-'));
  try {
    build(root, files);
    const tsConfig = extractTSConfig(join(root, 'tsconfig.base.json'));
    const { output } = await cruise(['packages'], { ...options, baseDir: root }, undefined, { tsConfig });
    const { summary } = output as ICruiseResult;
    return summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: from }));
  } finally {
    rmSync(root, { recursive: true });
  }
}
