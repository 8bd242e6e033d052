import { Button } from '@udongo/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useText } from '../../messages/translator.ts';

/** A page that broke, or whose code did not load: what is safe, and how to go on. */
export function ErrorPage() {
  const t = useText();
  const error = useRouteError();
  const isMissing = isFailedImport(error);
  useEffect(() => console.error(error), [error]);
  return (
    <div className="app-page app-page--narrow" role="alert">
      <div className="app-title">
        <div className="app-title__text">
          <h1>{t(isMissing ? 'errors.noConnectionTitle' : 'errors.brokenTitle')}</h1>
          <div className="app-title__intro">{t(isMissing ? 'errors.noConnection' : 'errors.broken')}</div>
        </div>
      </div>
      <div className="app-actions">
        <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
          {t('errors.reload')}
        </Button>
        <a className="udongo-button" data-variant="secondary" href="/">
          {t('errors.home')}
        </a>
      </div>
    </div>
  );
}

/** Each browser has its own words for code that could not be fetched. */
function isFailedImport(error: unknown) {
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message);
}
