import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { mayCall } from '../../lib/mayCall.ts';
import { useUser } from '../../services/ServicesContext.ts';
import { useBenchText } from './benchTexts.ts';
import './bench.css';

/** Shows a page of the bench to the people who work there, and to others that it is not for them. */
export function BenchFrame({ children }: { children: (userId: number) => ReactNode }) {
  const t = useBenchText();
  const user = useUser();
  if (!user || !mayCall(user.role, 'samples.update')) return <ForbiddenPage title={t('bench.title')} />;
  return <div className="app-page">{children(user.id)}</div>;
}

interface BenchTitleProps {
  here: 'receive' | 'measure';
  intro: ReactNode;
}

/** The title of the bench and its two tabs. */
export function BenchTitle({ here, intro }: BenchTitleProps) {
  const t = useBenchText();
  return (
    <>
      <PageTitle intro={intro} tab={`${t(`bench.${here}`)} - ${t('bench.title')}`}>
        {t('bench.title')}
      </PageTitle>
      <nav className="app-bench__tabs" aria-label={t('bench.title')}>
        <NavLink to="/bench/receive">{t('bench.receive')}</NavLink>
        <NavLink to="/bench" end>
          {t('bench.measure')}
        </NavLink>
      </nav>
    </>
  );
}
