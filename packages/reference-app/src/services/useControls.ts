import { controls } from '@udongo/sdk/operations';
import { useMemo } from 'react';
import { useServices } from './ServicesContext.ts';

/** The calls of control soils and second measurements, which only some pages need. */
export function useControls() {
  const { pick } = useServices();
  return useMemo(() => pick({ controls }).controls, [pick]);
}
