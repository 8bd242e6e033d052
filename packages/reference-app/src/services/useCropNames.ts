import { useCallback } from 'react';
import { useText } from '../messages/translator.ts';
import { useRecordNames } from './useRecordNames.ts';

const kinds = ['crop'] as const;

/** Names of crops by id, joined by commas; '' while they load. A crop that was withdrawn is named so. */
export function useCropNames(): (ids: readonly number[]) => string {
  const t = useText();
  const missing = useCallback(() => t('booking.unknownCrop'), [t]);
  const { nameOf } = useRecordNames(kinds, missing);
  return useCallback(
    (ids) => {
      const names = ids.map((id) => nameOf('crop', id));
      return names.includes('') ? '' : names.join(', ');
    },
    [nameOf],
  );
}
