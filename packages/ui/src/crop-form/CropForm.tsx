import { createSlots, type SlotProps } from '../lib/slots.ts';
import { Checkbox, Input } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import {
  RecordFormField,
  RecordFormFrame,
  type RecordFormSlots,
  type RecordFormState,
} from '../record-form/index.ts';
import type { CropFormProps, CropFormSlots } from './CropFormProps.ts';
import { cropFormTexts } from './cropFormTexts.ts';
import { NutrientRange } from './NutrientRange.tsx';
import { nutrients } from './nutrients.ts';
import { OtherNames } from './OtherNames.tsx';
import { useCropForm } from './useCropForm.ts';

/**
 * Creates or changes a crop: its name, whether everybody can choose it, and the range of each nutrient. For a
 * stored crop, its other names are below. Source: specification sections 2, 5 and 8, "Crop form".
 */
export function CropForm({ onCancel, as, classNames, render, rootProps, ...params }: CropFormProps) {
  const { api, crop } = params;
  const t = useMessages(cropFormTexts);
  const controller = useCropForm(params);
  const { form, mode, pending } = controller;
  // A tick means yes or no, so it cannot show a value that the server left out.
  const isPublicKnown = crop?.public !== undefined || mode === 'create';
  const slots = { classNames, render };
  const slot = createSlots<CropFormSlots, RecordFormState>(
    'crop-form',
    { mode, pending },
    { ...slots, rootProps },
  );
  return slot(
    'root',
    <div>
      <RecordFormFrame as={as} controller={controller} onCancel={onCancel} {...frameSlots(slots)}>
        <RecordFormField path="name" required label={t('cropForm.name')}>
          <Input maxLength={100} autoComplete="off" {...form.register('name')} />
        </RecordFormField>
        {crop?.name_in_rules !== undefined && (
          <RecordFormField path="name_in_rules" label={t('cropForm.nameInRules')}>
            <Input maxLength={100} {...form.register('name_in_rules')} />
          </RecordFormField>
        )}
        {isPublicKnown && (
          <Checkbox
            id={controller.fieldId('public')}
            label={t('cropForm.public')}
            {...form.register('public')}
          />
        )}
        {slot(
          'ranges',
          <section aria-label={t('cropForm.ranges')}>
            {slot('rangesTitle', <h3>{t('cropForm.ranges')}</h3>)}
            <p className="udongo-crop-form__hint">{t('cropForm.rangesHint')}</p>
            <div className="udongo-crop-form__nutrients">
              {nutrients.map((nutrient) => (
                <NutrientRange key={nutrient.name} nutrient={nutrient} form={form} slot={slot} />
              ))}
            </div>
          </section>,
        )}
      </RecordFormFrame>
      {crop && <OtherNames api={api} crop={crop} slot={slot} />}
    </div>,
  );
}

/** Gives the frame its slots from a crop form's: its root is the slot `form` here. The cast is safe: it asks for its own slots only. */
function frameSlots({ classNames, render }: SlotProps<CropFormSlots, RecordFormState>) {
  return {
    classNames: { ...classNames, root: classNames?.form },
    render: { ...render, root: render?.form },
  } as SlotProps<RecordFormSlots, RecordFormState>;
}
