import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import { isFocusLost } from './isFocusLost.ts';
import type { ListParts } from './ListParts.ts';
import { countOf, hasNextPage } from './listPage.ts';
import { lastShown } from './listState.ts';
import { useStoreValue } from './useAdminListStore.ts';
import { useFailureText } from './useFailureText.ts';

/** The number of rows that are shown, and the button that adds the next page to them. */
export function MoreRows<Row>({ parts: { store, slot } }: { parts: ListParts<Row> }) {
  const t = useMessages(adminListTexts);
  const failureText = useFailureText();
  const { page, applied, status, nextPage } = useStoreValue(store, (state) => state);
  const note = useRef<HTMLParagraphElement>(null);
  const [press, setPress] = useState<{ before: number; answer?: unknown }>();
  const shown = page?.results.length ?? 0;
  const count = countOf(page, applied.page);
  const hasNext = page !== undefined && hasNextPage(page, lastShown(applied));
  const isFailed = nextPage.status === 'error';
  const isIdle = status === 'success' && nextPage.status === 'idle';
  // Only the answer to the press has new rows: a later page can have fewer, after a delete.
  if (press && !press.answer && isIdle) setPress({ ...press, answer: page });
  const added = press && press.answer === page ? shown - press.before : 0;

  useEffect(() => {
    // The button disappears after the last page.
    const text = note.current;
    if (added > 0 && !hasNext && text && isFocusLost(text.ownerDocument)) text.focus();
  }, [added, hasNext]);

  const add = () => {
    setPress({ before: shown });
    store.fetchNextPage();
  };
  return slot(
    'more',
    <div>
      {isFailed && <Alert tone="error">{failureText(nextPage.error)}</Alert>}
      <p ref={note} tabIndex={-1}>
        {count === undefined
          ? t('adminList.shown', { count: shown })
          : t('adminList.shownOf', { shown, count })}
      </p>
      {hasNext && (
        <Button
          pending={nextPage.status === 'pending'}
          {...(isFailed && { icon: 'refresh' as const })}
          onClick={add}
        >
          {t(isFailed ? 'common.retry' : 'adminList.more')}
        </Button>
      )}
      <span role="status" className="udongo-hidden">
        {added > 0 && t('adminList.added', { count: added })}
      </span>
    </div>,
  );
}
