import type { CallOptions, EarlierBooking, Profile } from '@udongo/sdk';
import { Button, Card, formatDate, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useAccountText } from './accountTexts.ts';
import { PhoneCard } from './PhoneCard.tsx';

/** A booking as the person can keep it; `own` is its id once it is theirs, `earlier` is null where the service keeps none. */
interface Kept {
  code: string;
  own: number | undefined;
  earlier: EarlierBooking | null | undefined;
  profile: Profile;
}

/** Takes a booking that was made without a login into the person's account, and opens it. */
export function KeepPage() {
  const { uuid = '' } = useParams();
  const user = useUser()?.id ?? 0;
  const { records, visitor } = useServices();
  const ask = useCallback(
    async (wanted: { uuid: string; user: number }, options: CallOptions): Promise<Kept> => {
      const { code = '' } = await visitor.bookings.getByUuid(wanted.uuid, options);
      const [earlier, { results }, profile] = await Promise.all([
        records.account.listEarlierBookings(options).catch((error: unknown) => {
          if (isNotOffered(error)) return null;
          throw error;
        }),
        records.bookings.list({ search: code, limit: 10, fields: 'id,code' }, options),
        records.profiles.get(wanted.user, options),
      ]);
      const isIts = (booking: { code?: string | undefined }) => code !== '' && booking.code === code;
      return {
        code,
        own: results.find(isIts)?.id,
        earlier: earlier === null ? null : earlier.find(isIts),
        profile,
      };
    },
    [records, visitor],
  );
  const { data, reload, ...waiting } = useLoaded(ask, { uuid, user });
  if (data?.own) return <Navigate to={`/bookings/${data.own}`} replace />;
  return (
    <div className="app-page app-page--narrow">
      {data ? <Keep {...data} uuid={uuid} onChanged={reload} /> : <Waiting {...waiting} reload={reload} />}
    </div>
  );
}

function Keep({ code, earlier, profile, uuid, onChanged }: Kept & { uuid: string; onChanged: () => void }) {
  const t = useAccountText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { records, failures } = useServices();
  const [pending, setPending] = useState(false);
  const keep = async ({ id }: EarlierBooking) => {
    setPending(true);
    try {
      await records.account.claimEarlierBookings({ bookings: [id] });
      void navigate(`/bookings/${id}`, { replace: true });
    } catch (error) {
      failures.report(error);
      setPending(false);
      // An answer that was lost: it can be theirs already.
      onChanged();
    }
  };
  if (earlier) {
    const { name, soil_test_date, no_of_samples } = earlier;
    return (
      <>
        <PageTitle>{t('keep.title', { code })}</PageTitle>
        <Card>
          <p>
            {name} · {formatDate(locale, soil_test_date)} · {t('account.samples', { count: no_of_samples })}
          </p>
          <div className="app-actions">
            <Button variant="primary" pending={pending} onClick={() => void keep(earlier)}>
              {t('account.claim', { code })}
            </Button>
          </div>
        </Card>
      </>
    );
  }
  const knowsPhones = earlier !== null && profile.phone_verified !== undefined;
  return (
    <>
      <PageTitle intro={t(knowsPhones ? 'keep.confirm' : 'keep.notOffered', { code })}>
        {t('keep.title', { code })}
      </PageTitle>
      {knowsPhones && <PhoneCard profile={profile} onVerified={onChanged} />}
      <div>
        <ButtonLink to={`/status/${uuid}`}>{t('keep.status')}</ButtonLink>
      </div>
    </>
  );
}
