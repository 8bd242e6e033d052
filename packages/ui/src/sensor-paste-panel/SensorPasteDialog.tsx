import type { ReactNode } from 'react';
import { Dialog } from '../primitives/dialog/index.ts';
import { useMessages } from '../provider/index.ts';
import { SensorPastePanel, type SensorPastePanelProps } from './SensorPastePanel.tsx';
import { sensorPasteTexts } from './sensorPasteTexts.ts';
import type { SensorValues } from './sensorReadings.ts';

export interface SensorPasteDialogProps
  extends Omit<SensorPastePanelProps, 'onApply' | 'title' | 'headingLevel' | 'applyVariant'> {
  /** Whether it shows. */
  open: boolean;
  /** Called with false on Escape, a press outside, the close button, and once the values are taken. */
  onOpenChange: (open: boolean) => void;
  /** Default 'Paste Sensor Data'. */
  title?: ReactNode;
  /**
   * Takes the pasted values. The modal waits for a promise, stays and says why when it rejects, and closes otherwise;
   * `signal` is aborted when it is closed meanwhile.
   */
  onSubmit: (values: SensorValues, options: { signal: AbortSignal }) => unknown;
}

/** The modal that pastes values and takes a submit action. Source: specification section 2. */
export function SensorPasteDialog({ open, onOpenChange, title, onSubmit, ...panel }: SensorPasteDialogProps) {
  const t = useMessages(sensorPasteTexts);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title ?? t('sensorPaste.title')}>
      <SensorPastePanel
        {...panel}
        title={null}
        applyVariant="primary"
        onApply={async (values, options) => {
          await onSubmit(values, options);
          if (!options.signal.aborted) onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
