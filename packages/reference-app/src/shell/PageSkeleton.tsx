import { Skeleton } from '@udongo/ui';
import { useText } from '../messages/translator.ts';

/** The place of a page whose code is on its way. */
export function PageSkeleton() {
  const t = useText();
  return (
    <div className="app-page" role="status" aria-label={t('shell.loadingPage')}>
      <div className="app-page__titles">
        <Skeleton />
      </div>
      <Skeleton lines={2} shape="card" />
    </div>
  );
}
