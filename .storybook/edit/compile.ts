import * as sdk from '@udongo/sdk';
import * as values from '@udongo/sdk/values';
import * as ui from '@udongo/ui';
import type { ComponentType } from 'react';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import { transform } from 'sucrase';
import * as plainWaiting from '../../packages/ui/examples/PlainWaiting.tsx';

/** Modules that the code may import; a stylesheet is loaded already. */
const modules: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsx,
  '@udongo/sdk': sdk,
  '@udongo/sdk/values': values,
  '@udongo/ui': ui,
  '@udongo/ui/styles.css': {},
  './PlainWaiting.js': plainWaiting,
};

/**
 * Makes a component of a file in TypeScript: its last exported function. The code is what the person at this browser typed; none comes
 * from an address. Errors: throws what is wrong with the code, and what its module throws.
 */
export function compile(text: string): ComponentType<object> {
  const { code } = transform(text, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const exported: Record<string, unknown> = {};
  new Function('require', 'exports', code)(requireModule, exported);
  const shown = Object.values(exported).findLast((value) => typeof value === 'function');
  if (!shown) throw new Error('Export a component to see it here.');
  return shown as ComponentType<object>;
}

function requireModule(name: string): object {
  const found = modules[name];
  if (!found) throw new Error(`"${name}" can't be imported here. Take ${Object.keys(modules).join(', ')}.`);
  return found;
}
