import { createUdongo, type SoilTestSample } from '@udongo/sdk';
import { SoilSampleForm, useSoilSampleMerge } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A stored sample that two people can change at the same time. */
export function ChangeSample({ sample }: { sample: SoilTestSample }) {
  const { api, question } = useSoilSampleMerge(udongo, sample);
  return (
    <>
      <SoilSampleForm api={api} sample={sample} />
      {question}
    </>
  );
}
