import type { DataRequest } from '@udongo/sdk';
import { Button, formatDate, useLocale, useNotify } from '@udongo/ui';
import { useState } from 'react';
import { useDataRequestText } from '../../components/data-requests/dataRequestTexts.ts';
import { isOpenRequest, RequestBadge } from '../../components/data-requests/RequestBadge.tsx';
import { useDataRequests, useSaveExport } from '../../components/data-requests/useDataRequests.ts';
import { languageOf } from '../../messages/languages.ts';
import { useServices } from '../../services/ServicesContext.ts';

interface OwnRequestProps {
  request: DataRequest;
  onChanged: () => void;
}

/** One request of the person who looks at it: how far it is, its answer, and what they can do with it. */
export function OwnRequest({ request, onChanged }: OwnRequestProps) {
  const t = useDataRequestText();
  const locale = useLocale();
  const notify = useNotify();
  const { failures } = useServices();
  const { withdraw } = useDataRequests();
  const save = useSaveExport();
  const [pending, setPending] = useState<'page' | 'json' | 'withdraw'>();
  const { id, kind, state, text, answer } = request;
  const run = async (what: 'page' | 'json' | 'withdraw') => {
    setPending(what);
    try {
      if (what === 'withdraw') {
        await withdraw(id);
        notify({ tone: 'success', title: t(`data.${kind}`), message: t('data.withdrawn_now') });
      } else await save(id, what);
    } catch (error) {
      failures.report(error);
    }
    setPending(undefined);
    if (what === 'withdraw') onChanged();
  };
  return (
    <li>
      <div>
        <b>{t(`data.${kind}`)}</b> <RequestBadge state={state} />
        <div className="app-quiet">
          {t('data.askedOn', { date: formatDate(locale, request.created_on) })} {whenOf(request, t, locale)}
        </div>
        {text && <p>{text}</p>}
        {answer && <p>{languageOf(locale).translateServerText(answer)}</p>}
      </div>
      <div className="app-actions">
        {state === 'ready' && (
          <>
            <Button pending={pending === 'page'} onClick={() => void run('page')}>
              {t('data.page')}
            </Button>
            <Button variant="quiet" pending={pending === 'json'} onClick={() => void run('json')}>
              {t('data.json')}
            </Button>
          </>
        )}
        {isOpenRequest(request) && (
          <Button pending={pending === 'withdraw'} onClick={() => void run('withdraw')}>
            {t('data.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}

function whenOf(
  { state, due_on, cooling_off_until, kept_until }: DataRequest,
  t: ReturnType<typeof useDataRequestText>,
  locale: ReturnType<typeof useLocale>,
): string {
  if (state === 'cooling_off' && cooling_off_until) {
    return t('data.deletedOn', { date: formatDate(locale, cooling_off_until) });
  }
  if (state === 'ready' && kept_until) return t('data.keptUntil', { date: formatDate(locale, kept_until) });
  return state === 'asked' ? t('data.dueOn', { date: formatDate(locale, due_on) }) : '';
}
