import { useMessages } from '../../provider/index.ts';
import { Button } from '../button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { comboboxTexts } from './comboboxTexts.ts';
import type { OptionList } from './useOptionList.ts';

/**
 * The messages of an option list without options: loading, nothing found, failed with a button to try again;
 * and that it is slow.
 */
export function OptionStatus<Item>({ list }: { list: OptionList<Item> }) {
  const t = useMessages(comboboxTexts);
  const { items, status } = list;

  return (
    <>
      {status === 'pending' && items.length === 0 && (
        <div className="udongo-combobox__status">
          <Skeleton lines={3} />
        </div>
      )}
      {status === 'success' && items.length === 0 && (
        <div className="udongo-combobox__status" part="combobox-empty">
          {list.emptyMessage}
        </div>
      )}
      {list.slow && (
        <div className="udongo-combobox__status" part="combobox-slow">
          {t('common.slow')}
        </div>
      )}
      {status === 'error' && (
        <div className="udongo-combobox__status" part="combobox-error" data-invalid="">
          {list.needsLogin ? (
            <Button size="small" tabIndex={-1} onClick={list.retry}>
              {t('combobox.logIn')}
            </Button>
          ) : (
            <>
              {list.failure}
              <Button size="small" tabIndex={-1} icon="refresh" onClick={list.retry}>
                {t('common.retry')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
