import type { ControlMeasurement, ControlMeasurementRequest, ControlSoil, Device } from '@udongo/sdk';
import { Alert, Field, RecordForm, Select, sensorReadingMessages, useMessages } from '@udongo/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BeyondValues } from '../../../components/controls/ControlNotice.tsx';
import { useControlText } from '../../../components/controls/controlTexts.ts';
import { readingField, soilReadings } from '../../../components/controls/readingFields.ts';
import { useControls } from '../../../services/useControls.ts';
import { useControlsText } from './controlsTexts.ts';

const texts = { sensorReading: sensorReadingMessages };

interface Typed extends Pick<ControlMeasurementRequest, 'readings'> {
  device: string;
}

interface MeasureControlProps {
  /** Those in use, at least one. */
  soils: readonly ControlSoil[];
  devices: readonly Device[];
  onSaved: () => void;
}

/** The form of a measurement: the readings that the chosen soil has. It says at once whether they are within the limits. */
export function MeasureControl({ soils, devices, onSaved }: MeasureControlProps) {
  const t = useControlsText();
  const shared = useControlText();
  const ui = useMessages(texts);
  const service = useControls();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(soils[0]?.id);
  const [saved, setSaved] = useState<ControlMeasurement>();
  const soil = soils.find(({ id }) => id === chosen) ?? soils[0];
  if (devices.length === 0 || !soil) return <p>{t('controls.noDevices')}</p>;
  const named = devices.find(({ id }) => String(id) === params.get('controls')) ?? devices[0];
  return (
    <div className="app-form">
      {soils.length > 1 && (
        <Field label={t('controls.soil')}>
          <Select
            options={soils.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(soil.id)}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </Field>
      )}
      <RecordForm
        key={soil.id}
        title={soil.name}
        mode="create"
        submitLabel={t('controls.save')}
        values={{ device: String(named?.id) }}
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
          return service.create({ control_soil: soil.id, device: Number(device), readings }, options);
        }}
        savedMessage={t('controls.saved')}
        onSaved={(measurement) => {
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
  );
}
