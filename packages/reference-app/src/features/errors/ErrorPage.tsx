import { Button, useOnline } from '@udongo/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRouteError } from 'react-router';
import { onBackOnline } from '../../lib/onBackOnline.ts';
import { PageLoadError } from '../../lib/PageLoadError.ts';
import { useText } from '../../messages/translator.ts';

const texts = {
  offline: { title: 'errors.offlineTitle', intro: 'errors.offline' },
  missing: { title: 'errors.noConnectionTitle', intro: 'errors.noConnection' },
  broken: { title: 'errors.brokenTitle', intro: 'errors.broken' },
} as const;

/** Shown for a page that broke or whose code did not load: what is safe, and how to go on. */
export function ErrorPage() {
  const t = useText();
  const online = useOnline();
  const error = useRouteError();
  const { isPending, hasFailed, reload } = useSafeReload();
  useEffect(() => console.error(error), [error]);
  const isMissing = error instanceof PageLoadError;
  useBackOnline(isMissing, reload);
  const missing = online ? 'missing' : 'offline';
  const reason = isMissing ? missing : 'broken';
  const { title, intro } = texts[reason];
  return (
    <div className="app-page app-page--narrow" role="alert" data-reason={reason}>
      <div className="app-title">
        <div className="app-title__text">
          <h1>{t(title)}</h1>
          <div className="app-title__intro">{t(intro)}</div>
        </div>
      </div>
      <div className="app-actions">
        <Button variant="primary" icon="refresh" pending={isPending} onClick={reload}>
          {t('errors.reload')}
        </Button>
        <a className="udongo-button" data-variant="secondary" href="/">
          {t('errors.home')}
        </a>
      </div>
      {hasFailed && <p>{t('errors.stillOffline')}</p>}
    </div>
  );
}

/** Runs `then` each time the network comes back. */
function useBackOnline(isWanted: boolean, then: () => void) {
  const whenBack = useEffectEvent(then);
  useEffect(() => {
    if (isWanted) return onBackOnline(() => whenBack());
  }, [isWanted]);
}

/** Loads the page again once its server answers: without a network the browser would show a page of its own. */
function useSafeReload() {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const reload = async () => {
    setState('pending');
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      // WebKit keeps over a reload that a file could not be preloaded, until it is fetched as something else.
      const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
      await Promise.all(Array.from(preloads, ({ href }) => fetch(href)));
    } catch {
      setState('failed');
      return;
    }
    location.reload();
  };
  return { isPending: state === 'pending', hasFailed: state === 'failed', reload };
}
