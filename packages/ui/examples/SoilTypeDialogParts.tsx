import { Button, type SoilType, SoilTypeDialog } from '@udongo/ui';
import { useState } from 'react';

/** The dialog with a text above the soil types, and an answer for those who can't tell. */
export function SoilTypeHelp({
  onChoose,
}: {
  onChoose: (soilType: SoilType | null) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (soilType: SoilType | null) => {
    setIsOpen(false);
    onChoose(soilType);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Which soil is it?</Button>
      <SoilTypeDialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <p>Wet a handful of soil, and roll it between your hands.</p>
        <SoilTypeDialog.Types onChoose={choose} />
        <Button onClick={() => choose(null)}>I can't tell</Button>
      </SoilTypeDialog.Root>
    </>
  );
}
