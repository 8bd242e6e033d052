import {
  Button,
  codeOf,
  formatReading,
  Icon,
  type SensorReading,
  sensorReadingMessages,
  useMessages,
} from '@udongo/ui';
import { limitProblemText, readingProblemText } from '@udongo/ui/internal';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { findCorrection, findMeanings, keepsLimits, soilReadings } from './benchReadings.ts';
import { useBenchText } from './benchTexts.ts';
import { useGridText } from './gridTexts.ts';
import type { CellValue } from './layBlock.ts';
import type { CellPlace } from './ReadingsGrid.tsx';
import type { GridRow } from './useGrid.ts';

const texts = { sensorReading: sensorReadingMessages };
const shownCount = 8;

interface GridProblemsProps {
  rows: readonly GridRow[];
  /** The cell that nobody has finished yet. */
  typing: CellPlace | null;
  /** Whether somebody tried to save: rows that are not whole are named. */
  isChecked: boolean;
  onGo: (place: CellPlace) => void;
  onCorrect: (values: CellValue[]) => void;
}

/** Lists the reasons why rows are not saved: each cell with its row, value and reason; then the notes, which stop nothing. */
export function GridProblems({ rows, typing, isChecked, onGo, onCorrect }: GridProblemsProps) {
  const t = useGridText();
  const bench = useBenchText();
  const ui = useMessages(texts);
  const nameOf = (reading: SensorReading) => ui(`sensorReading.${reading}`);
  const cells = rows.flatMap((row, index) =>
    row.isLocked
      ? []
      : soilReadings.flatMap((reading, column) => findProblem(row, reading, { row: index, column })),
  );
  const stopping = cells.filter(({ isWrong }) => isWrong);
  const notes = cells.filter(({ isWrong }) => !isWrong);
  const whole = rows.flatMap((row) => toRowProblem(row));
  const shown = [...stopping, ...notes];
  const more = Math.max(0, shown.length - shownCount);
  return (
    <div role="status" className="app-bench__warnings">
      {(shown.length > 0 || whole.length > 0) && (
        <ul className="app-bench__unread" aria-label={t('grid.problems')}>
          {whole}
          {shown.slice(0, shownCount).map(({ row, place, reading, isWrong, text }) => {
            const { sample } = row;
            const code = codeOf(sample);
            const correction = findCorrection(reading, row);
            const corrected = correction?.[reading];
            return (
              <li
                key={`${sample.id} ${reading}`}
                className="app-bench__warning"
                data-tone={isWrong ? 'bad' : undefined}
              >
                <Icon name="warning" width={18} height={18} />
                <span id={`grid-${sample.id}-${reading}`}>
                  {t('grid.cell', {
                    code,
                    reading: nameOf(reading),
                    value: row.texts[reading],
                    problem: text,
                  })}
                </span>
                {correction && corrected !== undefined && (
                  <Button
                    size="small"
                    onClick={() => {
                      onCorrect([{ row: place.row, reading, text: String(corrected) }]);
                      onGo(place);
                    }}
                  >
                    {ui('sensorReading.use', { value: formatReading(reading, corrected) })}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={t('grid.goToOf', { code, reading: nameOf(reading) })}
                  onClick={() => onGo(place)}
                >
                  {t('grid.goTo')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {more > 0 && <p className="app-bench__hint">{t('grid.more', { count: more })}</p>}
      {stopping.length === 0 && notes.length > 0 && <p className="app-bench__hint">{t('grid.notes')}</p>}
    </div>
  );

  function findProblem(row: GridRow, reading: SensorReading, place: CellPlace) {
    if (typing?.row === place.row && typing.column === place.column) return [];
    const problem = row.problems[reading];
    const isNoNumber = row.noNumbers.includes(reading);
    if (!problem && !isNoNumber) return [];
    const typed = row.texts[reading];
    const meanings = findMeanings(typed, reading);
    const unread = meanings
      ? bench('bench.unclear', meanings)
      : limitProblemText(typed, reading, keepsLimits(row.sample), ui);
    const text = problem ? readingProblemText(problem, reading, ui) : unread || t('grid.noNumber');
    return [{ row, place, reading, text, isWrong: isNoNumber || problem?.severity === 'error' }];
  }

  /** The problem of a whole row: refused by the server, with a text at the bench, or not whole. */
  function toRowProblem({ sample, status, message, missing, state }: GridRow) {
    const code = codeOf(sample);
    const isOpen = status === 'refused' || status === 'elsewhere';
    const isShort = isChecked && state === 'typed';
    if (!isOpen && !isShort) return [];
    const names = missing.map(nameOf).join(', ');
    return [
      <li key={sample.id} className="app-bench__warning" data-tone={isOpen ? 'bad' : undefined}>
        <Icon name="warning" width={18} height={18} />
        <span>
          {status === 'refused'
            ? t('grid.refusedRow', { code, message })
            : status === 'elsewhere'
              ? t('grid.elsewhereText', { code })
              : t('grid.missing', { code, names })}
        </span>
        {isOpen && (
          <ButtonLink to={`/bench?sample=${sample.id}`} aria-label={t('grid.openOf', { code })}>
            {t('grid.open')}
          </ButtonLink>
        )}
      </li>,
    ];
  }
}
