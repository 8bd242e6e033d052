import { roundCoordinate } from '@udongo/sdk/values';
import { useState } from 'react';
import type { LocatedPosition, LocatePort } from '../../lib/useDeviceLocation.ts';
import { usePort } from '../../lib/usePort.ts';
import { bookingLocation } from '../../messages/en/bookingLocation.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';

const texts = { bookingLocation };

interface LocationButtonProps {
  locate: LocatePort;
  /** Degrees of latitude and longitude as text. */
  onLocated: (place: string) => void;
}

/** Fills in the position of the device, for a sample whose place has no name. */
export function LocationButton({ locate, onLocated }: LocationButtonProps) {
  const t = useMessages(texts);
  const [meters, setMeters] = useState(0);
  const { run, status } = usePort<void, LocatedPosition>((_, { signal }) =>
    locate({ signal, onUpdate: () => undefined }),
  );
  const find = async () => {
    const result = await run();
    if (result.status !== 'success') return;
    const { latitude, longitude, accuracyMeters } = result.data;
    setMeters(Math.max(1, Math.round(accuracyMeters)));
    onLocated(`${roundCoordinate(latitude)}, ${roundCoordinate(longitude)}`);
  };
  return (
    <div className="udongo-booking-form__soil-help">
      <Button size="small" variant="quiet" pending={status === 'pending'} onClick={() => void find()}>
        {t('bookingLocation.use')}
      </Button>
      <span role="status">
        {status === 'pending' && t('bookingLocation.looking')}
        {status === 'error' && t('bookingLocation.failed')}
        {status === 'success' && meters > 0 && t('bookingLocation.added', { meters })}
      </span>
    </div>
  );
}
