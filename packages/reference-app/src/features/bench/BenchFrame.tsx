import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { mayCall } from '../../lib/mayCall.ts';
import { useUser } from '../../services/ServicesContext.ts';
import { useBenchText } from './benchTexts.ts';
import './bench.css';

interface BenchFrameProps {
  children: (userId: number) => ReactNode;
  /** Whether the page takes the width of a table. Default false. */
  isWide?: boolean;
}

/** Shows a page of the bench to the people who work there, and to others that it is not for them. */
export function BenchFrame({ children, isWide }: BenchFrameProps) {
  const t = useBenchText();
  const user = useUser();
  if (!user || !mayCall(user.role, 'samples.update')) return <ForbiddenPage title={t('bench.title')} />;
  return <div className={`app-page${isWide ? ' app-page--wide' : ''}`}>{children(user.id)}</div>;
}

interface BenchTitleProps {
  here: 'receive' | 'measure' | 'grid';
  intro: ReactNode;
}

/** The title of the bench and its tabs. */
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
        <NavLink to="/bench/grid">{t('bench.grid')}</NavLink>
      </nav>
    </>
  );
}
