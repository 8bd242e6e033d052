import type { SoilType } from '@udongo/sdk';
import { useMessages } from '../provider/index.ts';
import { soils, soilTypeTexts } from './soils.ts';

/**
 * A soil type in words.
 * @experimental
 */
export interface SoilTypeOption {
  /** As the API spells it. */
  value: SoilType;
  name: string;
  /** How it feels. */
  texture: string;
  colour: string;
}

/**
 * The soil types in words, with the texts of a help to identify them, for markup of your own. Source:
 * specification section 2, "Soil-type help dialog".
 * @experimental
 */
export function useSoilTypes({ onChoose }: { onChoose: (soilType: SoilType) => void }) {
  const t = useMessages(soilTypeTexts);
  return {
    /** 'Identify Soil Type'. */
    title: t('soilTypeHelp.title'),
    /** How to find out. */
    intro: t('soilTypeHelp.intro'),
    headers: {
      name: t('soilTypeHelp.type'),
      texture: t('soilTypeHelp.texture'),
      colour: t('soilTypeHelp.colour'),
    },
    soilTypes: soils.map(
      ({ value, key }): SoilTypeOption => ({
        value,
        name: t(`soilTypeHelp.${key}Name`),
        texture: t(`soilTypeHelp.${key}Texture`),
        colour: t(`soilTypeHelp.${key}Colour`),
      }),
    ),
    /** For the button that chooses a soil type; its name is a child. */
    getChooseProps: ({ value, name }: SoilTypeOption) => ({
      type: 'button' as const,
      'aria-label': `${t('soilTypeHelp.choose')}: ${name}`,
      onClick: () => onChoose(value),
    }),
  };
}
