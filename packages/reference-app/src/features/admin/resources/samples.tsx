import type { CallOptions, SoilTestSample } from '@udongo/sdk';
import { locateDevice } from '@udongo/sdk/location';
import { writeLimit } from '@udongo/sdk/results';
import { formatNumber, soilTypes } from '@udongo/sdk/values';
import {
  type AdminListFormProps,
  codeOf,
  Field,
  Input,
  SoilSampleForm,
  type SoilSampleFormApi,
  useSoilSampleMerge,
} from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { LabelsDialog } from '../../../components/LabelsDialog.tsx';
import { MapLink } from '../../../components/MapLink.tsx';
import { isBelow } from '../../../lib/isBelow.ts';
import { isStaff, mayCall } from '../../../lib/mayCall.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { nameColumn } from '../nameColumn.tsx';
import { bookingStatusFilter, searchFilter, testTypeFilter, yesNoFilter } from '../resourceFields.ts';

const codeOfBooking = ({ booking_code, booking }: SoilTestSample) =>
  codeOf({ code: booking_code, id: booking });

/** Gives the place where a sample was measured; null if it is unknown. */
function pointOf({ sensor_data }: SoilTestSample) {
  const { latitude, longitude } = sensor_data ?? {};
  return latitude && longitude ? { latitude, longitude } : null;
}

type Reading = keyof NonNullable<SoilTestSample['sensor_data']>;

/** The readings that are compared most; the form has all. */
const readings = [
  'nitrogen',
  'phosphorus',
  'potassium',
  'pH',
  'conductivity',
  'moisture',
] as const satisfies Reading[];

interface SampleFormProps extends AdminListFormProps<SoilTestSample> {
  api: SoilSampleFormApi;
  reasonLabel: string;
  reasonHint: string;
}

function SampleForm({ api, reasonLabel, reasonHint, record, onSaved, onCancel }: SampleFormProps) {
  const [reason, setReason] = useState('');
  const explained: SoilSampleFormApi['samples'] = {
    ...api.samples,
    update: (id, body, options) =>
      api.samples.update(id, record?.sensor_data ? { ...body, correction_reason: reason } : body, options),
  };
  const { records } = useServices();
  // A stored sample says itself whether the service keeps "< 5"; of a new one any other does.
  const ask = useCallback(
    async (limit: number, options: CallOptions) =>
      limit === 0 ? null : records.samples.list({ limit, fields: 'id,below_limit' }, options),
    [records],
  );
  const { data: others } = useLoaded(ask, record ? 0 : 1);
  const merge = useSoilSampleMerge({ ...api, samples: explained }, record);
  return (
    <>
      {record?.sensor_data && (
        <Field label={reasonLabel} hint={reasonHint}>
          <Input
            autoComplete="off"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      <SoilSampleForm
        api={merge.api}
        sample={record}
        {...(!record && { keepsLimits: others?.results[0]?.below_limit !== undefined })}
        locate={locateDevice}
        onSaved={onSaved}
        onCancel={onCancel}
      />
      {merge.question}
    </>
  );
}

export const resource = defineResource({
  texts: {
    en: {
      sample: {
        add: 'Add sample',
        code: 'Code',
        printLabels: 'Print labels',
        location: 'Location',
        coordinates: 'Coordinates',
        booking: 'Booking',
        bookingOf: 'Booking {number}',
        soil: 'Soil',
        measured: 'Has readings',
        dueBy: 'Test day until',
        status: 'Status of the booking',
        searchHint: 'Location, farmer, code',
        reason: 'Why are the readings corrected?',
        reasonHint: 'Only if you change a reading. A sample that was measured again is saved on the bench.',
      },
      reading: {
        nitrogen: 'N (mg/kg)',
        phosphorus: 'P (mg/kg)',
        potassium: 'K (mg/kg)',
        pH: 'pH',
        conductivity: 'EC (µS/cm)',
        moisture: 'Moisture (%)',
      },
    },
    sw: {
      sample: {
        add: 'Ongeza sampuli',
        code: 'Nambari ya sampuli',
        printLabels: 'Chapisha lebo',
        location: 'Mahali',
        coordinates: 'Latitudo na longitudo',
        booking: 'Miadi',
        bookingOf: 'Miadi {number}',
        soil: 'Udongo',
        measured: 'Ina vipimo',
        dueBy: 'Siku ya upimaji hadi',
        status: 'Hali ya miadi',
        searchHint: 'Mahali, mkulima, nambari ya sampuli',
        reason: 'Kwa nini vipimo vinasahihishwa?',
        reasonHint: 'Ukibadilisha kipimo tu. Sampuli iliyopimwa tena huhifadhiwa kwenye meza ya kupimia.',
      },
      reading: {
        nitrogen: 'N (mg/kg)',
        phosphorus: 'P (mg/kg)',
        potassium: 'K (mg/kg)',
        pH: 'pH',
        conductivity: 'EC (µS/cm)',
        moisture: 'Unyevu (%)',
      },
    },
  },
  names: ['crop'],
  list: ({ t, app, words, role, withoutScreens, records, udongo, nameOf }): ResourceList<SoilTestSample> => {
    const seesAll = mayCall(role, 'samples.list');
    const hasBench = mayCall(role, 'samples.update') && !withoutScreens.includes('bench');
    return {
      defaultOrdering: '-id',
      columns: [
        {
          key: 'code',
          header: t('sample.code'),
          value: codeOf,
          ...(hasBench && {
            cell: (sample: SoilTestSample) => (
              <Link className="app-booking-code" to={`/bench?sample=${sample.id}`}>
                {codeOf(sample)}
              </Link>
            ),
          }),
        },
        {
          key: 'location',
          rowHeader: true,
          header: t('sample.location'),
          value: ({ sample_location }) => sample_location,
        },
        {
          key: 'booking',
          header: t('sample.booking'),
          value: codeOfBooking,
          cell: (sample) => (
            <Link
              className="app-booking-code"
              to={`/bookings/${sample.booking}`}
              aria-label={t('sample.bookingOf', { number: codeOfBooking(sample) })}
            >
              {codeOfBooking(sample)}
            </Link>
          ),
        },
        nameColumn({ header: app('admin.crop'), kind: 'crop', idOf: ({ main_crop }) => main_crop, nameOf }),
        {
          key: 'soil',
          header: t('sample.soil'),
          ordering: 'soil_type',
          value: ({ soil_type }) => words.soilType(soil_type),
        },
        ...readings.map((key) => ({
          key,
          header: t(`reading.${key}`),
          align: 'end' as const,
          value: (sample: SoilTestSample) =>
            isBelow(sample, key)
              ? writeLimit(String(sample.sensor_data?.[key]), true)
              : sample.sensor_data?.[key],
          cell: (sample: SoilTestSample) =>
            writeLimit(formatNumber(sample.sensor_data?.[key]), isBelow(sample, key)),
        })),
        {
          key: 'coordinates',
          header: t('sample.coordinates'),
          value: (sample) => {
            const point = pointOf(sample);
            return point && `${point.latitude}, ${point.longitude}`;
          },
          cell: (sample) => {
            const point = pointOf(sample);
            return point ? <MapLink {...point} place={sample.sample_location} /> : '-';
          },
        },
      ],
      filters: [
        searchFilter(app, t('sample.searchHint')),
        { kind: 'dateRange', name: 'soil_test_date', label: app('booking.date') },
        { kind: 'booking', name: 'booking', label: t('sample.booking') },
        { kind: 'crop', name: 'main_crop', label: app('admin.crop') },
        {
          kind: 'select',
          name: 'soil_type',
          label: t('sample.soil'),
          options: soilTypes.map(({ value }) => ({ value, label: words.soilType(value) })),
        },
        {
          ...yesNoFilter(app, 'has_readings', t('sample.measured')),
          // Readings are seen once they are verified; a service that does not say whether there are any shows those it has.
          matches: ({ has_readings, sensor_data }: SoilTestSample, value) =>
            String(has_readings ?? sensor_data !== null) === value,
        },
        { kind: 'countyOrNone', name: 'county', label: app('admin.county') },
        testTypeFilter(app),
        // A sample has no status of its own.
        { ...bookingStatusFilter(app, t('sample.status')), matches: () => true },
        ...(seesAll
          ? ([
              { kind: 'agent', name: 'agent', label: app('admin.agrovet') },
              { kind: 'date', name: 'due_by', label: t('sample.dueBy') },
            ] as const)
          : []),
      ],
      rowName: ({ code, sample_location }) => code ?? sample_location,
      bulkActions:
        role === 'farmer' || (isStaff(role) && !mayCall(role, 'samples.downloadLabels'))
          ? []
          : [
              {
                key: 'labels',
                label: t('sample.printLabels'),
                dialog: ({ rows, onClose }) => (
                  <LabelsDialog samples={rows.map(({ id }) => id)} name="labels" onClose={onClose} />
                ),
              },
            ],
      service: records.samples,
      permissions: {
        create: mayCall(role, 'samples.create'),
        update: mayCall(role, 'samples.update'),
        remove: mayCall(role, 'samples.delete'),
      },
      formSize: 'large',
      addTitle: t('sample.add'),
      form: (props) => (
        <SampleForm
          api={{
            samples: records.samples,
            bookings: records.bookings,
            crops: udongo.crops,
            otherCropNames: udongo.otherCropNames,
          }}
          reasonLabel={t('sample.reason')}
          reasonHint={t('sample.reasonHint')}
          {...props}
        />
      ),
    };
  },
});
