import { join } from 'node:path';

const standIns = join(import.meta.dirname, '../src/standins');

/** Libraries of which the booking form uses little, and what takes their place there. */
const small: Readonly<Record<string, string>> = {
  'react-hook-form': join(standIns, 'reactHookForm.ts'),
  'zod/mini': join(standIns, 'zodMini.ts'),
};

/** Where the stand-ins are enough; other components keep the libraries. */
const bookingForm = /[/\\]packages[/\\]ui[/\\]src[/\\](booking-form|lib)[/\\]/;

/** Where a control says what list it opens. */
const comboboxes = /[/\\]primitives[/\\]combobox[/\\](Combobox|MultiSelect)\.tsx$/;

/** Where the SDK makes its client. */
const client = /[/\\]packages[/\\]sdk[/\\]src[/\\]client[/\\]/;

/** Parts of the form that the widget never shows, as nobody there is an agent, or fetches later. */
const parts: Readonly<Record<string, string>> = {
  '../farmer-picker/index.ts': join(standIns, 'noFarmerPicker.ts'),
  '../soil-type-dialog/index.ts': join(standIns, 'soilTypeHelp.tsx'),
};

/** React's packages as Preact has them. */
export const preactAlias: Readonly<Record<string, string>> = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

/** Puts the small stand-ins in their libraries' place, for Rolldown and Vite alike. */
export function smallStandIns() {
  return replaceWithin('small-stand-ins', bookingForm, small);
}

/** Leaves out what visitors of a website never need, and for later what the first field does not. */
export function widgetStandIns() {
  const noSession = join(standIns, 'noSession.ts');
  return [
    smallStandIns(),
    replaceWithin('parts-of-the-form', bookingForm, parts),
    replaceWithin('lists', comboboxes, { './OptionPopup.tsx': join(standIns, 'optionPopup.tsx') }),
    replaceWithin('small-client', client, {
      './openapiFetch.ts': join(standIns, 'openapiFetch.ts'),
      './withSession.ts': noSession,
      './createReauthorizer.ts': noSession,
    }),
  ];
}

function replaceWithin(name: string, importers: RegExp, files: Readonly<Record<string, string>>) {
  return {
    name,
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      return importer && importers.test(importer) ? files[source] : undefined;
    },
  };
}
