import { useState } from 'react';
import type { DrawSlot } from '../lib/slots.ts';
import { Button } from '../primitives/button/index.ts';
import { Input } from '../primitives/input/index.ts';
import { useMessages } from '../provider/index.ts';
import type { SensorPastePanelSlots } from './sensorPasteSlots.ts';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import type { SensorPasteState } from './useSensorPaste.ts';

interface RowChooserProps {
  paste: SensorPasteState;
  slot: DrawSlot<SensorPastePanelSlots>;
}

/**
 * Selects one of the pasted rows: by its number, or one after the other. As quick for ten rows as for ten
 * thousand.
 */
export function RowChooser({ paste, slot }: RowChooserProps) {
  const t = useMessages(sensorPasteTexts);
  const { rowIndex, rowCount, setRowIndex } = paste;
  const [typed, setTyped] = useState<string | null>(null);
  const move = (index: number) => {
    setTyped(null);
    setRowIndex(index);
  };
  return slot(
    'rows',
    <fieldset aria-label={t('sensorPaste.row')}>
      <Button
        icon="chevronLeft"
        aria-label={t('sensorPaste.previousRow')}
        disabled={rowIndex === 0}
        onClick={() => move(rowIndex - 1)}
      />
      <span>{t('sensorPaste.row')}</span>
      <Input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('sensorPaste.row')}
        size={String(rowCount).length}
        value={typed ?? String(rowIndex + 1)}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          if (/^\d+$/.test(text.trim())) setRowIndex(Number(text) - 1);
        }}
        // Enter would submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onBlur={() => setTyped(null)}
      />
      <span>{t('sensorPaste.rowOf', { count: rowCount })}</span>
      <Button
        icon="chevronRight"
        aria-label={t('sensorPaste.nextRow')}
        disabled={rowIndex === rowCount - 1}
        onClick={() => move(rowIndex + 1)}
      />
    </fieldset>,
  );
}
