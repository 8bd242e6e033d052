import {
  ApiError,
  type ControlMeasurement,
  type ControlMeasurementRequest,
  type ControlSoil,
  type Device,
} from '@udongo/sdk';
import { Alert, Card, Field, RecordForm, Select, sensorReadingMessages, useMessages } from '@udongo/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BeyondValues } from '../../../components/controls/ControlNotice.tsx';
import { useControlText } from '../../../components/controls/controlTexts.ts';
import { readingField, soilReadings } from '../../../components/controls/readingFields.ts';
import { useControls } from '../../../services/useControls.ts';
import { useKeptForm } from '../../../services/useKeptForm.ts';
import { useControlsText } from './controlsTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

interface Typed extends Pick<ControlMeasurementRequest, 'readings'> {
  device: string;
}

interface MeasureControlProps {
  /** Those in use first. */
  soils: readonly ControlSoil[];
  devices: readonly Device[];
  onSaved: () => void;
  /** Called when the soil is no longer in use. */
  onRefused: () => void;
}

/**
 * The form of a measurement: the readings that the chosen soil has; nothing without a soil in use. Typed values stay on the device until
 * they are saved. It says at once whether they are within the limits.
 */
export function MeasureControl({ soils, devices, onSaved, onRefused }: MeasureControlProps) {
  const t = useControlsText();
  const shared = useControlText();
  const ui = useMessages(texts);
  const service = useControls();
  const [params] = useSearchParams();
  const kept = useKeptForm<number>('control', 'new');
  const [chosen, setChosen] = useState(kept.subject);
  const [saved, setSaved] = useState<ControlMeasurement>();
  const place = useRef<HTMLDivElement>(null);
  // The form after a measurement is another one.
  useEffect(() => {
    if (saved) place.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [saved]);
  const inUse = soils.filter(({ is_active }) => is_active);
  const soil = soils.find(({ id }) => id === chosen) ?? inUse[0];
  if (!soil) return null;
  const named = devices.find(({ id }) => String(id) === params.get('controls')) ?? devices[0];
  const choose = (id: number) => {
    setChosen(id);
    if (kept.subject() !== undefined) kept.turnTo(id);
  };
  return (
    <Card title={t('controls.measure')}>
      {devices.length === 0 ? (
        <p>{t('controls.noDevices')}</p>
      ) : (
        <div className="app-form" ref={place}>
          <Field label={t('controls.soil')}>
            <Select
              options={[...inUse, ...(soil.is_active ? [] : [soil])].map(({ id, name, is_active }) => ({
                ...{ value: String(id), label: is_active ? name : t('controls.retired', { name }) },
              }))}
              value={String(soil.id)}
              onChange={({ target }) => choose(Number(target.value))}
            />
          </Field>
          <RecordForm
            key={`${soil.id} ${saved?.id}`}
            title={soil.name}
            mode="create"
            submitLabel={t('controls.save')}
            values={{ device: String(named?.id), ...kept.values() }}
            rootProps={kept.rootProps(soil.id)}
            fields={[
              {
                kind: 'select',
                name: 'device',
                label: shared('control.device'),
                required: shared('control.isRequired', { name: shared('control.device') }),
                span: 'full',
                options: devices.map(({ id, name, serial_number }) => ({
                  ...{ value: String(id), label: `${name} (${serial_number})` },
                })),
              },
              ...soilReadings
                .filter((reading) => soil.limits[reading])
                .map((reading) => {
                  const label = ui(`sensorReading.${reading}`);
                  const required = shared('control.isRequired', { name: label });
                  return readingField(reading, { name: `readings.${reading}`, label, required });
                }),
            ]}
            save={async (values, options) => {
              const { device, readings } = values as unknown as Typed;
              const body = { control_soil: soil.id, device: Number(device), readings };
              try {
                return await service.create(body, options);
              } catch (error) {
                if (!(error instanceof ApiError) || !error.fieldErrors.control_soil) throw error;
                setChosen(soil.id);
                onRefused();
                throw new Error(t('controls.isOut', { name: soil.name }));
              }
            }}
            savedMessage={t('controls.saved')}
            onSaved={(measurement) => {
              kept.clear();
              setChosen(soil.id);
              setSaved(measurement);
              onSaved();
            }}
          />
          {saved && (
            <Alert tone={saved.is_within ? 'success' : 'warning'}>
              <p>{shared(saved.is_within ? 'control.within' : 'control.beyond')}</p>
              <BeyondValues values={saved.values} />
            </Alert>
          )}
        </div>
      )}
    </Card>
  );
}
