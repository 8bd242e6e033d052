import type { SoilTypeDialogProps } from '@udongo/ui';
import { type ComponentType, useEffect, useState } from 'react';

/** The help with soil types, which the first field does not need: it comes with the rest of the form. */
export function SoilTypeDialog(props: SoilTypeDialogProps) {
  const { open, onOpenChange } = props;
  const [Help, setHelp] = useState<ComponentType<SoilTypeDialogProps>>();
  useEffect(() => {
    if (!open) return;
    void import('../form/rest.ts').then(
      (rest) => setHelp(() => rest.SoilTypeDialog),
      // Pressed again, it is asked for again.
      () => onOpenChange(false),
    );
  }, [open, onOpenChange]);
  return Help ? <Help {...props} /> : null;
}
