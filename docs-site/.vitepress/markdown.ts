import { posix, relative, sep } from 'node:path';
import { renderMermaidSVG } from 'beautiful-mermaid';
import type { MarkdownRenderer } from 'vitepress';
import { dropNotes } from '../../scripts/lib/markdownLinks.ts';
import { addChanges } from './addChanges.ts';
import { leadToSite, sitePath } from './sitePath.ts';

/**
 * Turns links between Markdown files, in whatever folders, into links between the site's pages; a link to a
 * file without a page becomes text.
 */
export function leadLinks(md: MarkdownRenderer, root: string, pages: ReadonlySet<string>): void {
  md.core.ruler.push('lead_links', ({ tokens, env }) => {
    const file = relative(root, env.realPath ?? env.path)
      .split(sep)
      .join('/');
    for (const inline of tokens.filter(({ type }) => type === 'inline')) {
      const open: boolean[] = [];
      for (const token of inline.children ?? []) {
        if (token.type === 'link_open') {
          const page = leadToSite(String(token.attrGet('href')), file, pages);
          // Name the file: not every host answers a folder with its index.
          const href = page?.replace(/^(\..*)\.md(?=#|$)/, '$1.html');
          if (href) token.attrSet('href', href);
          open.push(Boolean(href));
          if (!href) Object.assign(token, { tag: 'span', attrs: [] });
        }
        if (token.type === 'link_close' && !open.pop()) token.tag = 'span';
      }
    }
  });
}

/**
 * Turns names of documents in READMEs, such as `docs/routers.md`, into links. They are code there, because a
 * package carries the documents.
 */
export function leadNames(md: MarkdownRenderer, pages: ReadonlySet<string>): void {
  const show = md.renderer.rules.code_inline;
  md.renderer.rules.code_inline = (tokens, index, options, env, self) => {
    const name = tokens[index]?.content ?? '';
    const code = show?.(tokens, index, options, env, self) ?? '';
    if (!pages.has(name) || tokens[index - 1]?.type === 'link_open') return code;
    const href = posix.relative(posix.dirname(env.relativePath), sitePath(name)).replace(/\.md$/, '.html');
    return `<a href="${href}">${code}</a>`;
  };
}

/** Shows tags and expressions of Vue in a sentence as text, instead of running them. */
export function showAsWritten(md: MarkdownRenderer, root: string): void {
  md.set({ html: false });
  const render = md.render.bind(md);
  md.render = (source, env) =>
    render(dropNotes(addChanges(root, source)), env).replaceAll('{{', '&#123;&#123;');
}

/** Draws diagrams while the site is built; the page's stylesheet gives them its colours and its font. */
export function drawDiagrams(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token?.info.trim() !== 'mermaid') return fence?.(tokens, index, options, env, self) ?? '';
    const svg = renderMermaidSVG(token.content, { transparent: true, layerSpacing: 28, padding: 16 })
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/^(<svg[^>]*?) style="[^"]*"/, '$1');
    return `<div class="diagram" tabindex="0" v-pre>${svg}</div>`;
  };
}

/** Puts a button that runs its story below the heading of each component. */
export function runComponents(md: MarkdownRenderer): void {
  const close = md.renderer.rules.heading_close;
  md.renderer.rules.heading_close = (tokens, index, options, env, self) => {
    const heading = close?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options);
    const name = tokens[index - 1]?.content ?? '';
    const isComponent = env.relativePath === 'components.md' && tokens[index]?.tag === 'h3';
    return isComponent ? `${heading}<RunHere name="${storyOf[name] ?? name}" />\n` : heading;
  };
}

/** The stories of the sections that have another name than theirs. */
const storyOf: Readonly<Record<string, string>> = { 'udongo-booking': 'Booking widget' };
