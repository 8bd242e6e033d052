import { useState } from 'react';
import { Button } from '../primitives/button/index.ts';
import type { IconName } from '../primitives/icon/index.ts';
import { Input } from '../primitives/input/index.ts';
import { usePasteParts } from './pasteParts.ts';

/**
 * Selects one of the pasted rows: by its number, or one after the other. As quick for ten rows as for ten
 * thousand.
 */
export function RowChooser() {
  const { paste, slot, t } = usePasteParts();
  const { rowIndex, rowCount, setRowIndex } = paste;
  const [typed, setTyped] = useState<string | null>(null);
  const move = (index: number) => {
    setTyped(null);
    setRowIndex(index);
  };
  if (rowCount < 2) return null;
  const step = (icon: IconName, label: string, to: number) => {
    const isBeyond = to < 0 || to === rowCount;
    return (
      <Button
        icon={icon}
        aria-label={label}
        // A button that is natively disabled loses the focus at the last row.
        rootProps={{ 'aria-disabled': isBeyond }}
        onClick={() => isBeyond || move(to)}
      />
    );
  };
  return slot(
    'rows',
    <fieldset aria-label={t('sensorPaste.row')}>
      {step('chevronLeft', t('sensorPaste.previousRow'), rowIndex - 1)}
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
      {step('chevronRight', t('sensorPaste.nextRow'), rowIndex + 1)}
    </fieldset>,
  );
}
