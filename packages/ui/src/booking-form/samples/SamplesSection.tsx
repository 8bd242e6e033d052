import { Fragment, memo, type ReactNode, useState } from 'react';
import { useEvent } from '../../lib/useEvent.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import { SampleContext, type SampleValue } from '../fields/index.ts';
import { useBookingRoot } from '../session/index.ts';
import { bookingTexts } from '../values/index.ts';
import { SampleCard } from './SampleCard.tsx';

interface SamplesSectionProps {
  /** One sample, drawn for each: `BookingForm.Sample` with fields of your choice. */
  children?: ReactNode;
}

const card = <SampleCard />;

/** The samples as repeatable cards; a removed one leaves a line with Undo. */
export function SamplesSection({ children = card }: SamplesSectionProps) {
  const { pathId, setChoice, samples, slot, features } = useBookingRoot();
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
        {/* A status that appears with its text is not announced everywhere. */}
        <span role="alert">{t('bookingSample.removed', { number: removed.index + 1 })}</span>
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
              <Sample
                index={index}
                collapsed={collapsed}
                duplicate={duplicate}
                remove={remove}
                toggle={toggle}
                onSoilTypeHelp={openHelp}
              >
                {children}
              </Sample>
            </Fragment>
          ))}
          {removed && removed.index >= rows.length && undoLine}
          {rows.length === 0 &&
            slot(
              'noSamples',
              <li>
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
      <features.SoilTypeDialog
        open={helped !== null}
        onOpenChange={() => setHelped(null)}
        onChoose={(soilType) => helped !== null && setChoice(`samples.${helped}.soil_type`, soilType)}
      />
    </>
  );
}

interface SampleProps extends SampleValue {
  children: ReactNode;
}

/** Gives one sample to its fields. It does not render while somebody types in another: none of its props changes then. */
const Sample = memo(function Sample({ children, ...sample }: SampleProps) {
  return <SampleContext.Provider value={sample}>{children}</SampleContext.Provider>;
});
