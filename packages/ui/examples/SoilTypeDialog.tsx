import { Button, type SoilType, SoilTypeDialog } from '@udongo/ui';
import { useState } from 'react';

export function SoilTypeHelp({
  onChoose,
}: {
  onChoose: (soilType: SoilType) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Which soil is it?</Button>
      <SoilTypeDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        onChoose={onChoose}
      />
    </>
  );
}
