import type { CallOptions } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { Alert, Card } from '@udongo/ui';
import { useCallback, useEffect } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Refusal } from '../../components/collection/CollectionState.tsx';
import { useCollections } from '../../components/collection/useCollections.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { mayCollect } from '../../lib/mayCall.ts';
import { useText } from '../../messages/translator.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useRecordNames } from '../../services/useRecordNames.ts';
import { useWaitingText } from '../../services/waitingTexts.ts';
import { askToCollect, type BookingToCollect, sectionOf } from './askToCollect.ts';
import { CollectRow } from './CollectRow.tsx';
import { groupByCounty, groupByWard } from './groupBookings.ts';
import { useToCollectText } from './toCollectTexts.ts';
import './toCollect.css';

const counties = ['county'] as const;
const sections = ['late', 'today', 'week', 'later'] as const;

/** The soil that a person collects, by day, county and ward. The list is kept on the device, to be read without a network. */
export function ToCollectPage() {
  const t = useToCollectText();
  const role = useUser()?.role;
  return mayCollect(role) ? <ToCollect /> : <ForbiddenPage title={t('toCollect.title')} />;
}

function ToCollect() {
  const t = useToCollectText();
  const { udongo } = useServices();
  const ask = useCallback((_: null, options: CallOptions) => askToCollect(udongo, options), [udongo]);
  const { data, ...waiting } = useLoaded(ask, null);
  const wt = useWaitingText();
  const { collections, waiting: waits, refused, isSending } = useCollections();
  const bookings = data?.results ?? [];
  useEffect(() => {
    void collections.send();
  }, [collections]);
  // A service that does not know the filter answers every booking.
  const isOffered = bookings.every(({ collector }) => collector !== undefined);
  return (
    <div className="app-page">
      <PageTitle intro={t('toCollect.intro')}>{t('toCollect.title')}</PageTitle>
      {waits.length > 0 && !isSending && (
        <Alert tone="warning" title={wt('waiting.title', { count: waits.length })}>
          {wt('waiting.text', { codes: waits.map(({ code }) => code).join(', ') })}
        </Alert>
      )}
      {data &&
        refused
          .filter(({ booking }) => !bookings.some(({ id }) => id === booking))
          .map(({ booking, code, message }) => (
            <Refusal
              key={booking}
              code={code}
              message={message}
              onClose={() => collections.remove(booking)}
            />
          ))}
      {!data && <Waiting {...waiting} />}
      {data && !isOffered && <EmptyState title={t('toCollect.notOffered')} action={<ToBookings />} />}
      {data && bookings.length === 0 && (
        <EmptyState title={t('toCollect.noneTitle')}>{t('toCollect.none')}</EmptyState>
      )}
      {isOffered && <Sections bookings={bookings} onCollected={waiting.reload} />}
      {isOffered && data && data.count > bookings.length && (
        <p className="app-quiet">{t('toCollect.more', { count: data.count - bookings.length })}</p>
      )}
    </div>
  );
}

function ToBookings() {
  return <ButtonLink to="/bookings">{useText()('home.allBookings')}</ButtonLink>;
}

interface SectionsProps {
  bookings: readonly BookingToCollect[];
  onCollected: () => void;
}

function Sections({ bookings, onCollected }: SectionsProps) {
  const t = useToCollectText();
  const { nameOf } = useRecordNames(counties);
  const today = todayInNairobi();
  return sections.map((section) => {
    const own = bookings.filter(({ soil_test_date }) => sectionOf(soil_test_date, today) === section);
    if (own.length === 0) return null;
    return (
      <Card key={section} title={t(`toCollect.${section}`)}>
        {[...groupByCounty(own)].map(([county, group]) => (
          <section key={county} className="app-collect__county">
            <h3>{county === null ? t('toCollect.noCounty') : nameOf('county', county) || '…'}</h3>
            {groupByWard(group).map(({ ward, bookings }, _, wards) => (
              <div key={ward} className="app-collect__ward">
                {/* Nothing is said of wards where nobody said one. */}
                {(ward || wards.length > 1) && (
                  <h4>{ward ? t('toCollect.ward', { ward }) : t('toCollect.noWard')}</h4>
                )}
                <ul className="app-collect">
                  {bookings.map((booking) => (
                    <CollectRow
                      key={booking.id}
                      booking={booking}
                      county={nameOf('county', booking.county)}
                      withDay={section !== 'today'}
                      onCollected={onCollected}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </Card>
    );
  });
}
