import type { Page } from '@playwright/test';
import { findViolations } from '../../scripts/lib/findViolations.ts';

/** Lists the violations that axe finds on a page. The size of what is pressed, 24 px, is not in its usual rules. */
export function findAccessibilityViolations(page: Page): Promise<string[]> {
  return findViolations(page, { rules: { 'target-size': { enabled: true } } });
}

/**
 * Lists texts with too little contrast in these colours, and what is too small or too close to be pressed: the rules that another scheme
 * and another width of the same page can break.
 */
export function findNarrowFaults(page: Page): Promise<string[]> {
  return findViolations(page, { runOnly: ['color-contrast', 'target-size'] });
}
