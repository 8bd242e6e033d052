import type { Booking, BookingMove } from '@udongo/sdk';
import { Button, Card, codeOf, formatDate, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { mayCall } from '../../lib/mayCall.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { Facts } from '../Facts.tsx';
import { CollectorDialog } from './CollectorDialog.tsx';
import { useCollectionText } from './collectionTexts.ts';
import { DayDialog } from './DayDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { MoveList } from './MoveList.tsx';
import './collection.css';

interface CollectionCardProps {
  booking: Booking;
  /** Called once the server has stored a change. */
  onChanged: () => void;
}

/** The day of a booking, the person who collects its soil, and how both change. Nothing on a service that keeps neither. */
export function CollectionCard({ booking, onChanged }: CollectionCardProps) {
  const t = useCollectionText();
  const locale = useLocale();
  const role = useUser()?.role;
  const { records, toaster, failures } = useServices();
  const [dialog, setDialog] = useState<'day' | 'decline' | 'collector'>();
  const [pending, setPending] = useState(false);
  const { moves, collector, collector_name, soil_test_date, status } = booking;
  if (!moves) return null;
  const isOpen = status === 'booked';
  const request = isOpen ? moves.find((move) => move.status === 'asked') : undefined;
  const isPlanned = booking.agent !== null || (collector ?? null) !== null;
  const mayAsk = role === 'farmer' && isOpen && isPlanned;
  const mayMove = isOpen && (role === 'agent' || mayCall(role, 'bookings.move'));
  const done = () => {
    setDialog(undefined);
    onChanged();
  };
  const close = () => setDialog(undefined);
  const agree = async ({ id, asked_date }: BookingMove) => {
    setPending(true);
    try {
      await records.bookings.move(booking.id, { soil_test_date: asked_date, request: id });
      const date = formatDate(locale, asked_date);
      toaster.show({ tone: 'success', message: t('collection.moveDone', { code: codeOf(booking), date }) });
    } catch (error) {
      failures.report(error);
    }
    setPending(false);
    // Somebody else can have answered.
    onChanged();
  };
  return (
    <Card title={t('collection.title')}>
      <Facts
        facts={[
          [
            t(isOpen ? 'collection.day' : 'collection.plannedDay'),
            formatDate(locale, soil_test_date, 'long'),
          ],
          // The steps of the booking name the collector.
          ...(isOpen || collector_name
            ? [[t('collection.collector'), collector_name || t('collection.nobody')] as const]
            : []),
        ]}
      />
      <MoveList moves={moves} />
      <div className="app-actions app-collection__actions">
        {mayMove && request && (
          <>
            <Button variant="primary" pending={pending} onClick={() => void agree(request)}>
              {t('collection.agree', { date: formatDate(locale, request.asked_date) })}
            </Button>
            <Button onClick={() => setDialog('decline')}>{t('collection.decline')}</Button>
          </>
        )}
        {mayMove && <Button onClick={() => setDialog('day')}>{t('collection.move')}</Button>}
        {mayAsk && <Button onClick={() => setDialog('day')}>{t('collection.ask')}</Button>}
        {isOpen && mayCall(role, 'bookings.assignCollector') && (
          <Button onClick={() => setDialog('collector')}>
            {t(collector ? 'collection.assignOther' : 'collection.assign')}
          </Button>
        )}
      </div>
      {dialog === 'day' && (
        <DayDialog booking={booking} isWish={mayAsk} request={request} onDone={done} onClose={close} />
      )}
      {dialog === 'decline' && request && (
        <DeclineDialog booking={booking} request={request} onDone={done} onClose={close} />
      )}
      {dialog === 'collector' && <CollectorDialog booking={booking} onDone={done} onClose={close} />}
    </Card>
  );
}
