import type { CallOptions, SoilTestSample } from '@udongo/sdk';
import { Alert, Card, codeOf } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { loadCode } from '../../components/OnDemand.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { BenchFrame, BenchTitle } from './BenchFrame.tsx';
import { BenchSample } from './BenchSample.tsx';
import { type KeptEntry, loadEntry } from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';
import { CodeField } from './CodeField.tsx';
import { findSample } from './findSample.ts';
import { NextList } from './NextList.tsx';
import { useBenchList } from './useBenchList.ts';

const loadGrid = () => loadCode(() => import('./BenchGrid.tsx'));

/**
 * The page for measuring received samples: scan or type a code, paste or type the readings, save, next. All of it works without a
 * pointer. At `/bench/grid` it is the grid of many samples.
 */
export function BenchPage() {
  const { view } = useParams();
  if (view === 'grid') return <BenchFrame isWide>{(userId) => <Grid userId={userId} />}</BenchFrame>;
  if (view) return <NotFoundPage />;
  return <BenchFrame>{(userId) => <Measure userId={userId} />}</BenchFrame>;
}

function Grid({ userId }: { userId: number }) {
  const { data, ...waiting } = useLoaded(loadGrid, 'grid');
  return data ? <data.BenchGrid userId={userId} /> : <Waiting {...waiting} />;
}

function Measure({ userId }: { userId: number }) {
  const t = useBenchText();
  const { toaster } = useServices();
  const [params, setParams] = useSearchParams();
  const [savedCount, setSavedCount] = useState(0);
  const [drafts] = useState(() => createOwnDrafts<KeptEntry>('bench', userId));
  const list = useBenchList({ isReceived: true, limit: 12 });
  const wanted = params.get('sample');

  const open = (sample: string) => setParams({ sample });
  const finish = (sample: SoilTestSample, what: keyof typeof told) => {
    toaster.show({ tone: 'success', message: t(told[what], { code: codeOf(sample) }) });
    list.reload();
    if (what === 'saved' || what === 'halfDone') setSavedCount(savedCount + 1);
    if (what === 'undone' || what === 'halfDone') return;
    const next = list.samples.find(({ id }) => id !== sample.id);
    setParams(next ? { sample: String(next.id) } : {});
  };

  return (
    <>
      <BenchTitle
        here="measure"
        intro={
          list.isLoaded ? (
            <>
              {t('bench.open', { count: list.count })}
              {savedCount > 0 && ` · ${t('bench.saved', { count: savedCount })}`}
            </>
          ) : (
            '\u00a0'
          )
        }
      />
      <Card>
        <CodeField submit={t('bench.openSample')} isFocused={!wanted} onCode={open} />
      </Card>
      <div className="app-bench">
        <div className="app-bench__main">
          {wanted ? (
            <WantedSample key={wanted} wanted={wanted} onDone={finish} />
          ) : (
            <Card>
              {list.isLoaded && list.count === 0 ? (
                <EmptyState title={t('bench.allDoneTitle')}>{t('bench.allDone')}</EmptyState>
              ) : (
                <p>{t('bench.start')}</p>
              )}
            </Card>
          )}
        </div>
        <aside className="app-bench__side">
          {list.error !== undefined && list.status === 'error' && (
            <LoadFailure error={list.error} onRetry={list.reload} />
          )}
          {list.samples.length > 0 && (
            <NextList
              title={t('bench.next')}
              samples={list.samples}
              count={list.count}
              hasDraft={(sample) => loadEntry(drafts, sample) !== null}
            />
          )}
        </aside>
      </div>
    </>
  );
}

const told = {
  saved: 'bench.savedOne',
  rejected: 'bench.rejectedOne',
  undone: 'bench.undone',
  halfDone: 'bench.savedOne',
} as const;

interface WantedSampleProps {
  /** A sample's code, or its id. */
  wanted: string;
  onDone: (sample: SoilTestSample, what: keyof typeof told) => void;
}

function WantedSample({ wanted, onDone }: WantedSampleProps) {
  const t = useBenchText();
  const { records } = useServices();
  const [saves, setSaves] = useState(0);
  const ask = useCallback(
    (sample: string, options: CallOptions) => findSample(records, sample, options),
    [records],
  );
  const { data, reload, ...waiting } = useLoaded(ask, wanted);
  if (data === null) {
    return (
      <Alert tone="error" title={t('bench.notFoundTitle', { code: wanted })}>
        {t('bench.notFound')}
      </Alert>
    );
  }
  if (data === undefined) return <Waiting {...waiting} reload={reload} />;
  if (data.received_on === null && !data.sensor_data && !data.rejected_reason) {
    return <Navigate to={`/bench/receive?sample=${data.id}`} replace />;
  }
  return (
    <BenchSample
      key={`${data.id} ${data.rejected_on ?? ''} ${saves}`}
      sample={data}
      onDone={(sample, what) => {
        if (what === 'undone' || what === 'halfDone') reload();
        if (what === 'halfDone') setSaves(saves + 1);
        onDone(sample, what);
      }}
    />
  );
}
