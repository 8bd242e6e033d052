import type { InputProduct, ResultAction } from '@udongo/sdk';
import type { Action } from './Action.ts';
import { toHundredths } from './rateReading.ts';

/** Price of a bag of 50 kg. */
export interface Price {
  /** KES as decimal text. */
  price_per_bag: string;
  /** The day of the price. */
  as_of: string;
}

export type Prices = ReadonlyMap<InputProduct, Price>;

/** An action with what its bags cost, in whole cents; without a price, or without an amount, the cost is null. */
export function priceAction(action: Action, prices: Prices): ResultAction {
  const price = action.product && prices.get(action.product);
  if (!price || action.bags_low === null || action.bags_high === null) {
    return { ...action, cost_low: null, cost_high: null, price_as_of: null };
  }
  const cost = (bags: number) => ((bags * toHundredths(price.price_per_bag)) / 100).toFixed(2);
  return {
    ...action,
    cost_low: cost(action.bags_low),
    cost_high: cost(action.bags_high),
    price_as_of: price.as_of,
  };
}
