import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface TestProject {
  /** Also the Vitest project's name: `npx vitest run --project <name>`. */
  name: string;
  /** Its Vitest config, from the repository's root. */
  config: string;
}

/** Every Vitest project: one per package with tests, the repository's own, and the stories. */
export function listTestProjects(root: string): TestProject[] {
  const packages = readdirSync(join(root, 'packages'));
  const projects = [
    { name: 'repo', config: 'scripts/vitest.config.ts' },
    ...packages.flatMap((name) => [
      { name, config: `packages/${name}/vitest.config.ts` },
      // What a package tested in a browser proves without one.
      { name: `${name}-node`, config: `packages/${name}/vitest.node.config.ts` },
    ]),
    { name: 'storybook', config: '.storybook/vitest.config.ts' },
  ];
  return projects.filter(({ config }) => existsSync(join(root, config)));
}
