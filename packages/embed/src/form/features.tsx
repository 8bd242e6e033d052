import type { SoilTypeDialogProps } from '@udongo/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { BookingFeatures } from '../../../ui/src/booking-form/session/index.ts';

/**
 * The parts of the booking form that a visitor of a website needs. The others would cost the widget too many bytes, or ask for
 * permissions about which the page decides.
 */
export const features: BookingFeatures = { SoilTypeDialog };

/** The help with soil types, loaded when a person opens it. */
function SoilTypeDialog(props: SoilTypeDialogProps) {
  const { open, onOpenChange } = props;
  const [Help, setHelp] = useState<ComponentType<SoilTypeDialogProps>>();
  useEffect(() => {
    if (!open) return;
    void import('./soilTypes.ts').then(
      (soilTypes) => setHelp(() => soilTypes.SoilTypeDialog),
      // Close it after a failure: the next press tries again.
      () => onOpenChange(false),
    );
  }, [open, onOpenChange]);
  return Help ? <Help {...props} /> : null;
}
