import type { CallOptions, Language, Notification, Page } from '@udongo/sdk';
import { Button, formatDate, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useNotificationsText } from './notificationsTexts.ts';
import './notifications.css';

const step = 20;
/** The longest page of a list that the API gives. */
const most = 200;

/** This person's notifications, the newest first. */
export function NotificationsPage() {
  const t = useNotificationsText();
  const language = useLocale();
  const { records, failures, unread } = useServices();
  const [limit, setLimit] = useState(step);
  const [isMarking, setMarking] = useState(false);
  const ask = useCallback(
    (query: { language: Language; limit: number }, options: CallOptions) =>
      records.notifications.list({ ordering: '-created_on', ...query }, options),
    [records],
  );
  const { data, ...loading } = useLoaded(ask, { language, limit });
  /** Makes a change, then shows the present notifications. */
  const change = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      failures.report(error);
    }
    unread.refresh();
    loading.reload();
  };
  const markAll = async () => {
    setMarking(true);
    await change(() => records.notifications.markAllRead());
    setMarking(false);
  };
  const hasUnread = data?.results.some(({ is_read }) => !is_read);
  return (
    <div className="app-page app-page--narrow">
      <PageTitle
        intro={t('notifications.intro')}
        actions={
          hasUnread && (
            <Button pending={isMarking} onClick={() => void markAll()}>
              {t('notifications.markAll')}
            </Button>
          )
        }
      >
        {t('notifications.title')}
      </PageTitle>
      {data ? (
        <Notifications
          page={data}
          onRead={(id) => void change(() => records.notifications.update(id, { is_read: true }))}
          onRemove={(id) => void change(() => records.notifications.delete(id))}
        />
      ) : (
        <Waiting {...loading} />
      )}
      {data && data.count > data.results.length && limit < most && (
        <div>
          <Button
            pending={loading.status === 'pending'}
            onClick={() => setLimit(Math.min(limit + step, most))}
          >
            {t('notifications.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Pages of what is about no booking, and the texts of their links. */
const pagesByKind: Partial<Record<Notification['kind'], [to: string, name: 'messages' | 'data']>> = {
  message: ['/messages', 'messages'],
  data_request: ['/account', 'data'],
};

interface NotificationsProps {
  page: Page<Notification>;
  onRead: (id: number) => void;
  onRemove: (id: number) => void;
}

function Notifications({ page, onRead, onRemove }: NotificationsProps) {
  const t = useNotificationsText();
  const locale = useLocale();
  if (page.results.length === 0) {
    return <EmptyState title={t('notifications.emptyTitle')}>{t('notifications.empty')}</EmptyState>;
  }
  return (
    <ul className="app-notifications">
      {page.results.map(({ id, kind, title, message, booking, is_read, created_on }) => {
        const [to, name] = booking ? [`/bookings/${booking}`, 'open' as const] : (pagesByKind[kind] ?? []);
        return (
          <li key={id} className="app-notification" data-unread={!is_read || undefined}>
            <div className="app-notification__text">
              <div className="app-notification__title">
                {title}
                {!is_read && <span className="udongo-hidden"> ({t('notifications.unread')})</span>}
              </div>
              <p>
                <KeepCodes>{message}</KeepCodes>
              </p>
              <div className="app-notification__foot">
                <time dateTime={created_on}>{formatDate(locale, created_on)}</time>
                {to && name && (
                  <Link to={to} onClick={() => !is_read && onRead(id)}>
                    {t(`notifications.${name}`)}
                  </Link>
                )}
              </div>
            </div>
            <Button
              variant="quiet"
              icon="close"
              aria-label={t('notifications.remove', { title })}
              onClick={() => onRemove(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
