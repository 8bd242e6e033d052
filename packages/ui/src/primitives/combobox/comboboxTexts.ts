import { combobox } from '../../messages/en/combobox.ts';
import { common } from '../../messages/en/common.ts';

/** The texts of comboboxes and lists of options. */
export const comboboxTexts = { combobox, common };
