import type { FarmersListQuery, UdongoApi } from '@udongo/sdk';
import { type MessageOverrides, useLocale, useOnline } from '@udongo/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { languageOf } from '../../messages/languages.ts';
import type { Services } from '../../services/createServices.ts';
import { isUnanswered } from '../../services/networkFirst.ts';
import { type OwnFarmers as Own, readOwnFarmers } from '../../services/ownFarmers.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { ComponentProvider } from '../ComponentProvider.tsx';
import { findOwn } from './findOwn.ts';
import { useOwnFarmersText } from './ownFarmersTexts.ts';

interface OwnFarmersProps {
  /** User id of the agent. */
  referrer: number;
  /** Draws the form on an API whose farmers are found on this device without a network. */
  draw: (api: Services['udongo']) => ReactNode;
}

/** Keeps the farmers of an agent on this device; without a network the picker below says how many those are. */
export default function OwnFarmers({ referrer, draw }: OwnFarmersProps) {
  const { udongo } = useServices();
  const t = useOwnFarmersText();
  const { components } = languageOf(useLocale());
  const isOnline = useOnline();
  const [own, setOwn] = useState<Own>();

  useEffect(() => {
    void readOwnFarmers(udongo.farmers, referrer).then(setOwn);
  }, [udongo, referrer]);

  const api = useMemo(() => {
    const { farmers } = udongo;
    const list = async (query?: FarmersListQuery, ...more: []) => {
      const find = () => findOwn(farmers, referrer, query);
      // Without a network, don't wait for the request to fail: the lines of the search before can still be pressed.
      const known = navigator.onLine ? undefined : await find();
      if (known) return known;
      try {
        return await farmers.list(query, ...more);
      } catch (error) {
        const found = isUnanswered(error) && (await find());
        if (found) return found;
        throw error;
      }
    };
    // The fields that are asked for go through.
    return { ...udongo, farmers: { ...farmers, list: list as UdongoApi['farmers']['list'] } };
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
  return <ComponentProvider words={words}>{draw(api)}</ComponentProvider>;
}
