import { adminList } from '../../messages/en/adminList.ts';
import { lookup } from '../../messages/en/lookup.ts';
import type { TranslateOf } from '../../messages/index.ts';

/** The texts of a list's filters. */
export const filterTexts = { adminList, lookup };

export type FilterTranslate = TranslateOf<typeof filterTexts>;
