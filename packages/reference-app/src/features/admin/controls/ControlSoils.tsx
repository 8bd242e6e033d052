import type { ControlLimit, ControlLimits, ControlSoil, RatedReading } from '@udongo/sdk';
import {
  Badge,
  Button,
  Card,
  formatReading,
  type RecordField,
  RecordForm,
  sensorReadingMessages,
  Table,
  useMessages,
} from '@udongo/ui';
import { useState } from 'react';
import { useControlText } from '../../../components/controls/controlTexts.ts';
import { readingField, soilReadings } from '../../../components/controls/readingFields.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useControls } from '../../../services/useControls.ts';
import { useControlsText } from './controlsTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

interface ControlSoilsProps {
  soils: readonly ControlSoil[];
  /** Whether this person adds soils and takes them out of use. */
  isAdministrator: boolean;
  onChanged: () => void;
}

/** The control soils with what they should measure. */
export function ControlSoils({ soils, isAdministrator, onChanged }: ControlSoilsProps) {
  const t = useControlsText();
  const shared = useControlText();
  const ui = useMessages(texts);
  const { retireSoil } = useControls();
  const { toaster, failures } = useServices();
  const [isAdding, setIsAdding] = useState(false);
  const [pending, setPending] = useState<number>();
  const retire = async ({ id, name }: ControlSoil) => {
    setPending(id);
    try {
      await retireSoil(id);
      toaster.show({ tone: 'success', message: t('controls.isDone', { name }) });
      onChanged();
    } catch (error) {
      failures.report(error);
    }
    setPending(undefined);
  };
  const say = (limits: ControlLimits) =>
    soilReadings
      .flatMap((reading) => {
        const limit = limits[reading];
        if (!limit) return [];
        const { expected, deviation } = limit;
        const name = ui(`sensorReading.${reading}`);
        return t('controls.limit', {
          ...{ reading: name, expected: String(expected), deviation: formatReading(reading, deviation) },
        });
      })
      .join(', ');
  return (
    <Card title={t('controls.soils')}>
      <div className="app-form">
        {soils.length > 0 && (
          <Table
            caption={t('controls.soils')}
            rows={soils}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: t('controls.name'), rowHeader: true, cell: ({ name }) => name },
              { key: 'limits', header: t('controls.limits'), cell: ({ limits }) => say(limits) },
              {
                key: 'state',
                header: shared('control.state'),
                cell: ({ is_active }) => (
                  <Badge tone={is_active ? 'success' : 'neutral'}>
                    {t(is_active ? 'controls.isActive' : 'controls.isRetired')}
                  </Badge>
                ),
              },
              ...(isAdministrator
                ? [
                    {
                      key: 'actions',
                      header: t('controls.actions'),
                      cell: (soil: ControlSoil) =>
                        soil.is_active && (
                          <Button
                            size="small"
                            pending={pending === soil.id}
                            aria-label={t('controls.retireOf', { name: soil.name })}
                            onClick={() => void retire(soil)}
                          >
                            {t('controls.retire')}
                          </Button>
                        ),
                    },
                  ]
                : []),
            ]}
          />
        )}
        {isAdministrator &&
          (isAdding ? (
            <AddSoil
              onAdded={() => {
                setIsAdding(false);
                onChanged();
              }}
              onCancel={() => setIsAdding(false)}
            />
          ) : (
            <div>
              <Button icon="plus" onClick={() => setIsAdding(true)}>
                {t('controls.add')}
              </Button>
            </div>
          ))}
      </div>
    </Card>
  );
}

type Typed = Partial<Record<RatedReading, { [Key in keyof ControlLimit]?: number | null }>>;

function AddSoil({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const t = useControlsText();
  const shared = useControlText();
  const ui = useMessages(texts);
  const { createSoil } = useControls();
  const fields: RecordField[] = [
    {
      kind: 'text',
      name: 'name',
      label: t('controls.name'),
      required: shared('control.isRequired', { name: t('controls.name') }),
      maxLength: 100,
      autoComplete: 'off',
      span: 'full',
    },
    ...soilReadings.flatMap((reading): RecordField[] => {
      const name = ui(`sensorReading.${reading}`);
      const isGiven = ({ limits }: { limits?: unknown }, key: keyof ControlLimit) =>
        // The form keeps what is typed as text.
        Boolean((limits as Record<string, Partial<Record<string, string>>> | undefined)?.[reading]?.[key]);
      const expected = {
        name: `limits.${reading}.expected`,
        label: t('controls.expectedOf', { reading: name }),
      };
      const deviation = {
        name: `limits.${reading}.deviation`,
        label: t('controls.deviationOf', { reading: name }),
      };
      return [
        {
          ...readingField(reading, expected),
          required: (values) => (isGiven(values, 'deviation') ? t('controls.both') : undefined),
        },
        {
          ...readingField(reading, deviation),
          min: 0,
          required: (values) => (isGiven(values, 'expected') ? t('controls.both') : undefined),
        },
      ];
    }),
  ];
  return (
    <>
      <p className="app-quiet">{t('controls.addHint')}</p>
      <RecordForm
        title={t('controls.add')}
        mode="create"
        fields={fields}
        save={async (values, options) => {
          const { name, limits } = values as unknown as { name: string; limits: Typed };
          const given = Object.entries(limits).filter(([, limit]) => typeof limit.expected === 'number');
          return createSoil({ name, limits: Object.fromEntries(given) as ControlLimits }, options);
        }}
        savedMessage={t('controls.added')}
        onSaved={onAdded}
        onCancel={onCancel}
      />
    </>
  );
}
