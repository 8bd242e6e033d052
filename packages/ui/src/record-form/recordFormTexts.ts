import { common } from '../messages/en/common.ts';
import { failure } from '../messages/en/failure.ts';
import { field } from '../messages/en/field.ts';
import { password } from '../messages/en/password.ts';
import { recordForm } from '../messages/en/recordForm.ts';

/** What every form of a record says. */
export const recordFormTexts = { common, failure, field, password, recordForm };
