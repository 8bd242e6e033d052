import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** Read at the first use: most tests need no axe. */
let source: string | undefined;

/**
 * Lists the violations that axe finds on a page, a line for each rule with the elements that break it. It looks into no frame: stories are
 * looked at by their own tests. A page that is looked at again has axe already: to load it takes as long as all rules together.
 */
export async function findViolations(page: Page, options: axe.RunOptions): Promise<string[]> {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return await page.evaluate(async (asked) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Only of violations are elements listed.
    const { violations } = await run(document, { resultTypes: ['violations'], ...asked });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
