import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { type BuiltFile, buildEmbed } from './buildEmbed.ts';

/**
 * `npm run weigh`: prints the weight of each file, of the widget without each of its parts, and of each
 * library in place of its shim (brotli).
 */

const parts: Readonly<Record<string, RegExp>> = {
  'the styles': /form[/\\]form\.css$/,
  'lists (Combobox, MultiSelect)': /primitives[/\\]combobox[/\\].*tsx?$/,
  'the SDK: client, errors, notifications': /packages[/\\]sdk[/\\]src[/\\](client|errors|toaster)[/\\]/,
  'form state in place of react-hook-form': /shims[/\\]reactHookForm/,
  'rules in place of zod/mini': /shims[/\\]zodMini/,
  'English texts': /messages[/\\]en[/\\]/,
  'bookings that wait': /booking-queue[/\\]/,
  'sending and its refusals':
    /(createBookingSession|bookingReducer|checkBooking|readAnswer|sendBooking|bookingErrorLines|findWithdrawn|toBookingRequest)\.ts/,
  drafts: /(DraftOffer|createBookingDrafts|bookingDraft|draftStorage)\.tsx?/,
};

const libraries: Readonly<Record<string, RegExp>> = {
  'openapi-fetch': /shims[/\\]openapiFetch\.ts$/,
  '@floating-ui/react': /shims[/\\]usePopupPlace\.ts$/,
  'react-hook-form': /shims[/\\]reactHookForm\.ts$/,
  'zod/mini': /shims[/\\]zodMini\.ts$/,
};

const ui = join(import.meta.dirname, '../../ui/src');

/** Our own module in front of each library, which replaces the shim. */
const originals: Readonly<Record<string, string>> = {
  'react-hook-form': `export * from ${JSON.stringify(join(ui, 'booking-form/values/formLibrary.ts'))};`,
  'zod/mini': `export * from ${JSON.stringify(join(ui, 'booking-form/values/ruleLibrary.ts'))};`,
  'openapi-fetch': `export * from ${JSON.stringify(join(ui, '../../sdk/src/client/openapiFetch.ts'))};`,
  // `ui` loads it on demand; the widget's build has no such part.
  '@floating-ui/react': `
    import { useLayoutEffect } from 'react';
    import { keepPopupPlaced } from ${JSON.stringify(join(ui, 'primitives/combobox/keepPopupPlaced.ts'))};
    export const usePopupPlace = (anchor, popup) =>
      useLayoutEffect(() => anchor && popup.current ? keepPopupPlaced(anchor, popup.current) : undefined);`,
};

const dir = mkdtempSync(join(tmpdir(), 'udongo-weigh-'));
const whole = await buildEmbed(dir);
for (const { name, brotliBytes } of whole) console.log(`${name}  ${brotliBytes}`);
console.log('');
for (const [part, files] of Object.entries(parts)) {
  const without = await buildEmbed(dir, { plugins: [emptied(files)], mayMiss: true });
  console.log(`${part}  ${sum(whole) - sum(without)}`);
}
for (const [library, shim] of Object.entries(libraries)) {
  const withIt = await buildEmbed(dir, {
    plugins: [passedOn(shim, originals[library] ?? '')],
    mayMiss: true,
  });
  console.log(`${library} in place of its shim  +${sum(withIt) - sum(whole)}`);
}
rmSync(dir, { recursive: true });

/** Replaces a shim with the library itself. */
function passedOn(shim: RegExp, code: string): Plugin {
  return {
    name: 'passed-on',
    transform: (_, id) => (shim.test(id) ? { code, moduleType: 'js' } : null),
  };
}

/** Adds up the files that a page in English fetches; the loader under its second name is the same file. */
function sum(files: readonly BuiltFile[]): number {
  return files
    .filter(({ name }) => name === 'udongo.js' || /-en(-rest)?\.js$/.test(name))
    .reduce((bytes, { brotliBytes }) => bytes + brotliBytes, 0);
}

/** Keeps the exports of these files, without their code. */
function emptied(files: RegExp): Plugin {
  return {
    name: 'emptied',
    transform(code, id) {
      if (!files.test(id)) return null;
      const statements: unknown[] = this.parse(code, { lang: 'tsx' }).body;
      const passedOn = statements.flatMap((one) => {
        const { type, start, end } = one as Statement;
        return type === 'ExportAllDeclaration' ? [code.slice(start, end)] : [];
      });
      const stubs = [...new Set(statements.flatMap(exportsOf))].map((name, index) =>
        name === 'default'
          ? 'export default () => 0;'
          : `const stub${index} = () => 0; export { stub${index} as ${name} };`,
      );
      return { code: [...passedOn, ...stubs].join('\n'), moduleType: 'js' };
    },
  };
}

interface Statement {
  type: string;
  start: number;
  end: number;
  declaration?: {
    type?: string;
    id?: { name?: string } | null;
    declarations?: { id: { name?: string } }[];
  } | null;
  specifiers?: { exported?: { name?: string; value?: unknown } }[];
}

function exportsOf(statement: unknown): string[] {
  const { type, declaration, specifiers = [] } = statement as Statement;
  if (type === 'ExportDefaultDeclaration') return ['default'];
  if (type !== 'ExportNamedDeclaration') return [];
  const declared = declaration?.declarations ?? (declaration ? [{ id: declaration.id ?? {} }] : []);
  return [
    ...declared.map(({ id }) => id.name),
    ...specifiers.map(({ exported }) => exported?.name ?? String(exported?.value)),
  ].filter((name) => name !== undefined);
}
