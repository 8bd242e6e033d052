import { Button, Card, formatDate, useLocale } from '@udongo/ui';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useWords } from '../lib/useWords.ts';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import './recent.css';

/** The bookings that visitors made here, each a link to its status page; nothing where there are none. */
export function DeviceBookingList() {
  const t = useText();
  const locale = useLocale();
  const words = useWords();
  const { deviceBookings } = useServices();
  const bookings = useSyncExternalStore(
    deviceBookings.subscribe,
    deviceBookings.getSnapshot,
    deviceBookings.getSnapshot,
  );
  if (bookings.length === 0) return null;
  return (
    <Card
      title={t(isPhone() ? 'find.onPhone' : 'find.onDevice')}
      actions={
        <Button variant="quiet" onClick={deviceBookings.clear}>
          {t('find.forget')}
        </Button>
      }
    >
      <ul className="app-recent">
        {bookings.map(({ uuid, code, soil_test_date, test_type }) => (
          <li key={uuid}>
            <Link to={`/status/${uuid}`} className="app-recent__code">
              {code ?? t('find.see')}
            </Link>
            <span className="app-recent__what">
              <span>{words.testType(test_type)}</span>
              <span className="app-recent__test">{formatDate(locale, soil_test_date)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A device for fingers, small enough to be called a phone. */
function isPhone(): boolean {
  return matchMedia('(pointer: coarse) and (max-width: 767px)').matches;
}
