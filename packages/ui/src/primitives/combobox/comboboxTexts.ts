import { combobox } from '../../messages/en/combobox.ts';
import { common } from '../../messages/en/common.ts';

/** What comboboxes and lists of options say. */
export const comboboxTexts = { combobox, common };
