import { Alert, Button, Card, codeOf } from '@udongo/ui';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { BenchTitle } from './BenchFrame.tsx';
import { emptyEntry } from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';
import { GridProblems } from './GridProblems.tsx';
import { useGridText } from './gridTexts.ts';
import { type CellPlace, ReadingsGrid } from './ReadingsGrid.tsx';
import { ReadingsOrigin } from './ReadingsOrigin.tsx';
import { useGrid } from './useGrid.ts';
import { useHandScanner } from './useHandScanner.ts';
import './grid.css';

/** The page for typing or pasting the readings of many samples: a grid that a keyboard fills, kept on the device and sent once there is a network. */
export function BenchGrid({ userId }: { userId: number }) {
  const t = useGridText();
  const bench = useBenchText();
  const typed = useGrid(userId);
  const { list, probe, rows, isSending, waitingCount, savedCount, readyCount, strays, type } = typed;
  const [typing, setTyping] = useState<CellPlace | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isEmptyTold, setIsEmptyTold] = useState(false);
  const [block, setBlock] = useState<{ pasted: number; leftOut: number }>();
  const [unknown, setUnknown] = useState('');
  const grid = useRef<{ goTo: (place: CellPlace) => void }>(null);

  const press = () => {
    setIsChecked(true);
    setIsEmptyTold(readyCount === 0);
    setBlock(undefined);
    if (readyCount > 0) typed.save();
  };
  useHandScanner(
    (code) => {
      const row = rows.findIndex(({ sample }) => codeOf(sample) === code);
      setUnknown(row < 0 ? code : '');
      if (row >= 0) grid.current?.goTo({ row, column: 0 });
    },
    () => undefined,
  );

  return (
    <>
      <BenchTitle
        here="grid"
        intro={
          list.isLoaded ? (
            <>
              {bench('bench.open', { count: list.count })}
              {savedCount > 0 && ` · ${bench('bench.saved', { count: savedCount })}`}
            </>
          ) : (
            '\u00a0'
          )
        }
      />
      {waitingCount > 0 && !isSending && (
        <Alert tone="warning" title={t('grid.waitingTitle', { count: waitingCount })}>
          {t('grid.waitingText')}
        </Alert>
      )}
      {strays.map(({ base, message }) => {
        const code = codeOf(base);
        return (
          <Alert key={base.id} tone="error">
            <p>{t('grid.refusedRow', { code, message })}</p>
            <div className="app-actions">
              <ButtonLink to={`/bench?sample=${base.id}`} aria-label={t('grid.openOf', { code })}>
                {t('grid.open')}
              </ButtonLink>
              <Button aria-label={t('grid.putAsideOf', { code })} onClick={() => typed.putAside(base.id)}>
                {t('grid.putAside')}
              </Button>
            </div>
          </Alert>
        );
      })}
      {(!list.isLoaded || list.status === 'error') && <Waiting {...list} />}
      {list.isLoaded && rows.length === 0 && (
        <Card>
          <EmptyState title={bench('bench.allDoneTitle')}>{bench('bench.allDone')}</EmptyState>
        </Card>
      )}
      {rows.length > 0 && (
        <Card>
          <div className="app-bench__form">
            <p className="app-bench__hint">
              {t('grid.hint')} {t('grid.kept')}
            </p>
            <ReadingsGrid
              ref={grid}
              rows={rows}
              onType={(values) => {
                setIsEmptyTold(false);
                type(values);
              }}
              onPaste={({ values, leftOut }) => {
                const locked = type(values);
                setBlock({ pasted: values.length - locked, leftOut: leftOut + locked });
              }}
              onSave={press}
              onTyping={setTyping}
            />
            <div role="status" className="app-bench__warnings">
              {block && <p className="app-bench__read">{t('grid.pasted', { count: block.pasted })}</p>}
              {block && block.leftOut > 0 && (
                <Alert tone="warning">{t('grid.leftOut', { count: block.leftOut })}</Alert>
              )}
              {unknown && <Alert tone="warning">{t('grid.notHere', { code: unknown })}</Alert>}
              {isEmptyTold && readyCount === 0 && <Alert tone="warning">{t('grid.nothing')}</Alert>}
            </div>
            <GridProblems
              rows={rows}
              typing={typing}
              isChecked={isChecked}
              onGo={(place) => grid.current?.goTo(place)}
              onCorrect={type}
            />
            <ReadingsOrigin
              entry={emptyEntry}
              isReplaced={false}
              isReasonMissing={false}
              probe={probe}
              onChange={() => undefined}
            />
            <div className="app-actions">
              <Button variant="primary" pending={isSending} onClick={press}>
                {readyCount === 0 ? t('grid.saveNone') : t('grid.save', { count: readyCount })}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </>
  );
}
