import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on a page, a line for each rule with the elements that break it. */
export function findAccessibilityViolations(page: Page): Promise<string[]> {
  return listViolations(axeOf(page));
}

/** Texts that are hard to read in these colours: the only rule that another scheme of the same page can break. */
export function findDimTexts(page: Page): Promise<string[]> {
  return listViolations(axeOf(page).withRules('color-contrast'));
}

/** The pages have no frames, for which axe would open a page of its own; of what passes, no list of elements is needed. */
function axeOf(page: Page) {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function listViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
