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
import type { LaidBlock } from './layBlock.ts';
import { type CellPlace, ReadingsGrid } from './ReadingsGrid.tsx';
import { ReadingsOrigin } from './ReadingsOrigin.tsx';
import { useGrid } from './useGrid.ts';
import { useHandScanner } from './useHandScanner.ts';
import { useSecondAsked } from './useSecondAsked.ts';
import './grid.css';

/** The page for typing or pasting the readings of many samples: a grid that a keyboard fills, kept on the device and sent once there is a network. */
export function BenchGrid({ userId }: { userId: number }) {
  const t = useGridText();
  const bench = useBenchText();
  const typed = useGrid(userId);
  const { list, probe, rows, isSending, waitingCount, savedCount, readyCount, strays, type, undo, redo } =
    typed;
  const [typing, setTyping] = useState<CellPlace | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isEmptyTold, setIsEmptyTold] = useState(false);
  const [block, setBlock] = useState<LaidBlock & { pasted: number }>();
  const [unknown, setUnknown] = useState('');
  const grid = useRef<{ goTo: (place: CellPlace) => void }>(null);

  const asked = useSecondAsked(rows.filter(({ status }) => status === 'saved').map(({ sample }) => sample));

  const press = () => {
    setIsChecked(true);
    setIsEmptyTold(readyCount === 0 && !isSending);
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
            {list.count > list.samples.length && (
              <p className="app-bench__hint">
                {t('grid.some', { count: list.samples.length, all: list.count })}
              </p>
            )}
            <ReadingsGrid
              ref={grid}
              rows={rows}
              onType={(values) => {
                setIsEmptyTold(false);
                type(values);
              }}
              onPaste={(laid) => {
                const locked = type(laid.values);
                setBlock({
                  ...{ ...laid, pasted: laid.values.length - locked, leftOut: laid.leftOut + locked },
                });
              }}
              onUndo={() => {
                setBlock(undefined);
                return undo();
              }}
              onRedo={redo}
              onSave={press}
              onTyping={setTyping}
            />
            <div role="status" className="app-bench__warnings">
              {block && (
                <PastedBlock
                  block={block}
                  onUndo={() => {
                    setBlock(undefined);
                    undo();
                  }}
                />
              )}
              {asked.length > 0 && (
                <Alert tone="warning" title={t('grid.second', { count: asked.length })}>
                  <p>{t('grid.secondText')}</p>
                  <div className="app-actions">
                    {asked.map((sample) => (
                      <ButtonLink key={sample.id} to={`/bench?sample=${sample.id}`}>
                        {codeOf(sample)}
                      </ButtonLink>
                    ))}
                  </div>
                </Alert>
              )}
              {savedCount > 0 && !isSending && (
                <p className="app-bench__read">{t('grid.savedNow', { count: savedCount })}</p>
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

/** The outcome of a pasted block, which can be taken back. */
function PastedBlock({ block, onUndo }: { block: LaidBlock & { pasted: number }; onUndo: () => void }) {
  const t = useGridText();
  const { pasted, leftOut, unknown, repeated, codeless } = block;
  const warnings = [
    repeated.length > 0 && t('grid.repeated', { count: repeated.length, codes: repeated.join(', ') }),
    unknown.length > 0 && t('grid.unknown', { count: unknown.length, codes: unknown.join(', ') }),
    codeless > 0 && t('grid.codeless', { count: codeless }),
    leftOut > 0 && t('grid.leftOut', { count: leftOut }),
  ].filter((text) => text !== false);
  return (
    <>
      <p className="app-bench__read">
        {t('grid.pasted', { count: pasted })}{' '}
        {pasted > 0 && (
          <Button size="small" onClick={onUndo}>
            {t('grid.undo')}
          </Button>
        )}
      </p>
      {warnings.length > 0 && (
        <Alert tone="warning">
          {warnings.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
    </>
  );
}
