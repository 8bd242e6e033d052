import { commonMessages, useMessages } from '@udongo/ui';

const texts = { common: commonMessages };

/** Says so when something takes long (over 5 s). */
export function SlowNotice({ slow }: { slow: boolean }) {
  const t = useMessages(texts);
  return (
    <div role="status" className="app-slow">
      {slow && t('common.slow')}
    </div>
  );
}
