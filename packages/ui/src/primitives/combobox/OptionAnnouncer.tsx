import { useMessages } from '../../provider/index.ts';
import { comboboxTexts } from './comboboxTexts.ts';
import type { OptionList } from './useOptionList.ts';

/**
 * Announces the state of the list to screen readers: the number of options, none, slow, failed; and to
 * everybody that typed text is not selected.
 */
export function OptionAnnouncer<Item>({
  list,
  emptyMessage,
  notice = '',
}: {
  /** The result of `useOptionList`. */
  list: OptionList<Item>;
  /** The message when nothing matches. */
  emptyMessage: string;
  /** Announced before everything else while the list is open: a reached limit. Default: nothing. */
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
