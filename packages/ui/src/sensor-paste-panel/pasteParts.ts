import type { RefObject } from 'react';
import { createPartContext } from '../lib/createPartContext.ts';
import type { DrawSlot } from '../lib/slots.ts';
import type { TranslateOf } from '../messages/index.ts';
import type { CurrentReadings, SensorPastePanelSlots } from './sensorPasteSlots.ts';
import type { sensorPasteTexts } from './sensorPasteTexts.ts';
import type { PasteState } from './usePaste.ts';
import type { usePasteWords } from './usePasteWords.ts';

interface PasteParts {
  paste: PasteState;
  words: ReturnType<typeof usePasteWords>;
  current: CurrentReadings;
  slot: DrawSlot<SensorPastePanelSlots>;
  t: TranslateOf<typeof sensorPasteTexts>;
  /** The text area takes the focus of a button that disappears. */
  textArea: RefObject<HTMLTextAreaElement | null>;
  hasLocation: boolean;
}

/** The provider of a panel, and the hook of its parts. */
export const [PastePartsContext, usePasteParts] = createPartContext<PasteParts>('SensorPastePanel.Root');
