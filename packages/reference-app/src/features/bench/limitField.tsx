import {
  type CustomControlProps,
  type CustomRecordField,
  Input,
  type SensorReading,
  sensorLimits,
} from '@udongo/ui';
import { pasteProblemText, readQuantity } from '@udongo/ui/internal';
import { findMeanings } from './benchReadings.ts';

interface LimitSettings extends Pick<CustomRecordField, 'name' | 'label' | 'required'> {
  /** Whether the service keeps "< 5". */
  keepsLimits: boolean;
  /** Says which numbers a comma can mean. */
  sayUnclear: (meanings: NonNullable<ReturnType<typeof findMeanings>>) => string;
  /** Says what is wrong. */
  t: Parameters<typeof pasteProblemText>[2];
}

/** A field of a form for a reading as it is typed, also below the limit of its method; it saves the text. */
export function limitField(
  reading: SensorReading,
  { keepsLimits, sayUnclear, t, ...settings }: LimitSettings,
): CustomRecordField<string> {
  const { unit, min, max } = sensorLimits[reading];
  const say = (kind: Parameters<typeof pasteProblemText>[0]['kind']) =>
    pasteProblemText({ kind, severity: 'error' }, reading, t);
  return {
    ...settings,
    ...{ kind: 'custom', Control: ReadingInput, labelNote: unit },
    toTyped: (saved) => String(saved ?? ''),
    toSaved: (typed) => String(typed),
    check: (typed) => {
      const quantity = readQuantity(typed, reading);
      if (quantity.value === null) return say(quantity.reason);
      const meanings = findMeanings(String(typed), reading);
      if (meanings) return sayUnclear(meanings);
      if (quantity.isBelow && !keepsLimits) return say('limitUnknown');
      if (quantity.value === 0) return say('zero');
      return quantity.value < min || quantity.value > max ? say('outOfRange') : '';
    },
  };
}

function ReadingInput({ field, value, onValueChange, onBlur }: CustomControlProps<CustomRecordField>) {
  return (
    <Input
      name={field.name}
      inputMode="decimal"
      autoComplete="off"
      value={String(value ?? '')}
      onChange={({ target }) => onValueChange(target.value)}
      onBlur={onBlur}
    />
  );
}
