import { type Booking, describeError, type SoilTestSample, type UnusualReading } from '@udongo/sdk';
import {
  Alert,
  Button,
  Card,
  codeOf,
  formatReading,
  sensorReadingMessages,
  sensorReadings,
  Table,
  useLocale,
  useMessages,
} from '@udongo/ui';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { statusKeyOf } from '../../lib/bookingFacts.ts';
import { languageOf } from '../../messages/languages.ts';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { EarlierReadings } from './EarlierReadings.tsx';
import { keyOf, UnusualReadings } from './UnusualReadings.tsx';
import { useVerifyText } from './verifyTexts.ts';
import './verify.css';

interface ToVerify {
  booking: Booking;
  unusual: readonly UnusualReading[];
  samples: readonly SoilTestSample[];
}

/** The page on which an administrator sees the unusual readings of a booking, comments on each, and verifies the booking. */
export function VerifyPage() {
  const t = useVerifyText();
  const isAdministrator = useUser()?.role === 'administrator';
  const id = Number(useParams().id);
  return isAdministrator ? <Loading key={id} id={id} /> : <ForbiddenPage title={t('verify.verify')} />;
}

function Loading({ id }: { id: number }) {
  const t = useVerifyText();
  const { records } = useServices();
  const ask = useCallback(
    async (booking: number, options: { signal: AbortSignal }): Promise<ToVerify> => {
      const [found, unusual, samples] = await Promise.all([
        records.bookings.get(booking, undefined, options),
        records.bookings.listUnusual(booking, options),
        records.samples.list({ booking, limit: 100, ordering: 'id' }, options),
      ]);
      return { booking: found, unusual, samples: samples.results };
    },
    [records],
  );
  const { data, ...waiting } = useLoaded(ask, id);
  if (data) return <Verify {...data} />;
  return (
    <div className="app-page">
      <PageTitle>{t('verify.verify')}</PageTitle>
      <Waiting {...waiting} />
    </div>
  );
}

function Verify({ booking, unusual, samples }: ToVerify) {
  const t = useVerifyText();
  const app = useText();
  const errors = languageOf(useLocale()).errors;
  const navigate = useNavigate();
  const { records, toaster } = useServices();
  const [comments, setComments] = useState(() =>
    Object.fromEntries(unusual.map((reading) => [keyOf(reading), reading.comment ?? ''])),
  );
  const [isChecked, setIsChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const place = useRef<HTMLDivElement>(null);
  const code = codeOf(booking);
  const { status } = booking;
  const isDone = status === 'verified' || status === 'report_ready';

  const verify = async () => {
    setIsChecked(true);
    const missing = unusual.find((reading) => !comments[keyOf(reading)]?.trim());
    if (missing) {
      place.current?.querySelector<HTMLInputElement>(`[name="${keyOf(missing)}"]`)?.focus();
      return;
    }
    setPending(true);
    setFailure(undefined);
    try {
      await records.bookings.verify(booking.id, {
        comments: unusual.map((reading) => ({
          sample: reading.sample,
          reading: reading.reading,
          comment: comments[keyOf(reading)]?.trim() ?? '',
        })),
      });
      toaster.show({ tone: 'success', message: t('verify.done', { code }) });
      void navigate(`/bookings/${booking.id}/results`);
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };

  return (
    <div className="app-page" ref={place}>
      <nav className="app-crumbs">
        <Link to={`/bookings/${booking.id}`}>{code}</Link>
      </nav>
      <PageTitle intro={t('verify.intro')}>{t('verify.title', { code })}</PageTitle>
      {isDone && (
        <Alert tone="success">
          <p>{t('verify.already')}</p>
          <ButtonLink to={`/bookings/${booking.id}/results`}>{t('verify.results')}</ButtonLink>
        </Alert>
      )}
      {status && !isDone && status !== 'analysed' && (
        <Alert tone="info">{t('verify.notYet', { status: app(statusKeyOf(status)) })}</Alert>
      )}
      <UnusualReadings
        readings={unusual}
        comments={comments}
        onComment={(key, comment) => setComments({ ...comments, [key]: comment })}
        isChecked={isChecked}
      />
      <AllReadings samples={samples} />
      {failure !== undefined && <Alert tone="error">{describeError(failure, errors)?.message}</Alert>}
      {status === 'analysed' && (
        <div className="app-actions">
          <Button variant="primary" pending={pending} onClick={() => void verify()}>
            {t('verify.verify')}
          </Button>
        </div>
      )}
    </div>
  );
}

const texts = { sensorReading: sensorReadingMessages };

function AllReadings({ samples }: { samples: readonly SoilTestSample[] }) {
  const t = useVerifyText();
  const ui = useMessages(texts);
  const [earlier, setEarlier] = useState<SoilTestSample>();
  const stateOf = ({ rejected_reason }: SoilTestSample) =>
    t(rejected_reason ? 'verify.rejected' : 'verify.notMeasured');
  return (
    <Card title={t('verify.readings')} flush>
      <Table
        classNames={{ root: 'app-verify__readings' }}
        caption={t('verify.readings')}
        rows={samples}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'code',
            header: t('verify.sample'),
            rowHeader: true,
            cell: (sample: SoilTestSample) => (
              <>
                {codeOf(sample)} {!sample.sensor_data && `(${stateOf(sample)})`}
              </>
            ),
          },
          ...sensorReadings.map((reading) => ({
            key: reading,
            header: ui(`sensorReading.${reading}`),
            align: 'end' as const,
            cell: ({ sensor_data }: SoilTestSample) =>
              sensor_data ? formatReading(reading, sensor_data[reading]) : '-',
          })),
          {
            key: 'earlier',
            header: t('verify.actions'),
            cell: (sample: SoilTestSample) => (
              <Button
                variant="quiet"
                aria-label={t('verify.earlierOf', { code: codeOf(sample) })}
                onClick={() => setEarlier(sample)}
              >
                {t('verify.earlier')}
              </Button>
            ),
          },
        ]}
      />
      {earlier && (
        <EarlierReadings sample={earlier.id} code={codeOf(earlier)} onClose={() => setEarlier(undefined)} />
      )}
    </Card>
  );
}
