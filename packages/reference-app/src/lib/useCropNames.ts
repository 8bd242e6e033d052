import { useCropLabel } from '@udongo/ui';
import { useCallback, useMemo } from 'react';
import { useServices } from '../app/ServicesContext.ts';
import { useText } from '../messages/translator.ts';
import { useLoaded } from './useLoaded.ts';

const all = { limit: 100, public: true, ordering: 'name' } as const;

/** Names of crops by id, joined by commas; '' while they load. A crop that was withdrawn is named so. */
export function useCropNames(): (ids: readonly number[]) => string {
  const t = useText();
  const cropLabel = useCropLabel();
  const { udongo } = useServices();
  const { data } = useLoaded(udongo.crops.list, all);
  const names = useMemo(
    () => data && new Map(data.results.map(({ id, name }) => [id, cropLabel(name)])),
    [data, cropLabel],
  );
  return useCallback(
    (ids) => (names ? ids.map((id) => names.get(id) ?? t('booking.unknownCrop')).join(', ') : ''),
    [names, t],
  );
}
