import type { Role, SessionUser } from '@udongo/sdk';
import { useServices } from '../../app/ServicesContext.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import type { en } from '../../messages/en.ts';
import { useText } from '../../messages/translator.ts';
import { Attention } from './Attention.tsx';
import { NextStep } from './NextStep.tsx';
import { OwnFarmers } from './OwnFarmers.tsx';
import { RecentBookings } from './RecentBookings.tsx';

const intros = {
  farmer: 'farmerIntro',
  agent: 'agentIntro',
  administrator: 'administratorIntro',
} as const satisfies Record<Role, keyof typeof en.home>;

/** What to do next, and the latest bookings. */
export function PersonHome({ user }: { user: SessionUser }) {
  const t = useText();
  const { config } = useServices();
  return (
    <div className="app-page app-person">
      <PageTitle
        intro={t(`home.${intros[user.role]}`)}
        actions={
          <>
            <ButtonLink to="/book" variant="primary">
              {t('book.title')}
            </ButtonLink>
            {!config.withoutScreens.includes('numbers') && (
              <ButtonLink to="/numbers">{t('home.numbers')}</ButtonLink>
            )}
          </>
        }
      >
        {t('home.greeting', { name: user.name.split(' ')[0] ?? user.name })}
      </PageTitle>
      {user.role === 'administrator' && (
        <Attention counts={['to_collect', 'overdue', 'unpaid', 'without_readings', 'reports_to_send']} />
      )}
      {user.role === 'agent' && (
        <>
          <Attention counts={['to_collect', 'overdue', 'unpaid']} />
          <OwnFarmers referrer={user.id} />
        </>
      )}
      {user.role === 'farmer' && <NextStep />}
      <RecentBookings withNames={user.role !== 'farmer'} />
    </div>
  );
}
