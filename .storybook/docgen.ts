import { join } from 'node:path';
import type { ParserOptions } from 'react-docgen-typescript';

/** Whose types say what a component takes. */
export const docgenTsconfig = join(import.meta.dirname, '../packages/ui/tsconfig.json');

/** Which props a component's page shows, with what their docstrings say. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // What every element of HTML takes is no news.
  propFilter: ({ parent, name }) => name !== 'ref' && !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;
