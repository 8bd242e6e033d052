import type { FieldName } from './importFields.ts';
import type { ImportText } from './importTexts.ts';
import type { CellError } from './judgeRow.ts';

/** An error in words; `say` knows the service's. */
export function sayCellError(
  t: ImportText,
  say: (text: string) => string,
  field: FieldName | 'row',
  error: CellError,
): string {
  switch (error.kind) {
    case 'required':
      return t('import.required', { field: field === 'row' ? '' : t(`import.${field}`) });
    case 'phone':
    case 'rounded':
      return t(`import.${error.kind}`);
    case 'email':
      return t('import.emailWrong');
    case 'county':
      return t('import.countyWrong');
    case 'long':
      return t('import.long', { max: error.max });
    case 'twin':
      return t('import.twinEmail', { row: error.row });
    case 'server':
      return say(error.text);
  }
}
