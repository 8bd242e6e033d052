import { Alert, Field, Input, Select } from '@udongo/ui';
import { ControlNotice } from '../../components/controls/ControlNotice.tsx';
import { type BenchEntry, isRepeated } from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';
import type { Probe } from './useProbe.ts';

interface ReadingsOriginProps {
  entry: BenchEntry;
  /** Whether readings that are stored get other values. */
  isReplaced: boolean;
  isReasonMissing: boolean;
  probe: Probe;
  onChange: (entry: BenchEntry) => void;
}

/** Where readings come from: the probe, and for a measured sample a new measurement or a correction with its reason. */
export function ReadingsOrigin({ entry, isReplaced, isReasonMissing, probe, onChange }: ReadingsOriginProps) {
  const t = useBenchText();
  return (
    <div className="app-fields">
      {probe.offered.length > 0 && (
        <Field label={t('measured.probe')} hint={t('measured.probeHint')}>
          <Select
            options={[
              { value: '', label: t('measured.noProbe') },
              ...probe.offered.map(({ id, name, serial_number }) => ({
                ...{ value: String(id), label: `${name} (${serial_number})` },
              })),
            ]}
            value={String(probe.used ?? '')}
            onChange={({ target }) => probe.choose(Number(target.value) || null)}
          />
        </Field>
      )}
      {probe.isOverdue && <Alert tone="warning">{t('measured.overdue')}</Alert>}
      <ControlNotice state={probe.control} device={probe.used} />
      {isReplaced && (
        <Field label={t('measured.what')}>
          <Select
            options={[
              { value: 'repeat', label: t('measured.again') },
              { value: 'correction', label: t('measured.correction') },
            ]}
            value={isRepeated(entry) ? 'repeat' : 'correction'}
            onChange={({ target }) => onChange({ ...entry, isRepeat: target.value === 'repeat' })}
          />
        </Field>
      )}
      {isReplaced && !isRepeated(entry) && (
        <Field
          label={t('measured.reason')}
          required
          error={isReasonMissing && t('measured.reasonMissing')}
          span="full"
        >
          <Input
            name="correction_reason"
            autoComplete="off"
            maxLength={500}
            value={entry.reason ?? ''}
            onChange={({ target }) => onChange({ ...entry, reason: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
