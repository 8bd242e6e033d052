import { Fragment, useState } from 'react';
import type { DrawSlot } from '../../lib/slots.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import { SoilTypeDialog } from '../../soil-type-dialog/index.ts';
import { type BookingFormSlots, bookingTexts, useBookingFields } from '../values/index.ts';
import { SampleCard } from './SampleCard.tsx';
import type { SampleRows } from './useSampleRows.ts';

interface SamplesSectionProps {
  samples: SampleRows;
  slot: DrawSlot<BookingFormSlots>;
}

/** The samples as repeatable cards; a removed one leaves a line with Undo. */
export function SamplesSection({ samples, slot }: SamplesSectionProps) {
  const { pathId, setChoice } = useBookingFields();
  const t = useMessages(bookingTexts);
  /** The sample for which the dialog finds the soil type. */
  const [helped, setHelped] = useState<number | null>(null);
  const openHelp = useEvent((index: number) => setHelped(index));
  const { rows, removed, add, duplicate, remove, toggle } = samples;

  const undoLine =
    removed &&
    slot(
      'sampleRemoved',
      <li key="removed">
        <span role="status">{t('bookingSample.removed', { number: removed.index + 1 })}</span>
        <Button
          id={pathId('undo')}
          variant="quiet"
          aria-label={t('bookingSample.undoOf', { number: removed.index + 1 })}
          onClick={samples.undoRemove}
        >
          {t('bookingSample.undo')}
        </Button>
      </li>,
    );

  return (
    <>
      {slot(
        'sampleList',
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from lists drawn without bullets
        <ul role="list" aria-label={t('bookingSample.list')}>
          {rows.map(({ key, collapsed }, index) => (
            <Fragment key={key}>
              {removed?.index === index && undoLine}
              <SampleCard
                index={index}
                collapsed={collapsed}
                duplicate={duplicate}
                remove={remove}
                toggle={toggle}
                onSoilTypeHelp={openHelp}
              />
            </Fragment>
          ))}
          {removed && removed.index >= rows.length && undoLine}
          {rows.length === 0 &&
            slot(
              'noSamples',
              <li key="none">
                <strong>{t('bookingSample.none')}</strong> {t('bookingSample.noneHint')}
              </li>,
            )}
        </ul>,
      )}
      {slot(
        'addSample',
        <div>
          <Button id={pathId('add')} icon="plus" onClick={add}>
            {t('bookingSample.add')}
          </Button>
        </div>,
      )}
      <SoilTypeDialog
        open={helped !== null}
        onOpenChange={() => setHelped(null)}
        onChoose={(soilType) => helped !== null && setChoice(`samples.${helped}.soil_type`, soilType)}
      />
    </>
  );
}
