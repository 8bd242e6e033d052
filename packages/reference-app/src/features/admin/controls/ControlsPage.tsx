import type { CallOptions, ControlSoil, Device } from '@udongo/sdk';
import { Card } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { unlessNotTheirs } from '../../../lib/isNotOffered.ts';
import { mayCall } from '../../../lib/mayCall.ts';
import { useServices, useUser } from '../../../services/ServicesContext.ts';
import { useControls } from '../../../services/useControls.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { ControlSoils } from './ControlSoils.tsx';
import { ControlValues } from './ControlValues.tsx';
import { useControlsText } from './controlsTexts.ts';
import { MeasureControl } from './MeasureControl.tsx';

/** Control soils: their measurements and second measurements of samples over time, a form for another one, and the soils themselves. */
export function ControlsPage() {
  const t = useControlsText();
  const service = useControls();
  const { records } = useServices();
  const ask = useCallback(
    async (limit: number, options: CallOptions) => {
      const [soils, devices] = await Promise.all([
        unlessNotTheirs(service.listSoils({ limit }, options)),
        unlessNotTheirs(records.devices.list({ limit, is_active: true }, options)),
      ]);
      return { soils: soils?.results ?? null, devices: devices?.results ?? [] };
    },
    [service, records],
  );
  const { data, ...waiting } = useLoaded(ask, 100);
  return (
    <>
      <nav className="app-crumbs">
        <Link to="/devices">{t('controls.devices')}</Link>
      </nav>
      <PageTitle intro={t('controls.intro')}>{t('controls.title')}</PageTitle>
      {data?.soils ? (
        <Controls soils={data.soils} devices={data.devices} onChanged={waiting.reload} />
      ) : (
        <Card>{data ? <p>{t('controls.notOffered')}</p> : <Waiting {...waiting} />}</Card>
      )}
    </>
  );
}

interface ControlsProps {
  /** Those in use first. */
  soils: readonly ControlSoil[];
  devices: readonly Device[];
  onChanged: () => void;
}

function Controls({ soils, devices, onChanged }: ControlsProps) {
  const t = useControlsText();
  const role = useUser()?.role;
  const [measured, setMeasured] = useState(0);
  const isAdministrator = mayCall(role, 'controls.createSoil');
  return (
    <>
      {mayCall(role, 'controls.create') && (
        <MeasureControl
          soils={soils}
          devices={devices}
          onSaved={() => setMeasured(measured + 1)}
          onRefused={onChanged}
        />
      )}
      <Card>
        {soils.length === 0 ? (
          <EmptyState title={t('controls.noSoilsTitle')}>
            {t(isAdministrator ? 'controls.addFirst' : 'controls.noSoils')}
          </EmptyState>
        ) : (
          <ControlValues soils={soils} devices={devices} measured={measured} />
        )}
      </Card>
      {(soils.length > 0 || isAdministrator) && (
        <ControlSoils soils={soils} isAdministrator={isAdministrator} onChanged={onChanged} />
      )}
    </>
  );
}
