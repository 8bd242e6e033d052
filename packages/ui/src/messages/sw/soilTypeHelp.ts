import type { soilTypeHelp as english } from '../en/soilTypeHelp.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const soilTypeHelp: Translation<typeof english> = {
  title: 'Tambua aina ya udongo',
  intro: 'Sugua udongo kidogo wenye unyevu kwa vidole, tazama rangi yake, kisha uchague.',
  type: 'Aina ya udongo',
  texture: 'Hali ukiugusa',
  colour: 'Rangi',
  choose: 'Chagua',
  sandyName: 'Kichanga',
  sandyTexture: 'Una chembechembe',
  sandyColour: 'Manjano hafifu, kahawia hafifu au iliyopauka',
  loamName: 'Tifutifu',
  loamTexture: 'Laini',
  loamColour: 'Kahawia iliyokolea hadi nyeusi',
  clayName: 'Mfinyanzi',
  clayTexture: 'Laini na unaonata ukiwa na maji',
  clayColour: 'Nyeusi hadi nyekundu',
};
