import { join } from 'node:path';

const standIns = join(import.meta.dirname, '../src/standins');

/** Libraries of which the booking form uses little, and what takes their place there. */
const small: Readonly<Record<string, string>> = {
  'react-hook-form': join(standIns, 'reactHookForm.ts'),
  'zod/mini': join(standIns, 'zodMini.ts'),
};

/** Where the stand-ins are enough; other components keep the libraries. */
const bookingForm = /[/\\]packages[/\\]ui[/\\]src[/\\](booking-form|lib)[/\\]/;

/** Parts of the form that the widget never shows, as nobody there is an agent, or fetches later. */
export const widgetParts: Readonly<Record<string, string>> = {
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

/** Puts the small stand-ins in their libraries' place, for Rolldown and Vite alike; and `others`, by what the form imports. */
export function smallStandIns(others: Readonly<Record<string, string>> = {}) {
  return {
    name: 'small-stand-ins',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined) {
      return importer && bookingForm.test(importer) ? { ...small, ...others }[source] : undefined;
    },
  };
}
