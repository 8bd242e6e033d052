import type { CallOptions, Device } from '@udongo/sdk';
import { useCallback, useState } from 'react';
import { unlessNotTheirs } from '../../lib/isNotOffered.ts';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

export interface Probe {
  /** Probes in use; none where the service has no devices, or has not said yet. */
  offered: readonly Device[];
  /** Id of the probe that readings are saved with; null when nobody said. */
  used: number | null;
  /** Whether its calibration is overdue, as the service says. */
  isOverdue: boolean;
  /** Today's control soil with it, as the service says. */
  control: Device['control_state'];
  choose: (id: number | null) => void;
}

/** The probe on the bench, which this device remembers for the person. */
export function useProbe(): Probe {
  const { records } = useServices();
  const userId = useUser()?.id ?? 0;
  const [kept] = useState(() => createOwnDrafts<number>('probe', userId));
  const [chosen, setChosen] = useState(() => kept.load('new'));
  const ask = useCallback(
    (limit: number, options: CallOptions) =>
      unlessNotTheirs(records.devices.list({ limit, is_active: true }, options)),
    [records],
  );
  const { data } = useLoaded(ask, 100);
  const offered = data?.results ?? [];
  // A probe that is no longer in use took nothing today. Until the list is there, the remembered one counts.
  const used = data && !offered.some(({ id }) => id === chosen) ? null : chosen;
  const choose = (id: number | null) => {
    setChosen(id);
    if (id === null) kept.clear('new');
    else kept.save('new', id);
  };
  const probe = offered.find(({ id }) => id === used);
  const isOverdue = probe?.calibration_overdue === true;
  return { offered, used, isOverdue, control: probe?.control_state, choose };
}
