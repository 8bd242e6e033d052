import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defineConfig, type Plugin } from 'vitepress';
import { toSlug } from '../../scripts/lib/markdownLinks.ts';
import { listPages } from './listPages.ts';
import { drawDiagrams, leadLinks, leadNames, runComponents, showAsWritten } from './markdown.ts';
import { toNav, toSidebar } from './sidebar.ts';
import { noPages } from './sitePath.ts';
import { writeMarkdown } from './writeMarkdown.ts';

const root = join(import.meta.dirname, '..', '..');
const pages = listPages(root);
const files = new Set(pages.map(({ file }) => file));
const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(root, 'packages/reference-app/public/favicon.svg'), 'utf8'))}`;

export default defineConfig({
  title: 'Udongo',
  description: 'Soil tests for Kenya: the SDK, the components, the widget, the app and its API',
  lang: 'en',
  srcDir: root,
  srcExclude: noPages,
  rewrites: Object.fromEntries(pages.map(({ file, path }) => [file, path])),
  outDir: join(root, 'docs-site', 'dist'),
  cleanUrls: false,
  // Addresses that exist only while a tutorial runs.
  ignoreDeadLinks: 'localhostLinks',
  head: [
    ['link', { rel: 'icon', href: icon }],
    ['meta', { name: 'theme-color', content: '#1f7a3d' }],
    ['script', {}, followScheme()],
  ],
  markdown: {
    // Anchors like those of code hosts, so that a link works on both.
    anchor: { slugify: toSlug },
    // The default theme writes comments too pale for our background.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-default' },
    config: (md) => {
      showAsWritten(md, root);
      leadLinks(md, root, files);
      leadNames(md, files);
      drawDiagrams(md);
      runComponents(md);
    },
  },
  vite: { plugins: [resolveHere()] },
  // The first page has no side bars, because it links to everything.
  transformPageData: ({ relativePath, frontmatter }) => {
    if (relativePath === 'index.md')
      Object.assign(frontmatter, { pageClass: 'home', aside: false, next: false });
  },
  themeConfig: {
    logo: icon,
    nav: toNav(pages),
    sidebar: toSidebar(pages),
    outline: [2, 3],
    search: { provider: 'local' },
    externalLinkIcon: true,
    docFooter: { prev: 'Before', next: 'Next' },
  },
  buildEnd: async ({ outDir, site }) => {
    writeMarkdown(outDir, root, pages, site.base);
    copyFileSync(join(root, 'openapi.yaml'), join(outDir, 'openapi.yaml'));
    copyApiDocs(join(outDir, 'http-api'));
    const reference = ['scripts/reference.ts', join(outDir, 'reference'), site.base];
    const storybook = ['run', 'build:storybook', '--', '--output-dir', join(outDir, 'storybook')];
    const runFile = promisify(execFile);
    await Promise.all([
      runFile(process.execPath, ['--import', 'tsx', ...reference], { cwd: root }),
      runFile('npm', storybook, { cwd: root, maxBuffer: 2 ** 26 }),
    ]);
  },
});

/** The page that a running backend shows at `/docs`. */
function copyApiDocs(folder: string): void {
  cpSync(join(root, 'packages/reference-backend/api-docs'), folder, { recursive: true });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    copyFileSync(join(root, 'node_modules/swagger-ui-dist', file), join(folder, file));
  }
}

/** The Markdown is outside of this folder, where Vue is not installed. */
function resolveHere(): Plugin {
  return {
    name: 'resolve-here',
    enforce: 'pre',
    resolveId(id, importer, options) {
      if (!/^vue(\/|$)/.test(id)) return null;
      if (options.ssr) return { id, external: true };
      if (!importer?.endsWith('.md')) return null;
      return this.resolve(id, join(import.meta.dirname, 'config.ts'), { ...options, skipSelf: true });
    },
  };
}

/** Copies VitePress's class to `data-scheme`, which our tokens follow, before anything is drawn. */
function followScheme(): string {
  return `(root => {
    const follow = () => { root.dataset.scheme = root.classList.contains('dark') ? 'dark' : 'light'; };
    new MutationObserver(follow).observe(root, { attributeFilter: ['class'] });
    follow();
  })(document.documentElement)`;
}
