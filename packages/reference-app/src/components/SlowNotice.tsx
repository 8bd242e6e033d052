import { useMessages } from '@udongo/ui';

/** Says so when something takes long (over 5 s). */
export function SlowNotice({ slow }: { slow: boolean }) {
  const t = useMessages();
  return (
    <div role="status" className="app-slow">
      {slow && t('common.slow')}
    </div>
  );
}
