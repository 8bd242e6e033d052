import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPublishedPackages } from '../../scripts/lib/publishedPackages.ts';

const mark = '<!-- changes -->';

/** Puts what the next version of each package brings where a page has the mark. */
export function addChanges(root: string, text: string): string {
  if (!text.includes(mark)) return text;
  const changes = readdirSync(join(root, '.changeset'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(root, '.changeset', name), 'utf8').split(/^---$/m));
  const sections = listPublishedPackages(root).map(({ name, folder }) => {
    const own = changes.filter(([, packages = '']) => packages.includes(name));
    const lines = own.map(([, , sentence = '']) => `- ${sentence.trim().replace(/\s+/g, ' ')}`);
    const log = join(folder, 'CHANGELOG.md');
    const earlier = existsSync(join(root, log)) ? [`[Earlier versions](../${log})`] : [];
    return [`## ${name}`, lines.sort().join('\n') || 'Nothing yet.', ...earlier].join('\n\n');
  });
  return text.replace(mark, () => sections.join('\n\n'));
}
