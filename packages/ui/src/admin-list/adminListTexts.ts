import { adminList } from '../messages/en/adminList.ts';
import { common } from '../messages/en/common.ts';
import { failure } from '../messages/en/failure.ts';
import type { TranslateOf } from '../messages/index.ts';

/** What a list says. */
export const adminListTexts = { adminList, common, failure };

export type AdminListTranslate = TranslateOf<typeof adminListTexts>;
