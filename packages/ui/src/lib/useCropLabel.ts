import { useCallback } from 'react';
import { cropName } from '../messages/en/cropName.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { cropLabel } from './cropLabel.ts';

const texts = { cropName };

/** Says a crop's stored name in the language of the page: 'Maize' is 'Mahindi'. Names that the language has no word for stay. */
export function useCropLabel(): (name: string) => string {
  const t = useMessages(texts);
  const locale = useLanguageTag();
  return useCallback((name) => cropLabel(t, locale, name), [t, locale]);
}
