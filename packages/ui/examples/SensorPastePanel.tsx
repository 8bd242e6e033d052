import { SensorPastePanel, type SensorValues } from '@udongo/ui';

/** “N: 12” or JSON, as probes write it; each line is shown before anything is taken over. */
export const Paste = ({
  onApply,
}: {
  onApply: (values: SensorValues) => void;
}) => <SensorPastePanel onApply={async (values) => onApply(values)} />;
