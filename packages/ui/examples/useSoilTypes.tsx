import type { SoilType } from '@udongo/sdk';
import { useSoilTypes } from '@udongo/ui/experimental';

/** The help beside the field, without a dialog. */
export function SoilTypes({
  onChoose,
}: {
  onChoose: (soilType: SoilType) => void;
}) {
  const { title, intro, soilTypes, getChooseProps } = useSoilTypes({
    onChoose,
  });
  return (
    <section aria-label={title}>
      <p>{intro}</p>
      <ul>
        {soilTypes.map((soil) => (
          <li key={soil.value}>
            <button {...getChooseProps(soil)}>{soil.name}</button>{' '}
            {soil.texture}, {soil.colour}
          </li>
        ))}
      </ul>
    </section>
  );
}
