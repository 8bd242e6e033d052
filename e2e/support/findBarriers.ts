import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on a page, a line for each rule with the elements that break it. */
export async function findBarriers(page: Page): Promise<string[]> {
  // The pages have no frames, for which axe would open a page of its own; of what passes, no list of elements is needed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
