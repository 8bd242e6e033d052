import type { DataRequest } from '@udongo/sdk';
import { Button } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { isOpenRequest } from './dataRequestStates.ts';
import { useDataRequestText } from './dataRequestTexts.ts';
import { useDataRequests, useSaveExport } from './useDataRequests.ts';

interface RequestActionsProps {
  request: DataRequest;
  onWithdrawn: () => void;
}

/** Downloads of a copy that is ready, and the way back from a request that is open; nothing for the others. */
export function RequestActions({ request, onWithdrawn }: RequestActionsProps) {
  const t = useDataRequestText();
  const { failures } = useServices();
  const { withdraw } = useDataRequests();
  const save = useSaveExport();
  const [pending, setPending] = useState<'page' | 'json' | 'withdraw'>();
  const { id, state } = request;
  const press = (what: NonNullable<typeof pending>, act: () => Promise<unknown>) => ({
    pending: pending === what,
    onClick: async () => {
      setPending(what);
      await act().catch(failures.report);
      setPending(undefined);
    },
  });
  if (state !== 'ready' && !isOpenRequest(request)) return null;
  return (
    <div className="app-actions">
      {state === 'ready' ? (
        <>
          <Button {...press('page', () => save(id, 'page'))}>{t('data.page')}</Button>
          <Button variant="quiet" {...press('json', () => save(id, 'json'))}>
            {t('data.json')}
          </Button>
        </>
      ) : (
        <Button {...press('withdraw', () => withdraw(id).then(onWithdrawn))}>{t('data.withdraw')}</Button>
      )}
    </div>
  );
}
