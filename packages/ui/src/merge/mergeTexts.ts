import { common } from '../messages/en/common.ts';
import { merge } from '../messages/en/merge.ts';

/** The texts about a record that two people changed. */
export const mergeTexts = { common, merge };
