import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The CSS that pages of these libraries load, as each library writes it, from an app in which they are installed. */
export async function readHostSheets(app: string): Promise<Record<string, string>> {
  const require = createRequire(join(app, 'package.json'));
  const postcss = require('postcss');
  const tailwind = async (name: string, plugins: readonly unknown[] = []) => {
    const options = { content: [{ raw: '' }], plugins };
    const result = await postcss([require(name)(options)]).process('@tailwind base;', { from: undefined });
    return String(result.css);
  };
  return {
    'Tailwind 3.4.1': await tailwind('tailwind-3.4.1'),
    'Tailwind 3.4.2': await tailwind('tailwindcss'),
    '@tailwindcss/forms': await tailwind('tailwindcss', [require('@tailwindcss/forms')]),
    'MUI CssBaseline': readCssBaseline(require),
    Mantine: readFileSync(join(app, 'node_modules/@mantine/core/styles.css'), 'utf8'),
  };
}

/** Rendered on a server, MUI writes its styles into the page. */
function readCssBaseline(require: NodeJS.Require): string {
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const { CssBaseline } = require('@mui/material');
  const html: string = renderToString(createElement(CssBaseline));
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}
