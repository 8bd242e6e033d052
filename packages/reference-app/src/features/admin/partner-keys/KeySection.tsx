import { Button, commonMessages, Dialog, Skeleton, useMessages, usePort } from '@udongo/ui';
import { useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import type { PartnerKeyTranslate } from './partnerKeyTexts.ts';
import { SnippetPanel } from './SnippetPanel.tsx';

const texts = { common: commonMessages };

/** The current snippet of a key, and a button that makes a new key. */
export function KeySection({ id, t }: { id: number; t: PartnerKeyTranslate }) {
  const ui = useMessages(texts);
  const { records, toaster, failures } = useServices();
  const { data, status, error, reload } = useLoaded(records.partnerKeys.get, id);
  const rotation = usePort(records.partnerKeys.rotate);
  const [asks, setAsks] = useState(false);
  const partnerKey = rotation.data ?? data;

  const rotate = async () => {
    const result = await rotation.run(id);
    if (result.status === 'superseded') return;
    setAsks(false);
    if (result.status === 'success') toaster.show({ tone: 'success', message: t('rotate.done') });
    else failures.report(result.error);
  };

  if (!partnerKey && status === 'error') return <LoadFailure error={error} onRetry={reload} />;
  if (!partnerKey) return <Skeleton />;
  return (
    <>
      <SnippetPanel partnerKey={partnerKey} t={t}>
        <Button icon="refresh" onClick={() => setAsks(true)}>
          {t('rotate.ask')}
        </Button>
      </SnippetPanel>
      <Dialog
        open={asks}
        size="small"
        onOpenChange={() => rotation.status !== 'pending' && setAsks(false)}
        title={t('rotate.title')}
        description={t('rotate.hint')}
        footer={
          <div className="app-actions">
            <Button onClick={() => setAsks(false)} disabled={rotation.status === 'pending'} data-autofocus="">
              {ui('common.cancel')}
            </Button>
            <Button variant="primary" pending={rotation.status === 'pending'} onClick={rotate}>
              {t('rotate.confirm')}
            </Button>
          </div>
        }
      >
        {t('rotate.atOnce')}
      </Dialog>
    </>
  );
}
