import type { DefaultTheme } from 'vitepress';
import type { Page } from './listPages.ts';

interface Group {
  title: string;
  /**
   * Paths of pages in the site: one, or all of a folder. Named pages come first; a missing page is left out.
   */
  pages: readonly string[];
  /** Opened by the reader, or by a page in it. */
  collapsed?: true;
}

/**
 * The groups of pages. Every page is in one group: the first that names it, or its folder. Other pages are
 * under "More".
 */
export const groups: readonly Group[] = [
  {
    title: 'Start',
    pages: [
      'start/agrovet.md',
      'start/react.md',
      'start/own-api.md',
      'start/clerk.md',
      'start/field-agent.md',
      'start/laboratory.md',
      'start/administrator.md',
      'start/operator.md',
      'start/contributor.md',
      'screens.md',
      'start/',
    ],
  },
  { title: 'Tutorials', pages: ['tutorials/'] },
  { title: 'Guides', pages: ['guides/', 'routers.md', 'agronomy.md'] },
  { title: 'On any website', pages: ['embedding.md', 'host-css.md', 'widget-files.md', 'examples.md'] },
  {
    title: 'Running the service',
    pages: [
      'deploying.md',
      'operating.md',
      'scale.md',
      'messaging.md',
      'payments.md',
      'own-backend.md',
      'operating/',
    ],
  },
  { title: 'Packages', pages: ['changelog.md', 'status.md', 'glossary.md', 'packages/'] },
  { title: 'Components and SDK', pages: ['components.md', 'hooks.md', 'sdk.md'] },
  {
    title: 'Contributing',
    pages: [
      'contributing.md',
      'support.md',
      'conduct.md',
      'security.md',
      'architecture.md',
      'specification.md',
    ],
  },
  { title: 'Decisions', pages: ['decisions/'], collapsed: true },
  { title: 'More', pages: [''], collapsed: true },
];

/** The groups that have pages, in reading order. */
export function groupPages(pages: readonly Page[]): { group: Group; pages: Page[] }[] {
  const left = new Set(pages.filter(({ path }) => path !== 'index.md'));
  return groups
    .map((group) => ({ group, pages: group.pages.flatMap((name) => take(left, name)) }))
    .filter(({ pages: some }) => some.length > 0);
}

function take(left: Set<Page>, name: string): Page[] {
  const isFolder = name === '' || name.endsWith('/');
  const found = [...left].filter(({ path }) => (isFolder ? path.startsWith(name) : path === name));
  for (const page of found) left.delete(page);
  return found.sort((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }));
}

export function toSidebar(pages: readonly Page[]): DefaultTheme.SidebarItem[] {
  const groups = groupPages(pages).map(({ group, pages: some }) => ({
    text: group.title,
    collapsed: group.collapsed ?? false,
    items: some.map(({ title, path }) => ({ text: title, link: `/${path.replace(/\.md$/, '.html')}` })),
  }));
  return [...groups, { text: 'Reference', items: reference }];
}

/** The links at the top of the page: the first page of some groups, and the reference. */
export function toNav(pages: readonly Page[]): DefaultTheme.NavItem[] {
  const grouped = groupPages(pages);
  const groups = ['Start', 'Guides', 'Components and SDK'].flatMap((text) => {
    const some = grouped.find(({ group }) => group.title === text)?.pages;
    if (!some?.[0]) return [];
    const folder = some[0].path.includes('/') ? some[0].path.replace(/[^/]*$/, '') : '';
    return [
      {
        text,
        link: `/${some[0].path.replace(/\.md$/, '.html')}`,
        ...(folder && { activeMatch: `^/${folder}` }),
      },
    ];
  });
  return [...groups, { text: 'Changelog', link: '/changelog.html' }, ...reference];
}

/** Pages that `buildEnd` adds; a link to them loads a whole page. */
const reference = [
  { text: 'Reference', link: '/reference/index.html', target: '_self' },
  { text: 'HTTP API', link: '/http-api/index.html', target: '_self' },
];
