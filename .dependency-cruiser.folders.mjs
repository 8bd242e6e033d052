import imports from './.dependency-cruiser.mjs';

/** Rooms of the backend's services, the lowest first; those of one floor do not know each other. */
const floors = [
  ['platform'],
  ['people'],
  ['messages'],
  ['money'],
  ['bookings'],
  ['laboratory'],
  ['content', 'statistics'],
];
const services = '^packages/reference-backend/src/services/';

/**
 * Rules about values, because a type that goes up ties nothing: this second run drops the imports of types and leaves out tests.
 * Every rule has a violating file in scripts/importRules.test.ts.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'A folder that needs one that needs it can’t be understood, or changed, without the other.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-in-rooms',
      comment: 'Every service has a room; a new room has its place in the order.',
      from: {},
      to: { path: `${services}(?!(${floors.flat().join('|')})/)` },
    },
    ...floors.flatMap((rooms, floor) =>
      rooms.map((room) => ({
        name: `${room}-below`,
        comment: `${room} takes a function where it has to start something higher.`,
        from: { path: `${services}${room}/` },
        to: {
          path: `${services}(${floors
            .slice(floor)
            .flat()
            .filter((other) => other !== room)
            .join('|')})/`,
        },
      })),
    ),
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    ...imports.options,
    exclude: {
      path: `${imports.options.exclude.path}|[.](test|test-d|stories)[.]tsx?$|^packages/[^/]+/(test|bench|stories|examples)/`,
    },
    tsPreCompilationDeps: false,
  },
};
