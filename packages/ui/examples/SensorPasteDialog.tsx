import { Button, SensorPasteDialog, type SensorValues } from '@udongo/ui';
import { useState } from 'react';

export function PasteReadings({
  onReadings,
}: {
  onReadings: (values: SensorValues) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Paste readings</Button>
      <SensorPasteDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        onSubmit={async (values) => onReadings(values)}
      />
    </>
  );
}
