import { compile } from 'tailwindcss';
import theme from 'tailwindcss/theme.css?raw';
import plain from '../../examples/skins/src/plain/plain.css?raw';
import recipe from './TailwindLook.tsx?raw';

/** Adds the sheet that Tailwind makes of the recipe, as its plugin does in a build; returns a function that removes it. */
export async function addTailwind(): Promise<() => void> {
  const { build } = await compile(`${theme}\n@tailwind utilities;`);
  return addSheet(build(recipe.split(/["'`\s]+/)));
}

/** Adds a host's sheet for bare elements, with the element `.own-page` as its page; returns a function that removes it. */
export const addOwnPage = (): (() => void) =>
  addSheet(`@scope (.own-page) { ${plain.replace(/^(:root|body)\b/gm, ':scope')} }`);

function addSheet(text: string): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  return () => sheet.remove();
}
