import { Badge, Button, Card, formatDate, useLocale, useNotify } from '@udongo/ui';
import { useState } from 'react';
import { Waiting } from '../../components/Waiting.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useAccountText } from './accountTexts.ts';

/** A person's logins, each with a button that ends it; nothing if the server does not list them. */
export function LoginsCard() {
  const t = useAccountText();
  const locale = useLocale();
  const notify = useNotify();
  const { records, failures } = useServices();
  const [pending, setPending] = useState<number | 'others'>();
  const { data, ...loading } = useLoaded((_: null, options) => records.auth.listLogins(options), null);
  if (loading.status === 'error' && isNotOffered(loading.error)) return null;

  const end = async (what: number | 'others') => {
    setPending(what);
    try {
      await (what === 'others' ? records.auth.endOtherLogins() : records.auth.endLogin(what));
      notify({ tone: 'success', title: t('account.logins'), message: t('account.ended') });
    } catch (error) {
      failures.report(error);
    }
    setPending(undefined);
    loading.reload();
  };

  return (
    <Card title={t('account.logins')}>
      {!data && <Waiting {...loading} />}
      <ul className="app-own__list">
        {data?.map(({ id, device, last_used_on, is_current }) => {
          const name = device || t('account.unknownDevice');
          return (
            <li key={id}>
              <div>
                <b>{name}</b>
                <div className="app-quiet">
                  {t('account.lastUsed', { date: formatDate(locale, last_used_on, 'time') })}
                </div>
              </div>
              {is_current ? (
                <Badge tone="success">{t('account.here')}</Badge>
              ) : (
                <Button pending={pending === id} onClick={() => void end(id)}>
                  {t('account.end', { device: name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data && data.length > 1 && (
        <Button variant="danger" pending={pending === 'others'} onClick={() => void end('others')}>
          {t('account.endOthers')}
        </Button>
      )}
    </Card>
  );
}
