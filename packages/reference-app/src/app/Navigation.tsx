import type { Role } from '@udongo/sdk';
import { NavLink } from 'react-router';
import { useText } from '../messages/translator.ts';
import { useUser } from './ServicesContext.ts';

interface Place {
  to: string;
  label: 'book' | 'bookings';
}

const book: Place = { to: '/book', label: 'book' };
const bookings: Place = { to: '/bookings', label: 'bookings' };

const places = {
  visitor: [book],
  farmer: [book, bookings],
  agent: [book, bookings],
  administrator: [bookings, book],
} as const satisfies Record<Role | 'visitor', readonly Place[]>;

/** Where this person can go. */
export function Navigation({ className }: { className?: string }) {
  const t = useText();
  const role = useUser()?.role ?? 'visitor';
  return (
    <nav aria-label={t('shell.navigation')} className={className}>
      <ul className="app-navigation">
        {places[role].map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className="app-navigation__link">
              {t(`shell.${label}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
