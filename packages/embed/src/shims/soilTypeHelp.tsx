import type { SoilTypeDialogProps } from '@udongo/ui';
import { type ComponentType, useEffect, useState } from 'react';

/** The help with soil types, loaded when a person opens it. */
export function SoilTypeDialog(props: SoilTypeDialogProps) {
  const { open, onOpenChange } = props;
  const [Help, setHelp] = useState<ComponentType<SoilTypeDialogProps>>();
  useEffect(() => {
    if (!open) return;
    void import('../form/soilTypes.ts').then(
      (soilTypes) => setHelp(() => soilTypes.SoilTypeDialog),
      // Close it after a failure: the next press tries again.
      () => onOpenChange(false),
    );
  }, [open, onOpenChange]);
  return Help ? <Help {...props} /> : null;
}
