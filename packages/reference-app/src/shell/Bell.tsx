import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import './bell.css';

/** A link to the person's notifications, with the number of unread ones. Nothing if the service has no notifications. */
export function Bell() {
  const t = useText();
  const { unread, config } = useServices();
  const count = useSyncExternalStore(unread.subscribe, unread.get);
  if (count === null || config.withoutScreens.includes('notifications')) return null;
  return (
    <Link
      to="/notifications"
      className="app-bell"
      aria-label={count === 0 ? t('shell.notifications') : t('shell.unread', { count })}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M10 2.5a5 5 0 0 0-5 5c0 4-1.5 5.5-1.5 5.5h13S15 11.5 15 7.5a5 5 0 0 0-5-5ZM8.3 16a2 2 0 0 0 3.4 0"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {count > 0 && (
        <span className="app-bell__count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
