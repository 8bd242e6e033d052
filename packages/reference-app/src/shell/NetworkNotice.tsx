import { Alert, formatDate, useLocale, useOnline } from '@udongo/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';

/** Says that there is no network, and of when the page is where it comes from this device. */
export function NetworkNotice() {
  const t = useText();
  const locale = useLocale();
  const { config, staleSince } = useServices();
  const online = useOnline() || config.mock;
  const since = useSyncExternalStore(staleSince.subscribe, staleSince.get, staleSince.get);
  if (online && !since) return null;
  const time = since && toTime(new Date(since), locale);
  return (
    <div className="app-offline" data-network>
      <Alert tone="warning">
        {time ? t(online ? 'shell.unansweredAsOf' : 'shell.offlineAsOf', { time }) : t('shell.offline')}
      </Alert>
    </div>
  );
}

/** "12:21"; of another day "21 Nov 2026, 12:21". */
function toTime(since: Date, locale: ReturnType<typeof useLocale>): string {
  const text = formatDate(locale, since.toISOString(), 'time');
  const today = formatDate(locale, new Date().toISOString(), 'time');
  const [, day, time] = /^(.*\D)(\d{2}:\d{2})$/.exec(text) ?? [];
  return time && day && today.startsWith(day) ? time : text;
}
