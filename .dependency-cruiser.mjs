/**
 * Imports run one way only (docs/architecture.md). Every rule has a violating file in scripts/importRules.test.ts.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'sdk-stands-alone',
      comment: 'The SDK knows nothing of ours and nothing of React.',
      from: { path: '^packages/sdk/' },
      to: { path: '^packages/(?!sdk/)|node_modules/(react|react-dom|preact)/' },
    },
    {
      name: 'generated-stays-in-sdk',
      comment: 'Generated code is reached through what the SDK exports; the table is @udongo/sdk/operations.',
      from: { pathNot: '^packages/sdk/' },
      to: { path: '^packages/sdk/src/generated/', pathNot: '/generated/table[.]ts$' },
    },
    {
      name: 'ui-never-fetches',
      comment: 'ui takes types, @udongo/sdk/values and @udongo/sdk/results from the SDK, never the client.',
      // What an editor says of both together, the test and the examples of a host, who has both, and the translation of the SDK's texts.
      from: {
        path: '^packages/ui/',
        pathNot:
          '[.]test-d[.]tsx$|/test/dom/ownPage[.]test[.]tsx$|/lib/useServerText[.]test[.]tsx$|^packages/ui/(examples/|test/\\w+Examples[.]test[.]tsx$)',
      },
      to: {
        path: '^packages/sdk/',
        pathNot: '^packages/sdk/src/(values|results)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-below-the-app',
      comment: 'ui imports nothing of ours but the SDK.',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(?!sdk/|ui/)' },
    },
    {
      name: 'ui-component-insides',
      comment:
        "A component imports another one's index or `internal.ts`, or its `onDemand.ts` when needed, never its insides.",
      from: { path: '^packages/ui/src/([^/]+)/' },
      to: {
        path: '^packages/ui/src/[^/]+/',
        pathNot: [
          '^packages/ui/src/(lib|messages|primitives|provider|$1)/',
          '^packages/ui/src/[^/]+/(index|internal|onDemand)[.]ts$',
        ],
      },
    },
    {
      name: 'booking-form-folders',
      comment: "A folder of the booking form imports another one's index, never its insides.",
      from: { path: '^packages/ui/src/booking-form/([^/]+)', pathNot: '[.](test|stories)[.]tsx?$' },
      to: {
        path: '^packages/ui/src/booking-form/[^/]+/',
        pathNot: ['^packages/ui/src/booking-form/$1/', '^packages/ui/src/booking-form/[^/]+/index[.]ts$'],
      },
    },
    {
      name: 'ui-foundations-below-components',
      comment: 'lib, messages, primitives and provider know no component.',
      from: {
        path: '^packages/ui/src/(lib|messages|primitives|provider)/',
        pathNot: '[.](test|stories)[.]tsx?$',
      },
      to: { path: '^packages/ui/src/(?!lib/|messages/|primitives/|provider/)[^/]+/' },
    },
    {
      name: 'backend-takes-values-alone',
      comment:
        'The backend takes types, @udongo/sdk/values, /results and /sms from the SDK, never the client.',
      from: { path: '^packages/reference-backend/src/' },
      to: {
        path: '^packages/sdk/',
        pathNot: '^packages/sdk/src/(values|results|sms)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'backend-below-the-app',
      comment:
        'The backend knows neither components nor the app; two tests hold what forms compare and what Undo sends against what the server stores, and the simulator brings both together.',
      from: {
        path: '^packages/reference-backend/',
        pathNot: '/(takenAsSent|undoEdits)[.]test[.]ts$|/simulator/',
      },
      to: { path: '^packages/(?!sdk/|reference-backend/)' },
    },
    {
      name: 'routes-call-services',
      comment: 'A route parses, calls a service and answers; SQL is the services’.',
      from: { path: '^packages/reference-backend/src/routes/' },
      to: { path: '^packages/reference-backend/src/db/|node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'services-below-routes',
      comment: 'A service throws and returns; it never sees a request.',
      from: { path: '^packages/reference-backend/src/services/' },
      to: { path: '^packages/reference-backend/src/routes/|node_modules/hono/' },
    },
    {
      name: 'db-at-the-bottom',
      comment: 'The schema and the connections know no rule of the business.',
      from: { path: '^packages/reference-backend/src/db/' },
      to: { path: '^packages/reference-backend/src/(routes|services)/' },
    },
    {
      name: 'loader-alone',
      comment: 'The loader of 2 KB fetches the form; it never imports it. What both need lies beside.',
      from: { path: '^packages/embed/src/loader/' },
      to: { pathNot: '^packages/embed/src/(loader/|(types|tell)[.]ts$)' },
    },
    {
      name: 'embed-without-backend',
      comment: 'The widget meets a backend over HTTP alone.',
      from: { path: '^packages/embed/src/' },
      to: { path: '^packages/(?!sdk/|ui/|embed/)' },
    },
    {
      name: 'features-apart',
      comment: 'What two features need lies outside of both.',
      from: { path: '^packages/reference-app/src/features/([^/]+)/' },
      to: { path: '^packages/reference-app/src/features/(?!$1/)' },
    },
    {
      name: 'app-shell-on-top',
      comment: 'The shell knows every page; nothing that a page is made of knows the shell.',
      from: {
        path: '^packages/reference-app/src/(components|features|lib|messages|services)/',
        pathNot: '[.](test|stories)[.]tsx?$',
      },
      to: { path: '^packages/reference-app/src/shell/' },
    },
    {
      name: 'app-components-below-features',
      comment: 'What features share is in components, services or lib, which know no feature.',
      from: {
        path: '^packages/reference-app/src/(components|lib|messages|services)/',
        pathNot: '[.](test|stories)[.]tsx?$',
      },
      to: { path: '^packages/reference-app/src/features/' },
    },
    {
      name: 'app-services-below-components',
      comment: 'Session, client and cache draw nothing.',
      from: { path: '^packages/reference-app/src/(lib|messages|services)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/reference-app/src/components/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-without-backend',
      comment: 'Only the mock entry brings the backend into the browser.',
      from: { path: '^packages/reference-app/src/', pathNot: '^packages/reference-app/src/mock/' },
      to: { path: '^packages/reference-backend/' },
    },
    {
      name: 'zod-mini-in-browsers',
      comment: "import * as z from 'zod/mini': 'zod' itself costs 90 KB gz.",
      from: { path: '^packages/(sdk|ui|embed|reference-app)/src/' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'replaceable-libraries',
      comment:
        'Each of these is behind one module, so that leaving it touches no other (decisions 5 and 11).',
      from: {
        pathNot: [
          '^packages/sdk/src/client/openapiFetch[.]ts$',
          '^packages/ui/src/primitives/combobox/keepPopupPlaced[.]ts$',
          '^scripts/lib/generateSdk[.]ts$',
        ],
      },
      to: { path: 'node_modules/(openapi-fetch|openapi-typescript|@floating-ui/[^/]+)/' },
    },
    {
      name: 'booking-form-through-ports',
      comment:
        'The widget has shims of these: the booking form takes no more of them than its two ports (decision 11).',
      from: {
        path: '^packages/ui/src/(booking-form|booking-queue|lib)/',
        pathNot: '/booking-form/values/(form|rule)Library[.]ts$|[.]test[.]tsx?$',
      },
      to: { path: 'node_modules/(react-hook-form|zod)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'declared-dependencies',
      comment:
        'What a package needs to run stands in its own package.json; the embed brings everything in its files.',
      from: {
        path: '^packages/(?!embed/)[^/]+/src/',
        pathNot: '[.](test|test-d|stories)[.]tsx?$|/(test|testing|msw|mocks)/',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere escapes every other rule.',
      from: {},
      // Storybook's own plugins make the `virtual:` ones; Vite reads its queries behind a package's exports.
      to: { couldNotResolve: true, pathNot: '^virtual:|[?](inline|raw|url)$' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Projects of strangers import what they like.
    exclude: {
      path: '/dist/|^packages/[^/]+/test/(package|types)/[^/]*app/|^packages/ui/test/apps/|^packages/ui/test/package/over/|^examples/(next|react-router|vite)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@udongo/source', 'import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
    },
  },
};
