import { readFileSync } from 'node:fs';

/**
 * A page of Markdown with each block that has `from=<path>` behind its language showing that file as it is.
 * Paths are from the repository's root. Errors: throws for a file that is not there.
 */
export function showFiles(markdown: string): string {
  return markdown.replace(
    /^(```\w+ .*?\bfrom=(\S+).*\n)[\s\S]*?^```$/gm,
    (_block, fence: string, path: string) => `${fence}${readFileSync(path, 'utf8')}\`\`\``,
  );
}
