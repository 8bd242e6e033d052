import { adminList } from '../messages/en/adminList.ts';
import { common } from '../messages/en/common.ts';
import { failure } from '../messages/en/failure.ts';
import type { TranslateOf } from '../messages/index.ts';

/** The texts of a list. */
export const adminListTexts = { adminList, common, failure };

export type AdminListTranslate = TranslateOf<typeof adminListTexts>;
