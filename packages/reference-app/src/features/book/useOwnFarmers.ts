import type { SessionUser } from '@udongo/sdk';
import { type MessageOverrides, useLocale, useOnline } from '@udongo/ui';
import { useEffect, useMemo, useState } from 'react';
import { languageOf } from '../../messages/languages.ts';
import { findAmong, type OwnFarmers, readOwnFarmers } from '../../services/ownFarmers.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useOwnFarmersText } from './ownFarmersTexts.ts';

/**
 * Keeps the farmers of an agent on this device. Gives the API whose farmers are found there without a network, and the words of the
 * picker that then say how many those are; undefined with a network.
 */
export function useOwnFarmers(person: SessionUser | null) {
  const { udongo } = useServices();
  const t = useOwnFarmersText();
  const { components } = languageOf(useLocale());
  const isOnline = useOnline();
  const referrer = person?.role === 'agent' ? person.id : null;
  const [own, setOwn] = useState<OwnFarmers>();

  useEffect(() => {
    if (referrer !== null) void readOwnFarmers(udongo.farmers, referrer).then(setOwn);
  }, [udongo, referrer]);

  const api = useMemo(() => {
    if (referrer === null) return udongo;
    const farmers = findAmong(udongo.farmers, () => readOwnFarmers(udongo.farmers, referrer));
    return { ...udongo, farmers };
  }, [udongo, referrer]);
  const words = useMemo((): MessageOverrides | undefined => {
    if (isOnline || !own || own.farmers.length === 0) return undefined;
    const counts = { known: own.farmers.length, count: own.count };
    return {
      farmerPicker: {
        ...components.farmerPicker,
        placeholder: t(counts.known < counts.count ? 'ownFarmers.some' : 'ownFarmers.all', counts),
        empty: t('ownFarmers.notKnown', counts),
      },
    };
  }, [isOnline, own, components, t]);
  return { api, words };
}
