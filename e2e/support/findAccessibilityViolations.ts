import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Lists the violations that axe finds on a page, a line for each rule with the elements that break it. */
export function findAccessibilityViolations(page: Page): Promise<string[]> {
  return listViolations(axeOf(page));
}

/**
 * Lists texts with too little contrast in these colours, and what is too small or too close to be pressed: the rules that another scheme
 * and another width of the same page can break.
 */
export function findNarrowFaults(page: Page): Promise<string[]> {
  return listViolations(axeOf(page).withRules(['color-contrast', 'target-size']));
}

/**
 * Configures axe: the pages have no frames, for which it would open another page, and only violations need
 * their elements. The size of what is pressed, 24 px, is not in its usual rules.
 */
function axeOf(page: Page) {
  return new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
}

async function listViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
