import { ApiError, type PublicBooking } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Alert, Button, Card, formatDate, Skeleton, StatusTimeline, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { AskAbout } from '../../components/AskAbout.tsx';
import { BookingPayment } from '../../components/BookingPayment.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Facts } from '../../components/Facts.tsx';
import { KeepInAccount } from '../../components/KeepInAccount.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { BookingPay } from '../../components/payment/BookingPay.tsx';
import { Rejection } from '../../components/Rejection.tsx';
import { RefundStates } from '../../components/refunds/RefundStates.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { PublicSharing } from '../../components/sharing/PublicSharing.tsx';
import { VisitorChange } from '../../components/visitor-change/VisitorChange.tsx';
import { useWords } from '../../lib/useWords.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useMessageChannels } from '../../services/useMessageChannels.ts';
import { useStatusText } from './statusTexts.ts';
import { VisitorQuestions } from './VisitorQuestions.tsx';
import './status.css';

/** The status of a booking for anybody who has its link. Asked without a login, so that it shows nothing personal. */
export function StatusPage() {
  const t = useText();
  const { uuid = '' } = useParams();
  const { visitor } = useServices();
  const { data, error, reload, slow, status } = useLoaded(visitor.bookings.getByUuid, uuid);
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);

  return (
    <div className="app-page app-page--narrow">
      {isMissing ? (
        <>
          <PageTitle intro={t('status.notFound')}>{t('status.notFoundTitle')}</PageTitle>
          <div>
            <ButtonLink to="/status" variant="primary">
              {t('find.title')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <PageTitle
            intro={t('status.intro')}
            actions={
              <Button icon="refresh" pending={status === 'pending'} onClick={reload}>
                {t('status.refresh')}
              </Button>
            }
          >
            {data?.code ? t('status.title', { code: data.code }) : t('status.titleUnknown')}
          </PageTitle>
          {status === 'error' && <LoadFailure error={error} onRetry={reload} />}
          <SlowNotice slow={slow} />
          {data && <PublicState booking={data} uuid={uuid} onChanged={reload} />}
          {!data && status !== 'error' && <Skeleton lines={2} shape="card" />}
        </>
      )}
    </div>
  );
}

interface PublicStateProps {
  booking: PublicBooking;
  uuid: string;
  onChanged: () => void;
}

function PublicState({ booking, uuid, onChanged }: PublicStateProps) {
  const t = useText();
  const locale = useLocale();
  const words = useWords();
  // The panel says what is to be paid.
  const [isPayShown, setIsPayShown] = useState(false);
  const rejected = booking.rejected_samples ?? [];
  return (
    <>
      {booking.status && (
        <Card title={t('booking.progress')}>
          <StatusTimeline
            status={booking.status}
            changes={booking.status_changes ?? []}
            due_on={booking.due_on}
            is_late={Boolean(booking.new_due_on)}
            new_due_on={booking.new_due_on}
          />
        </Card>
      )}
      {booking.status === 'report_ready' && (
        <Alert tone="success">
          <ReportReady />
          {!booking.questions && <AskAbout code={booking.code ?? ''} />}
        </Alert>
      )}
      <RefundStates refunds={booking.refunds ?? []} />
      <BookingPay
        key={String(booking.canceled)}
        of={{ uuid }}
        uuid={uuid}
        code={booking.code ?? ''}
        onPaid={onChanged}
        onShown={setIsPayShown}
      />
      <PublicSharing booking={booking} onChanged={onChanged} />
      <VisitorChange booking={booking} onChanged={onChanged} />
      <VisitorQuestions booking={booking} />
      <KeepInAccount uuid={uuid} />
      {rejected.map(({ code, reason }) => (
        <Rejection
          key={code}
          code={code}
          reason={reason}
          hasOthers={rejected.length < booking.no_of_samples}
        />
      ))}
      <Card title={t('booking.test')}>
        <Facts
          facts={[
            [t('booking.testType'), words.testType(booking.test_type)],
            [t('booking.date'), formatDate(locale, booking.soil_test_date, 'long')],
            [t('booking.county'), booking.county_name],
            [t('booking.samples'), formatNumber(booking.no_of_samples)],
            ...(isPayShown && !booking.paid
              ? []
              : [[t('booking.payment'), <BookingPayment key="payment" booking={booking} />] as const]),
          ]}
        />
      </Card>
    </>
  );
}

/** Where the link of the report goes; a service that does not say how it sends messages sends them. */
function ReportReady() {
  const t = useStatusText();
  const channels = useMessageChannels() ?? ['sms', 'email'];
  const [only = 'none'] = channels;
  return <p>{t(`publicStatus.ready_${channels.length > 1 ? 'both' : only}`)}</p>;
}
