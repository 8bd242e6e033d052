import { dirname } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'rolldown';

/** Turns a stylesheet with all its imports into minified text for these browsers, without what the widget never needs. */
export function cssAsText(target: string[]): Plugin {
  return {
    name: 'css-as-text',
    load: {
      filter: { id: /[.]css$/ },
      async handler(id) {
        const { outputFiles } = await build({
          entryPoints: [id],
          absWorkingDir: dirname(id),
          bundle: true,
          minify: true,
          write: false,
          conditions: ['@udongo/source'],
          target,
        });
        const css = withoutSpaces(withoutUnused(withoutPages(outputFiles[0]?.text.trim() ?? '')));
        const left = listNeedless(css);
        if (left.length > 0)
          this.error(`The widget's styles keep ${left.join(', ')}: see withoutPages and withoutUnused.`);
        return { code: `export default ${JSON.stringify(css)}`, moduleType: 'js' };
      },
    },
  };
}

/** Lists selectors of pages and unused tokens; there are some only if the patterns below no longer match. */
function listNeedless(css: string): string[] {
  const tokens = [...css.matchAll(/(--udongo-[\w-]+)\s*:/g)].map(([, name = '']) => name);
  const unread = tokens.filter((name) => !css.includes(`var(${name})`) && !css.includes(`var(${name},`));
  const pages = [':root', '[data-density'].filter((selector) => css.includes(selector));
  return [...new Set([...pages, ...unread])];
}

/**
 * Removes the page's selector from rules that are for pages and for shadow roots, such as those of the
 * tokens: the widget needs only the latter. Removes rules for parts of a page with another density.
 */
function withoutPages(css: string): string {
  return css
    .replace(/(?<=^|[{}])[^{}@]*(:host(?:\([^)]*\))?)(?:,(?!:host)[^{}]*)?(?={)/g, (selectors, host) =>
      /:root|\[data-(scheme|density)/.test(selectors) ? host : selectors,
    )
    .replace(/(?<=[{}])\[data-density[^{}]*\{[^{}]*\}/g, '');
}

/** Removes tokens that nothing in the widget reads, including those that only such tokens read. */
function withoutUnused(css: string): string {
  const used = css.replace(/(?<=[{;])(--udongo-[\w-]+):[^;}]*;?/g, (declaration, name) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : '',
  );
  return used === css ? css : withoutUnused(used);
}

/**
 * Removes the spaces that esbuild keeps in the values of tokens, and joins the blocks of the layer with which
 * the text begins: imports come before all other rules.
 */
function withoutSpaces(css: string): string {
  const [layer = '@layer'] = css.match(/^@layer [\w.-]+/) ?? [];
  return css
    .replace(/(?<=[{;])(--udongo-[\w-]+): ?([^;}]*)/g, (_, name, value) => {
      return `${name}:${value.replace(/(?<=[(,]) | (?=\))/g, '')}`;
    })
    .replaceAll(`}${layer}{`, '')
    .replaceAll(`${layer};`, '');
}
