import type { County, ImportKind } from '@udongo/sdk';
import { Alert, createCountyLookup, Skeleton } from '@udongo/ui';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ForbiddenPage } from '../../../components/ForbiddenPage.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { isNotOffered } from '../../../lib/isNotOffered.ts';
import { onBackOnline } from '../../../lib/onBackOnline.ts';
import { useServices, useUser } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { createImporter } from './createImporter.ts';
import { DoneStep } from './DoneStep.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { createImportPort } from './importPorts.ts';
import { createImportStore } from './importStore.ts';
import { useImportText } from './importTexts.ts';
import { createFindCounty } from './judgeRow.ts';
import { createJudge } from './judgeRows.ts';
import { RowsStep } from './RowsStep.tsx';
import { SendingStep } from './SendingStep.tsx';
import './import.css';

/** Many farmers from a file. */
export function FarmerImportPage() {
  return <ImportPage kind="farmers" />;
}

/** Many agents from a file. */
export function AgentImportPage() {
  return <ImportPage kind="agents" />;
}

function ImportPage({ kind }: { kind: ImportKind }) {
  const t = useImportText();
  const user = useUser();
  const { udongo } = useServices();
  const counties = useLoaded(
    useCallback(
      async (_: null, options) => {
        const found = await createCountyLookup(udongo.counties).load('', options);
        return found.map(({ value, label }) => ({ id: value, name: label }));
      },
      [udongo],
    ),
    null,
  );
  const isForThem = user?.role === 'administrator' || (user?.role === 'agent' && kind === 'farmers');
  if (!user || !isForThem) return <ForbiddenPage title={t(`import.${kind}`)} />;
  return (
    <div className="app-page">
      <PageTitle intro={t('import.intro')}>{t(`import.${kind}`)}</PageTitle>
      {counties.data ? (
        <Steps key={`${kind} ${user.id}`} kind={kind} person={user.id} counties={counties.data} />
      ) : (
        <Waiting {...counties} />
      )}
    </div>
  );
}

interface StepsProps {
  kind: ImportKind;
  person: number;
  counties: readonly County[];
}

function Steps({ kind, person, counties }: StepsProps) {
  const t = useImportText();
  const { udongo, records } = useServices();
  const [importer] = useState(() =>
    createImporter({
      kind,
      port: createImportPort(kind, udongo),
      store: createImportStore(person, globalThis.caches),
      judge: createJudge(createFindCounty(counties)),
    }),
  );
  const { state, judged } = useSyncExternalStore(importer.subscribe, importer.getSnapshot);
  const earlier = useLoaded(
    useCallback(
      (_: string, options) => records.imports.list({ kind, limit: 5, ordering: '-id' }, options),
      [records, kind],
    ),
    `${state.step === 'choose'} ${state.undone !== null}`,
  );

  useEffect(() => {
    void importer.resume();
    return importer.leave;
  }, [importer]);
  useEffect(() => {
    return onBackOnline(() => {
      if (importer.getSnapshot().state.trouble?.kind === 'network') void importer.send();
    });
  }, [importer]);

  return (
    <>
      {isNotOffered(earlier.error) && state.step !== 'done' && (
        <Alert tone="warning">{t('import.plain')}</Alert>
      )}
      {state.step === 'choose' && <ChooseStep importer={importer} kind={kind} />}
      {state.step === 'columns' && <ColumnsStep importer={importer} state={state} />}
      {state.step === 'rows' && (
        <RowsStep importer={importer} state={state} judged={judged} counties={counties} />
      )}
      {state.step === 'sending' && <SendingStep importer={importer} state={state} judged={judged} />}
      {state.step === 'done' && <DoneStep importer={importer} state={state} judged={judged} />}
      {state.step === 'choose' &&
        (earlier.data || earlier.status === 'error' ? (
          <EarlierImports imports={earlier.data?.results ?? []} onUndone={earlier.reload} />
        ) : (
          <Skeleton lines={2} shape="card" />
        ))}
    </>
  );
}
