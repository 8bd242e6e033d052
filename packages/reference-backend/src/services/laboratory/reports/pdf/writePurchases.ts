import type { Language, ResultAction } from '@udongo/sdk';
import { describeAction, type Purchase, resultTexts, writeBags, writeRange } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';

/** Whether an action needs something from a shop. */
export function isBought({ bags_high }: ResultAction): boolean {
  return bags_high !== null;
}

/** "TSP, half a bag of 50 kg; CAN, 2 bags of 50 kg", with the smaller amounts. */
export function writePurchases(purchases: readonly Purchase[], language: Language): string {
  const texts = resultTexts(language);
  return purchases
    .map(({ product, bagsLow }) => `${texts.products[product]}, ${writeBags(bagsLow, bagsLow, texts)}`)
    .join('; ');
}

/** KES with the smaller amounts; null while one has no price. */
export function addUp(purchases: readonly Purchase[]): number | null {
  return purchases.reduce<number | null>(
    (sum, { costLow }) => (sum === null || costLow === null ? null : sum + costLow),
    0,
  );
}

/** How to spread products without harm, and their warnings, to be read beside the bags; each sentence once. */
export function writeCautions(actions: ResultAction | readonly ResultAction[], language: Language): string {
  const texts = [actions].flat().map((action) => describeAction(action, language));
  return [...new Set([...texts.map(({ how }) => how), ...texts.flatMap(({ warnings }) => warnings)])]
    .filter(Boolean)
    .join(' ');
}

/** The cautions to write below one of several actions: neighbours that are spread alike share one. */
export function writeCautionsOnce(
  actions: readonly ResultAction[],
  index: number,
  language: Language,
): string {
  const [own, next] = [actions[index], actions[index + 1]].map((action) =>
    writeCautions(action ?? [], language),
  );
  return own === undefined || own === next ? '' : own;
}

export function writeWithCost(action: ResultAction, language: Language): string {
  const { title, amount } = describeAction(action, language);
  const cost = writeCost(action, language);
  return [title, amount, cost && `KES ${cost}`].filter(Boolean).join(', ');
}

export function writeCost({ cost_low, cost_high }: ResultAction, language: Language): string {
  if (cost_low === null || cost_high === null) return '';
  return writeRange(writeKes(Number(cost_low)), writeKes(Number(cost_high)), resultTexts(language));
}

export function writeKes(amount: number): string {
  return formatNumber(amount, Number.isInteger(amount) ? 0 : 2);
}
