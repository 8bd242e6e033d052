import { locateDevice } from '@udongo/sdk/location';
import { SensorPastePanel, type SensorValues } from '@udongo/ui';

/** The parts in another order: the position comes first, and the lines that were read come last. */
export const Paste = ({
  onApply,
}: {
  onApply: (values: SensorValues) => void;
}) => (
  <SensorPastePanel.Root
    title="Readings of your probe"
    headingLevel={2}
    locate={locateDevice}
    onApply={async (values) => onApply(values)}
  >
    <p>Stand where you measured. Copy what the probe shows.</p>
    <SensorPastePanel.Location />
    <SensorPastePanel.Text />
    <SensorPastePanel.Rows />
    <SensorPastePanel.Problems />
    <SensorPastePanel.Footer applyVariant="primary" />
    <section aria-label="Line by line">
      <SensorPastePanel.Preview />
    </section>
  </SensorPastePanel.Root>
);
