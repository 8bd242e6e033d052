import type { CallOptions } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { useCallback } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useServerData } from '../../services/useServerData.ts';
import { askServed, type Served } from './askServed.ts';
import { useHomeText } from './homeTexts.ts';

/** A quiet line of how many farmers, samples and counties the service has served; nothing where it does not say. */
export function ServedCounts() {
  const t = useHomeText();
  const { visitor } = useServices();
  const given = useServerData<{ served?: Served | null }>();
  const ask = useCallback(
    // An answer that there are none is told from no answer yet.
    (_: null, options: CallOptions) => askServed(visitor, options).then((served) => ({ served })),
    [visitor],
  );
  const { data = given } = useLoaded(ask, null);
  const served = data?.served;
  if (!served) return null;
  return (
    <section aria-label={t('served.title')}>
      <dl className="app-served">
        {(['farmers', 'samples', 'counties'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`served.${name}`)}</dt>
            <dd>{formatNumber(served[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
