import { join } from 'node:path';
import type { ParserOptions } from 'react-docgen-typescript';

/** The configuration of the types that describe the components' props. */
export const docgenTsconfig = join(import.meta.dirname, '../packages/ui/tsconfig.json');

/** Options that choose the props of a component's page, with their docstrings. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // Leave out the attributes that every HTML element has.
  propFilter: ({ parent, name }) => name !== 'ref' && !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;
