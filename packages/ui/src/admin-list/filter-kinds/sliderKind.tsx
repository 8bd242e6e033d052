import type { KeyboardEvent } from 'react';
import { Button, Field } from '../../primitives/index.ts';
import { type FilterControlProps, type FilterKind, useMessages } from '../../provider/index.ts';
import { filterTexts } from './filterTexts.ts';

/** A number between two ends; until it is touched, it filters nothing. */
export const sliderKind = { Control: SliderControl } as const satisfies FilterKind;

/** Keys that set a slider's value, even to the one that its thumb already shows. */
const settingKeys = new Set(['Home', 'End', 'PageDown', 'ArrowLeft', 'ArrowDown']);

function SliderControl({
  name,
  label,
  value,
  onValueChange,
  min = 0.5,
  max = 5,
  step = 0.5,
}: FilterControlProps) {
  const t = useMessages(filterTexts);
  const shown = value === '' ? String(min) : value;
  const set = (input: HTMLInputElement) => {
    if (value === '') onValueChange(input.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (settingKeys.has(event.key)) set(event.currentTarget);
  };
  return (
    <Field label={label} labelNote={value === '' ? t('adminList.any') : value}>
      {(control) => (
        <div className="udongo-admin-list__slider" data-empty={value === '' ? '' : undefined}>
          <input
            {...control}
            type="range"
            name={name}
            className="udongo-admin-list__slider-input"
            min={min}
            max={max}
            step={step}
            value={shown}
            aria-valuetext={value === '' ? t('adminList.any') : value}
            onChange={(event) => onValueChange(event.target.value)}
            onPointerUp={(event) => set(event.currentTarget)}
            onKeyDown={press}
          />
          {value !== '' && (
            <Button
              variant="quiet"
              icon="close"
              aria-label={t('adminList.clear', { label })}
              onClick={() => onValueChange('')}
            />
          )}
        </div>
      )}
    </Field>
  );
}
