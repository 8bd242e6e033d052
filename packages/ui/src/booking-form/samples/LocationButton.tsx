import { roundCoordinate } from '@udongo/sdk/values';
import type { LocatedPosition, LocatePort } from '../../lib/useDeviceLocation.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { usePort } from '../../lib/usePort.ts';
import { bookingLocation } from '../../messages/en/bookingLocation.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import { useBookingFields } from '../values/index.ts';

const texts = { bookingLocation };

/** Fills in the position of the device, for a sample whose place has no name; nothing if the form can't find it. */
export function LocationButton({ index }: { index: number }) {
  const { locate } = useBookingFields();
  return locate && <FindButton locate={locate} index={index} />;
}

function FindButton({ locate, index }: { locate: LocatePort; index: number }) {
  const { form, setChoice } = useBookingFields();
  const t = useMessages(texts);
  const { run, status, data } = usePort<void, LocatedPosition>((_, { signal }) =>
    locate({ signal, onUpdate: () => undefined }),
  );
  // The sample can have moved while the device searched: its index is that of the last rendering.
  const add = useEvent(({ latitude, longitude }: LocatedPosition) => {
    const place = `${roundCoordinate(latitude)}, ${roundCoordinate(longitude)}`;
    const path = `samples.${index}.sample_location` as const;
    const typed = form.getValues(path).trim();
    setChoice(path, typed ? `${typed} (${place})` : place);
  });
  const find = async () => {
    const result = await run();
    if (result.status === 'success') add(result.data);
  };
  return (
    <div className="udongo-booking-form__soil-help">
      <Button size="small" variant="quiet" pending={status === 'pending'} onClick={() => void find()}>
        {t('bookingLocation.use')}
      </Button>
      <span role="status">
        {status === 'pending' && t('bookingLocation.looking')}
        {status === 'error' && t('bookingLocation.failed')}
        {status === 'success' &&
          data &&
          t('bookingLocation.added', { meters: Math.max(1, Math.round(data.accuracyMeters)) })}
      </span>
    </div>
  );
}
