import { toNumber } from '@udongo/sdk/values';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { DrawSlot } from '../lib/slots.ts';
import { toDecimal } from '../lib/toDecimal.ts';
import { intlLocales } from '../messages/intlLocales.ts';
import { Input } from '../primitives/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { RecordFormField } from '../record-form/index.ts';
import type { CropFormSlots } from './CropFormProps.ts';
import { cropFormTexts } from './cropFormTexts.ts';
import type { CropFormValues } from './cropValues.ts';
import type { BoundField, nutrients } from './nutrients.ts';

interface NutrientRangeProps {
  nutrient: (typeof nutrients)[number];
  form: UseFormReturn<CropFormValues>;
  slot: DrawSlot<CropFormSlots>;
}

/** The low and the high bound of one nutrient, and their range as a bar. */
export function NutrientRange({
  nutrient: { name, low, high, unit, scale },
  form,
  slot,
}: NutrientRangeProps) {
  const t = useMessages(cropFormTexts);
  const bound = (field: BoundField, label: string) => (
    <RecordFormField
      path={field}
      required
      label={
        <>
          {/* A screen reader can read a bound outside of its group: it names its nutrient. */}
          <span className="udongo-hidden">{t(`cropForm.${name}`)} </span>
          {label}
        </>
      }
    >
      <Input inputMode="decimal" autoComplete="off" {...form.register(field)} />
    </RecordFormField>
  );
  return slot(
    'nutrient',
    <fieldset>
      {slot(
        'nutrientName',
        <legend>
          {t(`cropForm.${name}`)} <span className="udongo-crop-form__unit">{unit}</span>
        </legend>,
      )}
      <div className="udongo-crop-form__bounds">
        {bound(low, t('cropForm.low'))}
        {bound(high, t('cropForm.high'))}
      </div>
      <RangeBar form={form} low={low} high={high} scale={scale} slot={slot} />
    </fieldset>,
  );
}

interface RangeBarProps extends Pick<NutrientRangeProps, 'form' | 'slot'> {
  low: BoundField;
  high: BoundField;
  scale: number;
}

/** Repeats the bounds as a picture: hidden from assistive technology. */
function RangeBar({ form, low, high, scale, slot }: RangeBarProps) {
  const locale = useLanguageTag();
  const typed = useWatch({ control: form.control, name: [low, high] });
  const [from, to] = typed.map((text) => toNumber(toDecimal(text)) ?? 0) as [number, number];
  const end = to > scale ? to * 1.25 : scale;
  const percent = (value: number) => (100 * value) / end;
  return slot(
    'range',
    <div aria-hidden="true">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" role="presentation">
        {from > 0 && to >= from && (
          <rect x={percent(from)} width={Math.max(percent(to - from), 0.5)} y="0" height="8" />
        )}
      </svg>
      <span>0</span>
      <span>{new Intl.NumberFormat([...intlLocales(locale)], { maximumFractionDigits: 0 }).format(end)}</span>
    </div>,
  );
}
