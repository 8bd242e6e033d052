import type { ReactNode } from 'react';
import { Dialog } from '../primitives/dialog/index.ts';
import { useMessages } from '../provider/index.ts';
import { SensorPastePanel, type SensorPastePanelProps } from './SensorPastePanel.tsx';
import { sensorPasteTexts } from './sensorPasteTexts.ts';

export interface SensorPasteDialogProps
  extends Omit<SensorPastePanelProps, 'onApply' | 'title' | 'headingLevel' | 'applyVariant'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with false on Escape, a press outside, the close button, and after the values were taken. */
  onOpenChange: (open: boolean) => void;
  /** Default 'Paste Sensor Data'. */
  title?: ReactNode;
  /**
   * Takes the pasted values. The modal waits for a promise, shows its error if it rejects, and closes
   * otherwise; `signal` is aborted if it is closed in the meantime.
   */
  onSubmit: SensorPastePanelProps['onApply'];
}

/** The modal that pastes values and calls a submit action. Source: specification section 2. */
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
