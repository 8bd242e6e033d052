import type { CallOptions, Device } from '@udongo/sdk';
import { calibrations as operations } from '@udongo/sdk/operations';
import { todayInNairobi } from '@udongo/sdk/values';
import { Alert, Badge, Button, formatDate, RecordForm, Table, useLocale } from '@udongo/ui';
import { useCallback, useMemo, useState } from 'react';
import { Waiting } from '../../../components/Waiting.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { useCalibrationText } from './calibrationTexts.ts';
import './calibrations.css';

/** The most calibrations that are listed, the latest first. */
const limit = 20;

/** The calibrations of a probe, and a form for another one. They are kept for good. */
export function Calibrations({ device, onAdded }: { device: Device; onAdded: () => void }) {
  const t = useCalibrationText();
  const locale = useLocale();
  const { records, pick } = useServices();
  const { calibrations } = useMemo(() => pick({ calibrations: operations }), [pick]);
  const [isAdding, setIsAdding] = useState(false);
  const ask = useCallback(
    async (id: number, options: CallOptions) => ({
      ...(await calibrations.list(id, { limit }, options)),
      // The probe of the list is as it was before a calibration is added.
      isOverdue: (await records.devices.get(id, options)).calibration_overdue,
    }),
    [records, calibrations],
  );
  const { reload, ...loaded } = useLoaded(ask, device.id);
  const { data } = loaded;
  return (
    <section className="app-calibrations">
      <h3>{t('calibration.title')}</h3>
      {data?.isOverdue && <Alert tone="warning">{t('calibration.overdue')}</Alert>}
      {!data && <Waiting {...loaded} reload={reload} />}
      {data?.count === 0 && <p className="app-quiet">{t('calibration.none')}</p>}
      {data && data.count > 0 && (
        <Table
          caption={t('calibration.title')}
          rows={data.results}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'day',
              header: t('calibration.day'),
              rowHeader: true,
              cell: ({ calibrated_on }) => formatDate(locale, calibrated_on),
            },
            { key: 'standard', header: t('calibration.standard'), cell: ({ standard }) => standard },
            { key: 'result', header: t('calibration.result'), cell: ({ result }) => result },
            {
              key: 'passed',
              header: t('calibration.state'),
              cell: ({ has_passed }) => (
                <Badge tone={has_passed ? 'success' : 'warning'}>
                  {t(has_passed ? 'calibration.passed' : 'calibration.failed')}
                </Badge>
              ),
            },
            { key: 'by', header: t('calibration.by'), cell: ({ recorded_by_name }) => recorded_by_name },
          ]}
        />
      )}
      {isAdding ? (
        <RecordForm
          title={t('calibration.add')}
          mode="create"
          values={{ calibrated_on: todayInNairobi(new Date()) }}
          fields={[
            {
              kind: 'date',
              name: 'calibrated_on',
              label: t('calibration.day'),
              required: t('calibration.dayRequired'),
              max: todayInNairobi(new Date()),
            },
            {
              kind: 'select',
              name: 'has_passed',
              label: t('calibration.state'),
              required: t('calibration.stateRequired'),
              options: [
                { value: 'true', label: t('calibration.passed') },
                { value: 'false', label: t('calibration.failed') },
              ],
            },
            {
              kind: 'text',
              name: 'standard',
              label: t('calibration.standard'),
              hint: t('calibration.standardHint'),
              required: t('calibration.standardRequired'),
              maxLength: 200,
              autoComplete: 'off',
            },
            {
              kind: 'text',
              name: 'result',
              label: t('calibration.result'),
              hint: t('calibration.resultHint'),
              required: t('calibration.resultRequired'),
              maxLength: 500,
              autoComplete: 'off',
            },
          ]}
          save={({ has_passed, ...values }, options) =>
            calibrations.create(device.id, { ...values, has_passed: has_passed === 'true' }, options)
          }
          savedMessage={t('calibration.added')}
          onSaved={() => {
            setIsAdding(false);
            reload();
            onAdded();
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <div>
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            {t('calibration.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
