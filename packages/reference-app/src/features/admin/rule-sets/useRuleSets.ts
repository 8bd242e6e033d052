import { ruleSets } from '@udongo/sdk/operations';
import { useMemo } from 'react';
import { useServices } from '../../../services/ServicesContext.ts';

/** The calls of rule sets, which only these pages need. */
export function useRuleSets() {
  const { pick } = useServices();
  return useMemo(() => pick({ ruleSets }).ruleSets, [pick]);
}
