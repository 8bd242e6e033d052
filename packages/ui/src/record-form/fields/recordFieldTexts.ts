import { recordFields } from '../../messages/en/recordFields.ts';

/** The texts of the fields that few forms have. */
export const recordFieldTexts = { recordFields };
