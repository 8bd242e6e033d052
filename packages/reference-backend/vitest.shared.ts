import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * On PostgreSQL, too, apart from `npm test`: servers that are stopped, killed or share a database, a thousand edits of two people,
 * plans of queries, hostile input to every operation, and rooms away from booking, paying, measuring and reading results.
 */
const more = [
  'src/hosts/**/*.test.ts',
  'src/payments/*.test.ts',
  'src/seed/**/*.test.ts',
  'src/services/{content,statistics}/**/*.test.ts',
  'src/services/laboratory/{analyses,controls,labels,reports/pdf}/**/*.test.ts',
  'src/services/messages/subscribers.test.ts',
  'src/services/people/{bulk,data-requests}/**/*.test.ts',
  'test/{backups,edits,fuzz,metrics,undoEdits,versions}.test.ts',
  'test/*urability*.test.ts',
  'test/attacks/{correctedReports,emptiedFields,firstAdministrator,harmfulAdvice,hostileTexts,labWork,limits,messages,outdatedReports,passwordResets,pdfs,requiredFactor,secondFactor,sizes,unstorable,unusualReadings,unverifiedReadings,uploads}.test.ts',
  'test/attacks/{databaseLog,equalCallbacks,heldLock,lostConnection,stopping}.postgres.test.ts',
  'test/{{consent,edit,key,ruleSet}Races,manyEdits,manyServers,plans,preparedStatements,processes}.postgres.test.ts',
  'test/serverProcess.test.ts',
];

/** On the embedded database: what differs from PostgreSQL, and a walk over everything. Each line says why it stays. */
const embedded = [
  // Its own files: their lock between two containers, and the copy that a browser gets.
  '**/*.pglite.test.ts',
  // The walk: each operation's statements on its build of PostgreSQL, as the contract's examples ask and without a body.
  'test/contract.test.ts',
  'test/examples.test.ts',
  // The tables and types that its version makes of the migrations.
  'src/db/schema.test.ts',
  // Its triggers, and who called while it has one connection.
  'test/audit.test.ts',
  // Its one connection: requests at the same time wait for each other, and a refused one leaves it usable.
  'src/services/bookings/claimUuid.test.ts',
  'src/http/answerOnce.test.ts',
  'src/services/money/payments/startPayment.test.ts',
  // Requests that nobody wrote down, of which some reach statements that no example does.
  'test/fuzz.test.ts',
  // The running server gives its rows.
  'test/backups.test.ts',
  // Its refusal of a newer folder.
  'test/attacks/newerDatabase.test.ts',
  // The codes of its errors, from which an answer to a refused write is made.
  'test/attacks/fullDisk.test.ts',
  // The process that owns its folder: its start, its refusals, its end; one that is killed loses nothing.
  'test/*urability*.test.ts',
  'test/serverProcess.test.ts',
];

/** The suite on one kind of database; `vitest.pglite.config.ts` and `vitest.postgres.config.ts` name it. */
export function defineSuite(kind: 'pglite' | 'postgres', part?: 'more') {
  const resolve = { conditions: ['@udongo/source', ...defaultServerConditions] };
  const everything = ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'];
  return defineConfig({
    // The setups run in an environment of Vitest's own.
    environments: { ssr: { resolve }, __vitest__: { resolve } },
    test: {
      name: `backend-${part ?? kind}`,
      root: import.meta.dirname,
      environment: 'node',
      include: part ? more : kind === 'pglite' ? embedded : everything,
      // Tests that make sense on only one of the two databases.
      exclude: [
        `**/*.${kind === 'pglite' ? 'postgres' : 'pglite'}.test.ts`,
        ...(kind === 'postgres' && !part ? more : []),
      ],
      globalSetup: [`test/setup/${kind}.ts`],
      setupFiles: ['test/setup/failOnWarnings.ts'],
      // Loading the database's code costs more than a test file; the files share nothing else.
      isolate: false,
      testTimeout: 30_000,
      expect: { poll: { timeout: 15_000 } },
      hookTimeout: 60_000,
    },
  });
}
