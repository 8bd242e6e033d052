import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesContext.ts';

/**
 * The key with which this device shares the results of a booking that it made: here, or in a shop's widget, whose link ends in it.
 * It moves from the address to the browser's history, so that a copied address does not have it.
 */
export function useSharingKey(uuid: string): string | undefined {
  const { deviceBookings } = useServices();
  const known = useSyncExternalStore(deviceBookings.subscribe, deviceBookings.getSnapshot);
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [, arrived] = /^#([0-9a-f]{48})$/.exec(hash) ?? [];
  useEffect(() => {
    if (arrived) void navigate(`${pathname}#pay`, { replace: true, state: { sharing_key: arrived } });
  }, [arrived, navigate, pathname]);
  const { sharing_key: kept } = Object(state) as { sharing_key?: unknown };
  const ofDevice = known.find((booking) => booking.uuid === uuid)?.sharing_key;
  return ofDevice ?? arrived ?? (typeof kept === 'string' ? kept : undefined);
}
