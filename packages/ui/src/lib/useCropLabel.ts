import { useCallback } from 'react';
import { cropName } from '../messages/en/cropName.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { cropLabel } from './cropLabel.ts';

const texts = { cropName };

/**
 * Translates a crop's stored name into the language of the page: 'Maize' is 'Mahindi'. Names without a
 * translation stay.
 */
export function useCropLabel(): (name: string) => string {
  const t = useMessages(texts);
  const locale = useLanguageTag();
  return useCallback((name) => cropLabel(t, locale, name), [t, locale]);
}
