import type { Plugin } from 'vite';
import { preactAlias } from '../embed/scripts/standIns.ts';

/** Preact in React's place, as in the widget: a slow phone has the first field seconds earlier. Development keeps React and its hot reload. */
export function preactInPlaceOfReact(): Plugin {
  return {
    name: 'preact-in-place-of-react',
    config: (_, { command }) => (command === 'build' ? { resolve: { alias: preactAlias } } : undefined),
  };
}
