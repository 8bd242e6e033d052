import type { CallOptions, SoilTestSample } from '@udongo/sdk';
import { Alert, Card, codeOf } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { BenchSample } from './BenchSample.tsx';
import type { BenchEntry } from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';
import { CodeField } from './CodeField.tsx';
import { NextList } from './NextList.tsx';
import { useBenchList } from './useBenchList.ts';
import './bench.css';

/** The page for measuring samples: scan or type a code, paste or type the readings, save, next. All of it works without a pointer. */
export function BenchPage() {
  const t = useBenchText();
  const user = useUser();
  if (user?.role !== 'administrator') return <ForbiddenPage title={t('bench.title')} />;
  return <Bench userId={user.id} />;
}

function Bench({ userId }: { userId: number }) {
  const t = useBenchText();
  const { toaster } = useServices();
  const [params, setParams] = useSearchParams();
  const [savedCount, setSavedCount] = useState(0);
  const [drafts] = useState(() => createOwnDrafts<BenchEntry>('bench', userId));
  const list = useBenchList();
  const wanted = params.get('sample');

  const open = (sample: string) => setParams({ sample });
  const finish = (sample: SoilTestSample, what: keyof typeof told) => {
    toaster.show({ tone: 'success', message: t(told[what], { code: codeOf(sample) }) });
    list.reload();
    if (what === 'undone') return;
    if (what === 'saved') setSavedCount(savedCount + 1);
    const next = list.samples.find(({ id }) => id !== sample.id);
    setParams(next ? { sample: String(next.id) } : {});
  };

  return (
    <div className="app-page">
      <PageTitle
        intro={
          list.isLoaded && (
            <>
              {t('bench.open', { count: list.count })}
              {savedCount > 0 && ` · ${t('bench.saved', { count: savedCount })}`}
            </>
          )
        }
      >
        {t('bench.title')}
      </PageTitle>
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
          <Card>
            <CodeField onCode={open} />
          </Card>
          {list.error !== undefined && list.status === 'error' && (
            <LoadFailure error={list.error} onRetry={list.reload} />
          )}
          {list.samples.length > 0 && (
            <NextList
              samples={list.samples}
              count={list.count}
              late={list.late}
              hasDraft={({ id }) => drafts.load(id) !== null}
            />
          )}
        </aside>
      </div>
    </div>
  );
}

const told = {
  saved: 'bench.savedOne',
  rejected: 'bench.rejectedOne',
  undone: 'bench.undone',
} as const;

interface WantedSampleProps {
  /** A sample's code, or its id. */
  wanted: string;
  onDone: (sample: SoilTestSample, what: keyof typeof told) => void;
}

function WantedSample({ wanted, onDone }: WantedSampleProps) {
  const t = useBenchText();
  const { records } = useServices();
  const ask = useCallback(
    async (sample: string, options: CallOptions): Promise<SoilTestSample | null> => {
      if (/^\d+$/.test(sample)) return records.samples.get(Number(sample), options);
      const { results } = await records.samples.list({ code: sample, limit: 2 }, options);
      // A service that does not know the filter answers other samples.
      return results.find(({ code }) => code === sample) ?? null;
    },
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
  return (
    <BenchSample
      key={`${data.id} ${data.rejected_on ?? ''}`}
      sample={data}
      onDone={(sample, what) => {
        if (what === 'undone') reload();
        onDone(sample, what);
      }}
    />
  );
}
