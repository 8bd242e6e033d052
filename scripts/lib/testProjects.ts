/** A part of the repository with tests of its own; besides these `npm test` knows `checks`, of which `builds` are a part, and `e2e`. */
export type TestPart = 'sdk' | 'ui' | 'embed' | 'server' | 'app' | 'stories' | 'docs' | 'repo';

/** 'usual' is `npm test`, 'rest' what `.ci/run` adds to it, 'long' what CI leaves out, too. */
export type TestScope = 'usual' | 'rest' | 'long';

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
   * The command that runs it; default 'usual', `npm test`. 'rest' is `npm run test:rest`: what `npm test` proves in one setting, in
   * another (on the embedded database, as stories, on Preact, packed, built, in a browser or without one, on many hosts), what is
   * left when servers are killed or given hostile input, and pages and forms away from booking, paying and results. 'long' is in `npm run test:long` only:
   * third settings, and what installs other people's frameworks.
   */
  scope?: TestScope;
  /** No other project has its files: it runs whenever a person names one of them. */
  alone?: true;
}

const sdk = 'packages/sdk';
const ui = 'packages/ui';
const embed = 'packages/embed';
const backend = 'packages/reference-backend';
const app = 'packages/reference-app';

type Traits = Omit<TestProject, 'part' | 'name' | 'config'>;

function define(part: TestPart, name: string, config: string, traits: Traits = {}): TestProject {
  return { part, name, config, ...traits };
}

/** Every Vitest project. One that is listed and missing fails the run. */
export const testProjects: readonly TestProject[] = [
  // The API on PostgreSQL, and what differs on the embedded database.
  define('server', 'backend-postgres', `${backend}/vitest.postgres.config.ts`),
  define('server', 'backend-pglite', `${backend}/vitest.pglite.config.ts`, { scope: 'rest' }),
  // Servers that are stopped or killed in the middle of their work, that share a database, plans of queries, and hostile input, on PostgreSQL.
  define('server', 'backend-more', `${backend}/vitest.more.config.ts`, { scope: 'rest', alone: true }),
  // 30 days of browsers, the API, providers and crashes, in virtual time: of 5 seeds, and of 200.
  define('server', 'simulator', `${backend}/vitest.simulator.config.ts`),
  define('server', 'simulator-seeds', `${backend}/vitest.seeds.config.ts`, { scope: 'rest' }),
  define('app', 'reference-app', `${app}/vitest.config.ts`, { browser: true }),
  // Its administration, accounts and public site.
  define('app', 'app-more', `${app}/vitest.more.config.ts`, { browser: true, scope: 'rest', alone: true }),
  // Its pages at each width.
  define('app', 'app-widths', `${app}/vitest.widths.config.ts`, {
    browser: true,
    scope: 'rest',
    alone: true,
  }),
  // Its server, and pure functions.
  define('app', 'app-node', `${app}/vitest.node.config.ts`),
  // The built widget on other people's pages, and packed; the end-to-end tests of `npm test` book with it once.
  define('embed', 'embed', `${embed}/vitest.config.ts`, {
    scope: 'rest',
    alone: true,
    builtFrom: ['packages/sdk/src', 'packages/ui/src', 'packages/embed'],
  }),
  define('ui', 'ui', `${ui}/vitest.config.ts`, { browser: true }),
  // Other forms, other bodies of the booking form, and examples.
  define('ui', 'ui-more', `${ui}/vitest.more.config.ts`, { browser: true, scope: 'rest', alone: true }),
  // Each story at 1280 px, in English; at 390 px, and looked at by axe, in Kiswahili.
  define('stories', 'storybook', '.storybook/vitest.config.ts', { browser: true, scope: 'rest' }),
  define('stories', 'storybook-phone', '.storybook/vitest.phone.config.ts', { browser: true, scope: 'rest' }),
  define('sdk', 'sdk', `${sdk}/vitest.config.ts`),
  // Packed with the SDK, installed elsewhere.
  define('ui', 'ui-package', `${ui}/vitest.package.config.ts`, { scope: 'rest' }),
  // Its types, and those of the other packages, under four versions of TypeScript, installed from the npm registry.
  define('ui', 'ui-types', `${ui}/vitest.types.config.ts`, { scope: 'rest' }),
  // Packed, in apps of other frameworks and beside other libraries, installed from the npm registry.
  define('ui', 'ui-apps', `${ui}/vitest.apps.config.ts`, { scope: 'long' }),
  // Tests of the form that Preact could change, on Preact.
  define('embed', 'embed-form', `${embed}/vitest.form.config.ts`, { browser: true, scope: 'rest' }),
  // The words of its pages.
  define('stories', 'storybook-pages', '.storybook/vitest.pages.config.ts', { scope: 'rest' }),
  // The tutorials, word for word, with the packed packages in an empty folder.
  define('docs', 'tutorials', 'scripts/vitest.tutorials.config.ts', { scope: 'rest' }),
  // The documentation's site with Storybook, built and read in a folder of a website.
  define('docs', 'docs', 'docs-site/vitest.config.ts', { scope: 'rest' }),
  // The code that it shows.
  define('docs', 'docs-code', 'scripts/vitest.code.config.ts', { scope: 'rest' }),
  define('repo', 'repo', 'scripts/vitest.config.ts'),
  // `npm start`, `npm run release`, `npm run new` and what `npm test` checks with, as a whole.
  define('repo', 'commands', 'scripts/vitest.commands.config.ts', { scope: 'rest', alone: true }),
  // Packed and installed elsewhere, and its command.
  define('sdk', 'sdk-package', `${sdk}/vitest.package.config.ts`, { scope: 'rest', alone: true }),
  // The tests of Node, in a browser.
  define('sdk', 'sdk-browser', `${sdk}/vitest.browser.config.ts`, { browser: true, scope: 'rest' }),
  // The components beside the stylesheets of their hosts.
  define('ui', 'ui-hosts', `${ui}/vitest.hosts.config.ts`, { browser: true, scope: 'long' }),
  // In the markup of other design systems, installed from the npm registry.
  define('ui', 'ui-skins', `${ui}/vitest.skins.config.ts`, { browser: true, scope: 'rest', alone: true }),
  // And in a host's own tests, without a browser.
  define('ui', 'ui-dom', `${ui}/vitest.dom.config.ts`, { scope: 'rest' }),
  // Logic, sizes and names.
  define('ui', 'ui-node', `${ui}/vitest.node.config.ts`),
];
