/** A part of the repository with tests of its own; besides these `npm test` knows `checks` and `e2e`. */
export type TestPart = 'sdk' | 'ui' | 'embed' | 'server' | 'app' | 'stories' | 'docs' | 'repo';

export interface TestProject {
  /** Also the Vitest project's name: `npx vitest run --project <name>`. */
  name: string;
  /** Its Vitest config, from the repository's root. */
  config: string;
  /** The word of `npm test -- <part>`. */
  part: TestPart;
  /** Its tests run in a page of Chromium; without it in Node. */
  browser?: true;
  /** Folders whose built files it runs, which its imports don't show: `--changed` runs all of it when one of them changed. */
  builtFrom?: readonly string[];
  /**
   * Not in `npm test`, but in `npm run test:rest`: what `npm test` proves in one setting, in another (on the embedded database,
   * as stories, on Preact, packed, built, in a browser or without one, on many hosts), what is left when servers are killed, and
   * pages and forms away from booking, paying and results.
   */
  full?: true;
  /** No other project has its files: it runs whenever a person names one of them. */
  alone?: true;
}

/** Every Vitest project. One that is listed and missing fails the run. */
export const testProjects: readonly TestProject[] = [
  // The API on PostgreSQL, and what differs on the embedded database.
  {
    name: 'backend-postgres',
    part: 'server',
    config: 'packages/reference-backend/vitest.postgres.config.ts',
  },
  {
    name: 'backend-pglite',
    part: 'server',
    config: 'packages/reference-backend/vitest.pglite.config.ts',
    full: true,
  },
  // Servers that are stopped or killed in the middle of their work, that share a database, and plans of queries, on PostgreSQL.
  {
    name: 'backend-durability',
    part: 'server',
    config: 'packages/reference-backend/vitest.durability.config.ts',
    full: true,
  },
  { name: 'reference-app', part: 'app', browser: true, config: 'packages/reference-app/vitest.config.ts' },
  // Its administration and public site.
  {
    name: 'app-more',
    part: 'app',
    browser: true,
    config: 'packages/reference-app/vitest.more.config.ts',
    full: true,
    alone: true,
  },
  // Its pages at each width.
  {
    name: 'app-widths',
    part: 'app',
    browser: true,
    config: 'packages/reference-app/vitest.widths.config.ts',
    full: true,
    alone: true,
  },
  // Its server, and pure functions.
  { name: 'app-node', part: 'app', config: 'packages/reference-app/vitest.node.config.ts' },
  // The built widget on other people's pages.
  {
    name: 'embed',
    part: 'embed',
    builtFrom: ['packages/sdk/src', 'packages/ui/src', 'packages/embed'],
    config: 'packages/embed/vitest.config.ts',
  },
  { name: 'ui', part: 'ui', browser: true, config: 'packages/ui/vitest.config.ts' },
  // Other forms.
  {
    name: 'ui-more',
    part: 'ui',
    browser: true,
    config: 'packages/ui/vitest.more.config.ts',
    full: true,
    alone: true,
  },
  // Each story at 1280 px, in English; at 390 px, and looked at by axe, in Kiswahili.
  { name: 'storybook', part: 'stories', browser: true, config: '.storybook/vitest.config.ts', full: true },
  {
    name: 'storybook-phone',
    part: 'stories',
    browser: true,
    config: '.storybook/vitest.phone.config.ts',
    full: true,
  },
  { name: 'sdk', part: 'sdk', config: 'packages/sdk/vitest.config.ts' },
  // Packed with the SDK, installed elsewhere.
  { name: 'ui-package', part: 'ui', config: 'packages/ui/vitest.package.config.ts', full: true },
  // Packed, in apps of other frameworks and beside other libraries, installed from the npm registry.
  { name: 'ui-apps', part: 'ui', config: 'packages/ui/vitest.apps.config.ts', full: true },
  // On the pages of many hosts, with their keys and services, and packed.
  { name: 'embed-hosts', part: 'embed', config: 'packages/embed/vitest.hosts.config.ts', full: true },
  // Those of the form that Preact could change, on it.
  {
    name: 'embed-form',
    part: 'embed',
    browser: true,
    config: 'packages/embed/vitest.form.config.ts',
    full: true,
  },
  // All of Storybook as a folder of files.
  { name: 'storybook-build', part: 'stories', config: '.storybook/vitest.build.config.ts', full: true },
  // The tutorials, word for word, with the packed packages in an empty folder.
  { name: 'tutorials', part: 'docs', config: 'scripts/vitest.tutorials.config.ts', full: true },
  // The documentation's site, built and read in a folder of a website.
  { name: 'docs', part: 'docs', config: 'docs-site/vitest.config.ts', full: true },
  // The code that it shows.
  { name: 'docs-code', part: 'docs', config: 'scripts/vitest.code.config.ts', full: true },
  { name: 'repo', part: 'repo', config: 'scripts/vitest.config.ts' },
  // `npm start` and `npm run release` as a whole.
  { name: 'commands', part: 'repo', config: 'scripts/vitest.commands.config.ts', full: true },
  // Packed and installed elsewhere.
  { name: 'sdk-package', part: 'sdk', config: 'packages/sdk/vitest.package.config.ts', full: true },
  // What it proves in Node, in a browser.
  {
    name: 'sdk-browser',
    part: 'sdk',
    browser: true,
    config: 'packages/sdk/vitest.browser.config.ts',
    full: true,
  },
  // The components beside the stylesheets of their hosts.
  { name: 'ui-hosts', part: 'ui', browser: true, config: 'packages/ui/vitest.hosts.config.ts', full: true },
  // And in a host's own tests, without a browser.
  { name: 'ui-dom', part: 'ui', config: 'packages/ui/vitest.dom.config.ts', full: true },
  // What they prove without a browser.
  { name: 'ui-node', part: 'ui', config: 'packages/ui/vitest.node.config.ts' },
];
