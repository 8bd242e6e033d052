import type { Message } from '@udongo/sdk';
import { Button } from '@udongo/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Fact, Facts } from '../../../components/Facts.tsx';
import { PhoneLinks } from '../../../components/PhoneLinks.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { MessageText } from './MessageText.tsx';

interface MessagePanelProps {
  message: Message;
  facts: readonly Fact[];
  labels: Readonly<
    Record<
      'to' | 'booking' | 'openBooking' | 'text' | 'hidden' | 'again' | 'againDone' | 'unconfirmed',
      string
    >
  >;
  onSent: () => void;
}

/** A message as it went out, and why it did not. */
export function MessagePanel({ message, facts, labels, onSent }: MessagePanelProps) {
  const { records, failures, toaster } = useServices();
  const [pending, setPending] = useState(false);
  const { id, channel, recipient, status, booking, subject, text } = message;
  const sendAgain = async () => {
    setPending(true);
    try {
      await records.messages.sendAgain(id);
      toaster.show({ tone: 'success', message: labels.againDone });
      onSent();
    } catch (error) {
      failures.report(error);
      setPending(false);
    }
  };
  return (
    <>
      <Facts
        facts={[
          [labels.to, channel === 'sms' ? <PhoneLinks key="to" phone={recipient} /> : recipient],
          ...facts,
          ...(booking
            ? [
                [
                  labels.booking,
                  <Link key="booking" to={`/bookings/${booking}`}>
                    {labels.openBooking}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      <section className="app-message-panel" aria-label={labels.text}>
        <p className="app-message-panel__label">{labels.text}</p>
        {subject && <b>{subject}</b>}
        <MessageText text={text || labels.hidden} />
      </section>
      {(status === 'failed' || status === 'unknown') && (
        <div className="app-actions">
          <Button pending={pending} onClick={() => void sendAgain()}>
            {labels.again}
          </Button>
          {status === 'unknown' && <p>{labels.unconfirmed}</p>}
        </div>
      )}
    </>
  );
}
