import { useMessages } from '../../provider/index.ts';
import { comboboxTexts } from './comboboxTexts.ts';
import type { OptionList } from './useOptionList.ts';

/** Says to assistive technology what a sighted person sees in the list: how many lines, none, slow, failed; and to everybody what is typed and not chosen. */
export function OptionAnnouncer<Item>({
  list,
  emptyMessage,
  notice = '',
}: {
  /** Of `useOptionList`. */
  list: OptionList<Item>;
  /** Said when nothing fits. */
  emptyMessage: string;
  /** Said before all else while the list is open: a limit that is reached. Default: nothing. */
  notice?: string;
}) {
  const t = useMessages(comboboxTexts);
  const texts = {
    idle: '',
    pending: list.slow ? t('common.slow') : '',
    success: list.items.length === 0 ? emptyMessage : t('combobox.results', { count: list.items.length }),
    error: list.needsLogin ? t('combobox.logInKey') : `${t(list.problem)} ${t('combobox.retryKey')}`,
  } satisfies Record<typeof list.status, string>;
  return (
    <div role="status" className={list.isUnchosen ? 'udongo-combobox__unchosen' : 'udongo-hidden'}>
      {list.isUnchosen
        ? t('combobox.unchosen')
        : list.open && [notice, texts[list.status]].filter(Boolean).join(' ')}
    </div>
  );
}
