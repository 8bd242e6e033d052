import { commonMessages, testTypeMessages, useMessages } from '@udongo/ui';

/** A constant of the module: a new object would make a new translator at each render. */
const texts = { common: commonMessages, testType: testTypeMessages };

export function CancelButton() {
  const t = useMessages(texts);
  return <button type="button">{t('common.cancel')}</button>;
}
