import type { BookingStatus } from '@udongo/sdk';
import { bookingStatuses } from '@udongo/sdk/values';
import { Icon } from '@udongo/ui';
import { useText } from '../messages/translator.ts';
import './bookingProgress.css';

const steps = bookingStatuses.filter((status) => status !== 'canceled');

/** The steps of a test, in order: done, now, to come. A canceled booking has left them. */
export function BookingProgress({ status }: { status: BookingStatus }) {
  const t = useText();
  if (status === 'canceled') {
    return (
      <p className="app-progress-canceled">
        <Icon name="close" /> {t('status.canceled')}
      </p>
    );
  }
  const current = steps.indexOf(status);
  return (
    <ol className="app-steps">
      {steps.map((step, index) => {
        const isDone = index < current || (step === 'report_ready' && index === current);
        const state = isDone ? 'done' : index === current ? 'now' : 'next';
        return (
          <li key={step} data-state={state} aria-current={index === current ? 'step' : undefined}>
            <span className="app-steps__mark" aria-hidden="true">
              {isDone && <Icon name="check" width={14} height={14} />}
            </span>
            <span>
              {t(`status.${step}`)}
              <span className={state === 'now' ? 'app-steps__now' : 'udongo-hidden'}>
                {state === 'now' ? t('status.now') : `, ${t(`status.${state}`)}`}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
