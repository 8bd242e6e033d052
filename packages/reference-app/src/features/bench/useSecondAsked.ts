import type { SoilTestSample } from '@udongo/sdk';
import { useEffect, useRef, useState } from 'react';
import { useControls } from '../../services/useControls.ts';

/** Finds those of the saved samples that the service picked for a second measurement; none where it has no such check. */
export function useSecondAsked(saved: readonly SoilTestSample[]): readonly SoilTestSample[] {
  const { getDuplicate } = useControls();
  const [asked, setAsked] = useState<readonly SoilTestSample[]>([]);
  const known = useRef(new Set<number>());

  useEffect(() => {
    const added = saved.filter(({ id }) => !known.current.has(id));
    for (const sample of added) {
      known.current.add(sample.id);
      getDuplicate(sample.id).then(
        ({ is_needed, measured }) => {
          if (is_needed && !measured) setAsked((before) => [...before, sample]);
        },
        // The sample's own page asks again.
        () => undefined,
      );
    }
  }, [saved, getDuplicate]);
  return asked;
}
