import { common } from '../messages/en/common.ts';
import { failure } from '../messages/en/failure.ts';
import { field } from '../messages/en/field.ts';
import { recordForm } from '../messages/en/recordForm.ts';

/** The texts of every form of a record. */
export const recordFormTexts = { common, failure, field, recordForm };
