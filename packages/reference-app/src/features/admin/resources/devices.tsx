import type { Device } from '@udongo/sdk';
import { type AdminListFormProps, formatDate } from '@udongo/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ControlNotice } from '../../../components/controls/ControlNotice.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { recordPermissions } from '../../../lib/mayCall.ts';
import { defineResource, type Resource, type ResourceList } from '../defineResource.tsx';
import { nameColumn } from '../nameColumn.tsx';
import { ResourceForm } from '../ResourceForm.tsx';
import { agrovetField, searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';
import { Calibrations } from './Calibrations.tsx';

type FormProps = AdminListFormProps<Device>;

/** The form of a probe, with its calibrations where the service keeps them. Once one was added, the list is asked again. */
function DeviceForm({ children, ...close }: FormProps & { children: (close: FormProps) => ReactNode }) {
  const { record, onSaved, onCancel } = close;
  const [hasAdded, setHasAdded] = useState(false);
  return (
    <>
      {children({ ...close, onCancel: hasAdded ? onSaved : onCancel })}
      {record?.is_active && record.control_state !== undefined && (
        <section className="app-calibrations">
          <ControlNotice state={record.control_state} device={record.id} isWhole />
        </section>
      )}
      {record?.calibration_overdue !== undefined && (
        <Calibrations device={record} onAdded={() => setHasAdded(true)} />
      )}
    </>
  );
}

const list = defineResource({
  texts: {
    en: {
      device: {
        add: 'Add device',
        one: 'Device',
        name: 'Name',
        nameRequired: 'Name is required',
        serial: 'Serial number',
        serialRequired: 'Serial number is required',
        state: 'State',
        inUse: 'In use',
        outOfUse: 'Out of use',
        lastSeen: 'Last seen',
        never: 'Never',
        notes: 'Notes',
        searchHint: 'Serial number, name',
        calibration: 'Calibration',
        calibrationOverdue: 'Overdue',
        calibrationMissing: 'None',
      },
    },
    sw: {
      device: {
        add: 'Ongeza kifaa',
        one: 'Kifaa',
        name: 'Jina',
        nameRequired: 'Jina linahitajika',
        serial: 'Nambari ya kifaa',
        serialRequired: 'Nambari ya kifaa inahitajika',
        state: 'Hali',
        inUse: 'Kinatumika',
        outOfUse: 'Hakitumiki',
        lastSeen: 'Kilionekana mwisho',
        never: 'Bado',
        notes: 'Maelezo',
        searchHint: 'Nambari ya kifaa, jina',
        calibration: 'Ulinganisho',
        calibrationOverdue: 'Muda umepita',
        calibrationMissing: 'Hakuna',
      },
    },
  },
  names: ['agrovet'],
  list: ({ t, app, role, locale, records, udongo, nameOf }): ResourceList<Device> => ({
    defaultOrdering: '-id',
    columns: [
      { key: 'name', header: t('device.name'), ordering: 'name', value: ({ name }) => name },
      {
        key: 'serial',
        header: t('device.serial'),
        ordering: 'serial_number',
        value: ({ serial_number }) => serial_number,
      },
      nameColumn({
        key: 'agent',
        header: app('admin.agrovet'),
        kind: 'agrovet',
        idOf: ({ agent }) => agent,
        nameOf,
      }),
      {
        key: 'last_seen',
        header: t('device.lastSeen'),
        value: ({ last_seen_on }) => last_seen_on,
        cell: ({ last_seen_on }: Partial<Device>) =>
          last_seen_on === undefined
            ? '-'
            : formatDate(locale, last_seen_on ?? '', 'time') || t('device.never'),
      },
      stateColumn({
        key: 'calibration_overdue',
        header: t('device.calibration'),
        tone: 'warning',
        text: ({ calibration_overdue: isOverdue, calibrated_on: day }) =>
          isOverdue
            ? t('device.calibrationOverdue')
            : formatDate(locale, day ?? '') || t('device.calibrationMissing'),
        isOn: ({ calibration_overdue }) => calibration_overdue === true,
      }),
      stateColumn({
        key: 'is_active',
        header: t('device.state'),
        text: ({ is_active }) => t(is_active ? 'device.inUse' : 'device.outOfUse'),
        isOn: ({ is_active }) => is_active,
      }),
    ],
    filters: [
      searchFilter(app, t('device.searchHint')),
      { kind: 'agent', name: 'agent', label: app('admin.agrovet') },
      yesNoFilter(app, 'is_active', t('device.inUse')),
    ],
    service: records.devices,
    permissions: recordPermissions(role, 'devices'),
    addTitle: t('device.add'),
    formSize: 'large',
    form: (close) => (
      <DeviceForm {...close}>
        {(last) => (
          <ResourceForm
            {...last}
            title={t('device.one')}
            defaults={{ is_active: true }}
            fields={[
              {
                kind: 'text',
                name: 'name',
                label: t('device.name'),
                required: t('device.nameRequired'),
                maxLength: 150,
                autoComplete: 'off',
              },
              {
                kind: 'text',
                name: 'serial_number',
                label: t('device.serial'),
                required: t('device.serialRequired'),
                maxLength: 100,
                autoComplete: 'off',
              },
              agrovetField(app, udongo),
              { kind: 'checkbox', name: 'is_active', label: t('device.inUse') },
              { kind: 'textarea', name: 'notes', label: t('device.notes') },
            ]}
            create={records.devices.create}
            update={records.devices.update}
          />
        )}
      </DeviceForm>
    ),
  }),
});

const loadControls = () => import('../controls/ControlsPage.tsx').then((m) => m.ControlsPage);

/** The list of probes; with `controls` in the address what control soils say of them. */
function DevicesPage(props: ComponentProps<typeof list.Page>) {
  const [params] = useSearchParams();
  if (!params.has('controls')) return <list.Page {...props} />;
  return <OnDemand load={loadControls} props={{}} room="" />;
}

export const resource: Resource = { Page: DevicesPage };
