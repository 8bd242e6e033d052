import type { DataRequest } from '@udongo/sdk';
import { formatDate, useLocale, useNotify } from '@udongo/ui';
import { useDataRequestText } from '../../components/data-requests/dataRequestTexts.ts';
import { RequestActions } from '../../components/data-requests/RequestActions.tsx';
import { RequestBadge } from '../../components/data-requests/RequestBadge.tsx';
import { languageOf } from '../../messages/languages.ts';

interface OwnRequestProps {
  request: DataRequest;
  onChanged: () => void;
}

/** One request of the person who looks at it: how far it is, its answer, and what they can do with it. */
export function OwnRequest({ request, onChanged }: OwnRequestProps) {
  const t = useDataRequestText();
  const locale = useLocale();
  const notify = useNotify();
  const { kind, state, text, answer } = request;
  const withdrawn = () => {
    notify({ tone: 'success', title: t(`data.${kind}`), message: t('data.withdrawn_now') });
    onChanged();
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
      <RequestActions request={request} onWithdrawn={withdrawn} />
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
