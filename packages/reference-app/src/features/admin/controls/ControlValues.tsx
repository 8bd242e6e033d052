import type {
  CallOptions,
  ControlMeasurement,
  ControlSoil,
  Device,
  RatedReading,
  SampleDuplicate,
} from '@udongo/sdk';
import {
  Badge,
  Button,
  Field,
  formatDate,
  formatReading,
  Select,
  sensorReadingMessages,
  Table,
  useLocale,
  useMessages,
} from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useControlText } from '../../../components/controls/controlTexts.ts';
import { soilReadings } from '../../../components/controls/readingFields.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { loadChart } from '../../../components/over-time/ReadingsOverTime.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { useControls } from '../../../services/useControls.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { useControlsText } from './controlsTexts.ts';

const texts = { sensorReading: sensorReadingMessages };
const duplicates = 'duplicates';
/** Measurements in the table until somebody asks for all. */
const fewRows = 10;

interface ControlValuesProps {
  soils: readonly ControlSoil[];
  devices: readonly Device[];
  /** Measurements saved on this page: each asks again. */
  measured: number;
}

/** The values of a control soil, or the differences of second measurements, on a chart and in a table. */
export function ControlValues({ soils, devices, measured }: ControlValuesProps) {
  const t = useControlsText();
  const shared = useControlText();
  const ui = useMessages(texts);
  const service = useControls();
  const [params] = useSearchParams();
  const [what, setWhat] = useState(String(soils[0]?.id ?? duplicates));
  const [reading, setReading] = useState<RatedReading>('pH');
  const [device, setDevice] = useState(params.get('controls') ?? '');
  const soil = soils.find(({ id }) => String(id) === what);
  const ask = useCallback(
    (query: { what: string; device: string }, options: CallOptions): Promise<Measured> => {
      const filters = { limit: 100, ...(query.device && { device: Number(query.device) }) };
      return query.what === duplicates
        ? service.listDuplicates(filters, options)
        : service.list({ ...filters, control_soil: Number(query.what) }, options);
    },
    [service],
  );
  const { data, ...waiting } = useLoaded(ask, { what, device, measured });
  const offered = soilReadings.filter((name) =>
    soil ? soil.limits[name] : data?.results.some(({ values }) => values.some((one) => one.reading === name)),
  );
  const shown = offered.includes(reading) ? reading : offered[0];
  return (
    <div className="app-over-time">
      <div className="app-over-time__choices">
        <Field label={t('controls.what')}>
          <Select
            options={[
              ...soils.map(({ id, name, is_active }) => ({
                value: String(id),
                label: is_active ? name : t('controls.retired', { name }),
              })),
              { value: duplicates, label: t('controls.duplicates') },
            ]}
            value={what}
            onChange={({ target }) => setWhat(target.value)}
          />
        </Field>
        {shown && (
          <Field label={t('controls.reading')}>
            <Select
              options={offered.map((name) => ({ value: name, label: ui(`sensorReading.${name}`) }))}
              value={shown}
              onChange={({ target }) => setReading(offered.find((one) => one === target.value) ?? 'pH')}
            />
          </Field>
        )}
        {devices.length > 0 && (
          <Field label={shared('control.device')}>
            <Select
              options={[
                { value: '', label: t('controls.allDevices') },
                ...devices.map(({ id, name, serial_number }) => ({
                  ...{ value: String(id), label: `${name} (${serial_number})` },
                })),
              ]}
              value={device}
              onChange={({ target }) => setDevice(target.value)}
            />
          </Field>
        )}
      </div>
      {!data && <Waiting {...waiting} />}
      {data?.count === 0 && <EmptyState title={t('controls.noneTitle')}>{t('controls.none')}</EmptyState>}
      {data && shown && data.count > 0 && (
        <Values
          listed={data}
          reading={shown}
          name={soil?.name ?? t('controls.duplicates')}
          isOneDevice={device !== ''}
        />
      )}
    </div>
  );
}

interface Measured {
  count: number;
  /** The latest first. */
  results: readonly (ControlMeasurement | SampleDuplicate)[];
}

interface ValuesProps {
  listed: Measured;
  reading: RatedReading;
  /** Names what was measured. */
  name: string;
  isOneDevice: boolean;
}

function Values({ listed, reading, name, isOneDevice }: ValuesProps) {
  const t = useControlsText();
  const shared = useControlText();
  const ui = useMessages(texts);
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const rows = listed.results.flatMap((measured) => {
    const value = measured.values.find((one) => one.reading === reading);
    if (!value) return [];
    const sample = 'sample' in measured ? measured : null;
    // Of two measurements of a sample the difference is compared.
    const drawn = sample ? Math.round((value.value - value.expected) * 100) / 100 : value.value;
    return [{ ...measured, ...value, drawn, sample, isDuplicate: sample !== null }];
  });
  const [latest] = rows;
  const first = rows.at(-1);
  if (!latest || !first) return null;
  const middle = latest.isDuplicate ? 0 : latest.expected;
  const called = latest.isDuplicate
    ? t('controls.differenceOf', { reading: ui(`sensorReading.${reading}`) })
    : ui(`sensorReading.${reading}`);
  const label = t('controls.chart', {
    ...{ reading: called, name },
    first: formatDate(locale, first.measured_on),
    last: formatDate(locale, latest.measured_on),
  });
  return (
    <>
      <div>
        <OnDemand
          load={loadChart}
          props={{
            points: rows.toReversed().map(({ measured_on, drawn, is_within }) => ({
              ...{ on: measured_on, value: drawn, isBeyond: !is_within },
            })),
            range: [middle - latest.limit, middle + latest.limit] as const,
            ...{ expected: middle, label, roomDays: 1, isJoined: isOneDevice && !latest.isDuplicate },
          }}
          room="app-over-time__chart"
        />
        <p className="app-quiet">{t('controls.band')}</p>
        {listed.count > listed.results.length && (
          <p className="app-quiet">
            {t('controls.latest', { count: listed.count, shown: String(listed.results.length) })}
          </p>
        )}
      </div>
      <Table
        caption={`${called}, ${name}`}
        rows={isWhole ? rows : rows.slice(0, fewRows)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'on',
            header: shared('control.day'),
            rowHeader: true,
            cell: ({ measured_on }) => formatDate(locale, measured_on, 'time'),
          },
          ...(latest.isDuplicate
            ? [
                {
                  key: 'sample',
                  header: t('controls.sample'),
                  cell: ({ sample }: (typeof rows)[number]) =>
                    sample && <Link to={`/bookings/${sample.booking}`}>{sample.sample_code}</Link>,
                },
              ]
            : []),
          {
            key: 'value',
            header: shared('control.value'),
            align: 'end',
            cell: ({ value, below_limit }) => formatReading(reading, value, below_limit),
          },
          {
            key: 'expected',
            header: latest.isDuplicate ? t('controls.first') : shared('control.expected'),
            align: 'end',
            cell: ({ expected, expected_below_limit, limit }) =>
              `${formatReading(reading, expected, expected_below_limit)} ± ${limit}`,
          },
          {
            key: 'state',
            header: shared('control.state'),
            cell: ({ is_within }) => (
              <Badge tone={is_within ? 'success' : 'warning'}>
                {shared(is_within ? 'control.isWithin' : 'control.isBeyond')}
              </Badge>
            ),
          },
          {
            key: 'device',
            header: shared('control.device'),
            cell: ({ device_name, device_serial_number }) =>
              device_name ? `${device_name} (${device_serial_number})` : shared('control.noDevice'),
          },
          {
            key: 'by',
            header: shared('control.by'),
            cell: ({ measured_by_name }) => measured_by_name || '-',
          },
        ]}
      />
      {!isWhole && rows.length > fewRows && (
        <div>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t('controls.showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}
