import type { DataRequest } from '@udongo/sdk';
import { Button, Card, Dialog, RecordForm, useNotify } from '@udongo/ui';
import { useEffect, useState } from 'react';
import { isOpenRequest } from '../../components/data-requests/dataRequestStates.ts';
import { useDataRequestText } from '../../components/data-requests/dataRequestTexts.ts';
import { useDataRequests } from '../../components/data-requests/useDataRequests.ts';
import { currentPasswordField } from '../../components/personFields.ts';
import { Waiting } from '../../components/Waiting.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { OwnRequest } from './OwnRequest.tsx';

/** A copy is made within seconds; so often the page looks whether it is there. */
const lookAgainMs = 5000;
/** Services make one copy a day. */
const dayMs = 86_400_000;

/** Everything about a person's own data: a copy, a correction, the deletion; nothing if the server does not offer it. */
export function DataCard() {
  const t = useDataRequestText();
  const notify = useNotify();
  const { failures } = useServices();
  const { list, create } = useDataRequests();
  const [pending, setPending] = useState(false);
  const [form, setForm] = useState<'correction' | 'deletion'>();
  const { data, ...loading } = useLoaded(
    (_: null, options) => list({ mine: true, limit: 20 }, options),
    null,
  );
  const { reload } = loading;
  const requests = data?.results ?? [];
  const isMaking = requests.some(({ kind, state }) => kind === 'export' && state === 'asked');
  useEffect(() => {
    if (!isMaking) return;
    const timer = setTimeout(reload, lookAgainMs);
    return () => clearTimeout(timer);
  }, [isMaking, reload]);
  if (loading.status === 'error' && isNotOffered(loading.error)) return null;

  const askCopy = async () => {
    setPending(true);
    try {
      await create({ kind: 'export' });
      notify({ tone: 'success', title: t('data.export'), message: t('data.exportAsked') });
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
    reload();
  };
  const hasOpen = (kind: DataRequest['kind']) =>
    requests.some((request) => request.kind === kind && isOpenRequest(request));
  const hasCopyOfToday = requests.some(
    ({ kind, state, created_on }) =>
      kind === 'export' && state === 'ready' && Date.now() - Date.parse(created_on) < dayMs,
  );
  const close = () => setForm(undefined);
  const done = () => {
    close();
    reload();
  };

  return (
    <Card title={t('data.title')}>
      <p className="app-quiet">{t('data.intro')}</p>
      {!data && <Waiting {...loading} />}
      {requests.length > 0 && (
        <ul className="app-own__list" aria-label={t('data.yours')}>
          {requests.map((request) => (
            <OwnRequest key={request.id} request={request} onChanged={reload} />
          ))}
        </ul>
      )}
      {data && (
        <div className="app-actions">
          {!hasOpen('export') && !hasCopyOfToday && (
            <Button pending={pending} onClick={() => void askCopy()}>
              {t('data.askExport')}
            </Button>
          )}
          {!hasOpen('correction') && (
            <Button onClick={() => setForm('correction')}>{t('data.askCorrection')}</Button>
          )}
          {!hasOpen('deletion') && (
            <Button variant="danger" onClick={() => setForm('deletion')}>
              {t('data.askDeletion')}
            </Button>
          )}
        </div>
      )}
      <Dialog open={form === 'correction'} size="small" onOpenChange={close} title={t('data.askCorrection')}>
        <RecordForm
          title={t('data.correction')}
          mode="create"
          fields={[
            {
              kind: 'textarea',
              name: 'text',
              label: t('data.what'),
              required: t('data.whatRequired'),
              maxLength: 2000,
            },
          ]}
          save={({ text }, options) => create({ kind: 'correction', text }, options)}
          savedMessage={t('data.correctionAsked')}
          submitLabel={t('data.send')}
          onSaved={done}
          onCancel={close}
        />
      </Dialog>
      <Dialog
        open={form === 'deletion'}
        size="small"
        onOpenChange={close}
        title={t('data.askDeletion')}
        description={t('data.deletionHint')}
      >
        <RecordForm
          title={t('data.deletion')}
          mode="create"
          fields={[currentPasswordField({ label: t('data.password'), required: t('data.passwordRequired') })]}
          save={({ password }, options) => create({ kind: 'deletion', password }, options)}
          savedMessage={t('data.deletionAsked')}
          submitLabel={t('data.askDeletion')}
          onSaved={done}
          onCancel={close}
        />
      </Dialog>
    </Card>
  );
}
