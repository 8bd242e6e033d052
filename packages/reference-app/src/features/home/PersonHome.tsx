import type { SessionUser } from '@udongo/sdk';
import { formatDate, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { mayBook } from '../../lib/mayCall.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { Attention } from './Attention.tsx';
import { HomeTrend } from './HomeTrend.tsx';
import { useHomeText } from './homeTexts.ts';
import { NextStep } from './NextStep.tsx';
import { OwnFarmers } from './OwnFarmers.tsx';
import { RecentBookings } from './RecentBookings.tsx';
import { SoFar } from './SoFar.tsx';
import { useOneTime } from './useOneTime.ts';
import { WorkQueue } from './WorkQueue.tsx';

const counted = {
  agent: ['to_collect', 'overdue', 'unpaid'],
  administrator: ['to_collect', 'overdue', 'unpaid', 'without_readings', 'reports_to_send'],
  finance: ['unpaid'],
  agronomist: ['overdue', 'reports_to_send'],
  technician: ['to_collect', 'overdue', 'without_readings'],
} as const;

const nothing = () => {};

/** The way to the work of a role that works with no bookings. */
function ContentWork() {
  const t = useHomeText();
  const { config } = useServices();
  const places = [
    ['messages', t('content.messages')],
    ['articles', t('content.articles')],
  ] as const;
  return (
    <div className="app-actions">
      {places
        .filter(([path]) => !config.withoutScreens.includes(path))
        .map(([path, title]) => (
          <ButtonLink key={path} to={`/${path}`}>
            {title}
          </ButtonLink>
        ))}
    </div>
  );
}

/** The home page of a person who is logged in: the work that waits, then how bookings went. A farmer sees the own bookings. */
export function PersonHome({ user }: { user: SessionUser }) {
  const t = useText();
  const home = useHomeText();
  const locale = useLocale();
  const { config } = useServices();
  const { role } = user;
  const [asOf, tellTime] = useOneTime();
  const [isListed, setListed] = useState(false);
  const onSettled = useCallback(() => setListed(true), []);
  const trend = (
    <>
      {!config.withoutScreens.includes('numbers') && (
        <HomeTrend role={role} tellTime={tellTime} isTurn={isListed} />
      )}
      <p className="app-quiet app-person__time">
        {asOf && t('home.asOf', { time: formatDate(locale, asOf, 'time') })}
      </p>
    </>
  );
  return (
    <div className="app-page app-page--wide app-person" data-role={role}>
      <PageTitle
        intro={home(`intro.${role}`)}
        actions={
          mayBook(role) && (
            <ButtonLink to="/book" variant="primary">
              {t('book.title')}
            </ButtonLink>
          )
        }
      >
        {t('home.greeting', { name: user.name.split(' ')[0] ?? user.name })}
      </PageTitle>
      {role === 'content' ? (
        <>
          <ContentWork />
          <WorkQueue user={user} onSettled={onSettled} />
        </>
      ) : role === 'farmer' ? (
        <>
          <NextStep />
          <RecentBookings withNames={false} onSettled={onSettled} />
          <SoFar role={role} />
          {trend}
        </>
      ) : (
        <>
          <Attention counts={counted[role]} tellTime={tellTime} />
          <div className="app-person__columns" data-waiting={!isListed || undefined}>
            <div className="app-person__main">
              <WorkQueue user={user} onSettled={onSettled} />
              {role === 'agent' && <RecentBookings withNames onSettled={nothing} />}
            </div>
            <div className="app-person__side">
              {role === 'agent' && <SoFar role={role} />}
              {trend}
              {role === 'agent' && <OwnFarmers referrer={user.id} />}
            </div>
          </div>
        </>
      )}
    </div>
  );
}
