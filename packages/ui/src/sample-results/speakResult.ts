import type { Language, SampleResult } from '@udongo/sdk';
import { describeAction, describeRating, nameCrop } from '@udongo/sdk/results';
import { nameOfResult } from './resultNames.ts';

/**
 * Gives a result as sentences to read aloud or share, in order: the sample, the actions for its main crop,
 * then its readings. Errors: never throws; empty readings give only the sample's name.
 */
export function speakResult(result: SampleResult, language: Language): string[] {
  const [main] = result.crops;
  const name = [nameOfResult(result), result.sample_location].filter(Boolean).join(', ');
  if (!main) return [`${name}.`];
  const actions = (main.actions ?? []).map((action) => {
    const { title, when, why } = describeAction(action, language);
    return [title, when, why].filter(Boolean).join('. ');
  });
  const readings = main.ratings.map((rating) => {
    const { reading, value, rating: word } = describeRating(rating, language);
    return `${reading}: ${value}, ${word}.`;
  });
  return [`${name}, ${nameCrop(main.crop_name, language)}.`, ...actions, ...readings];
}
