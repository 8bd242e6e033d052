import { fillControl } from './fillControl.ts';
import { findControl } from './findControl.ts';
import { type FillOptions, type Screen, translatorOf, userOf } from './Screen.ts';

/** Pastes the readings of a probe into a `SensorPastePanel` or `SensorPasteDialog`, and presses "Apply". */
export async function pasteReadings(screen: Screen, text: string, options: FillOptions = {}): Promise<void> {
  const t = translatorOf(options);
  await fillControl(screen, await findControl(screen, t('sensorPaste.text')), text, options);
  const [apply] = await screen.findAllByRole('button', { name: t('sensorPaste.apply') });
  if (apply) await userOf(options).click(apply);
}
