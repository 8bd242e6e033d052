import {
  isCoordinate,
  type SensorReading,
  sensorLimits,
  sensorReadingMessages,
  useMessages,
} from '@udongo/ui';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { soilReadings } from './benchReadings.ts';
import { GridHeader } from './GridHeader.tsx';
import { useGridText } from './gridTexts.ts';
import { type CellValue, isBlock, type LaidBlock, layBlock } from './layBlock.ts';
import type { GridRow } from './useGrid.ts';

const texts = { sensorReading: sensorReadingMessages };
const columns: readonly SensorReading[] = soilReadings;
const pageRows = 10;

/** A cell by its row and column. */
export interface CellPlace {
  row: number;
  column: number;
}

interface ReadingsGridProps {
  rows: readonly GridRow[];
  /** Goes to a cell, wherever the focus is. */
  ref?: Ref<{ goTo: (place: CellPlace) => void }>;
  onType: (values: readonly CellValue[]) => void;
  onPaste: (block: LaidBlock) => void;
  /** Takes the last step back, or again. Gives the cell that it changed. */
  onUndo: () => CellValue | undefined;
  onRedo: () => CellValue | undefined;
  onSave: () => void;
  /** The cell that is being typed, which nobody has finished yet; null for none. */
  onTyping: (place: CellPlace | null) => void;
}

/**
 * Samples by readings, with the keys of a spreadsheet: arrows move, Enter goes down, typing replaces, F2 or a second press puts the
 * caret into a cell, Escape restores it, Ctrl and Z takes the last step back, Ctrl and Enter saves. One tab stop. The inputs are the cells, so that a phone shows its keys.
 */
export function ReadingsGrid({
  rows,
  ref,
  onType,
  onPaste,
  onUndo,
  onRedo,
  onSave,
  onTyping,
}: ReadingsGridProps) {
  const t = useGridText();
  const ui = useMessages(texts);
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  /** The text of the cell when the focus came, whether the caret is in it, and whether the focus has just come. */
  const cell = useRef({ before: '', isEdited: false, isNew: false });

  const goTo = ({ row, column }: CellPlace) => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`);
    if (input === document.activeElement) input?.select();
    else input?.focus();
  };
  useImperativeHandle(ref, () => ({ goTo }));

  const typeInto = ({ row, column }: CellPlace, text: string) => {
    const reading = soilReadings[column];
    if (reading) onType([{ row, reading, text }]);
  };
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const pressed = readCell(event.target);
    if (!pressed || event.nativeEvent.isComposing) return;
    const { input, place } = pressed;
    const { key, shiftKey } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    cell.current.isNew = false;
    if (key === 'Enter' && isCtrl) {
      onTyping(null);
      onSave();
    } else if (key === 'Escape') {
      cell.current.isEdited = false;
      // The next key finds the restored text.
      flushSync(() => {
        if (input.value !== cell.current.before) typeInto(place, cell.current.before);
        onTyping(null);
      });
      input.select();
    } else if (isCtrl && /^[zy]$/i.test(key)) {
      const isRedone = shiftKey || key.toLowerCase() === 'y';
      flushSync(() => {
        onTyping(null);
        const cell = isRedone ? onRedo() : onUndo();
        if (cell) goTo({ row: cell.row, column: columns.indexOf(cell.reading) });
      });
    } else if (key === 'F2') {
      cell.current.isEdited = true;
      input.setSelectionRange(input.value.length, input.value.length);
    } else {
      const next = findNext(
        place,
        key,
        { isCtrl, shiftKey, isEdited: cell.current.isEdited },
        rows.length - 1,
      );
      if (!next) return;
      // In the last row Enter stays, and its value is judged all the same.
      onTyping(null);
      goTo(next);
    }
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const into = readCell(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!into || !isBlock(text)) return;
    event.preventDefault();
    const samples = rows.map(({ sample }) => sample);
    onTyping(null);
    onPaste(layBlock(text, samples, into.place));
  };
  const change = ({ target }: FormEvent<HTMLTableElement>) => {
    const typed = readCell(target);
    if (!typed) return;
    onTyping(typed.place);
    typeInto(typed.place, typed.input.value);
  };
  const click = ({ target }: MouseEvent<HTMLTableElement>) => {
    const clicked = readCell(target);
    if (!clicked) return;
    // The browser puts the caret where it was pressed; the first press takes the whole cell.
    if (cell.current.isNew) clicked.input.select();
    else cell.current.isEdited = true;
    cell.current.isNew = false;
  };

  return (
    <div className="app-grid__box">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern
        role="grid"
        className="app-grid"
        aria-label={t('grid.title')}
        onKeyDown={press}
        onPaste={paste}
        onChange={change}
        onClick={click}
        onFocus={({ target }) => {
          const entered = readCell(target);
          if (!entered) return;
          setActive(entered.place);
          cell.current = { before: entered.input.value, isEdited: false, isNew: true };
          entered.input.select();
        }}
        onBlur={() => onTyping(null)}
      >
        <thead>
          <tr>
            <th scope="col">{t('grid.sample')}</th>
            {soilReadings.map((reading) => (
              <th key={reading} scope="col" id={`grid-${reading}`}>
                {ui(`sensorReading.${reading}`)} <span className="app-grid__unit">{unitOf(reading)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.sample.id}
              {...row}
              index={index}
              activeColumn={active.row === index ? active.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends GridRow {
  index: number;
  activeColumn: number | null;
}

const Row = memo(
  function Row({ index, activeColumn, ...row }: RowProps) {
    const { sample, texts: shown, values, problems, isLocked } = row;
    return (
      <tr data-state={row.status}>
        <th scope="row" id={`grid-${sample.id}`}>
          <GridHeader {...row} />
        </th>
        {soilReadings.map((reading, column) => {
          const isWrong =
            problems[reading]?.severity === 'error' ||
            (values[reading] === undefined && shown[reading].trim() !== '');
          return (
            <td key={reading} data-tone={isWrong ? 'bad' : problems[reading] ? 'check' : undefined}>
              <input
                type="text"
                inputMode="decimal"
                autoComplete="off"
                size={5}
                data-cell={`${index}:${column}`}
                tabIndex={activeColumn === column ? 0 : -1}
                aria-labelledby={`grid-${sample.id}-code grid-${reading}`}
                aria-invalid={isWrong || undefined}
                aria-describedby={problems[reading] || isWrong ? `grid-${sample.id}-${reading}` : undefined}
                readOnly={isLocked}
                value={shown[reading]}
                onChange={heardByTable}
              />
            </td>
          );
        })}
      </tr>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.activeColumn === after.activeColumn &&
    before.status === after.status &&
    before.sample === after.sample &&
    soilReadings.every((reading) => before.texts[reading] === after.texts[reading]),
);

/** The table hears the change of each cell. */
function heardByTable() {}

function unitOf(reading: SensorReading): string {
  return isCoordinate(reading) ? '' : sensorLimits[reading].unit;
}

/** The input of a cell and its place; null for anything else in the table. */
function readCell(target: EventTarget) {
  if (!(target instanceof HTMLInputElement)) return null;
  const [row = 0, column = 0] = (target.dataset.cell ?? '').split(':').map(Number);
  return { input: target, place: { row, column } };
}

interface Pressed {
  isCtrl: boolean;
  shiftKey: boolean;
  /** Whether the caret is in the cell, where some keys move it. */
  isEdited: boolean;
}

/** The cell that a key leads to; null where the key is the input's own. */
function findNext(
  { row, column }: CellPlace,
  key: string,
  { isCtrl, shiftKey, isEdited }: Pressed,
  lastRow: number,
): CellPlace | null {
  const lastColumn = soilReadings.length - 1;
  const inRow = (next: number) => ({ row: Math.min(lastRow, Math.max(0, next)), column });
  const inColumn = (next: number) => ({ row, column: Math.min(lastColumn, Math.max(0, next)) });
  if (key === 'Enter') return inRow(row + (shiftKey ? -1 : 1));
  if (shiftKey) return null;
  if (key === 'ArrowDown') return inRow(isCtrl ? lastRow : row + 1);
  if (key === 'ArrowUp') return inRow(isCtrl ? 0 : row - 1);
  if (key === 'PageDown') return inRow(row + pageRows);
  if (key === 'PageUp') return inRow(row - pageRows);
  if (isEdited) return null;
  if (key === 'ArrowRight') return inColumn(isCtrl ? lastColumn : column + 1);
  if (key === 'ArrowLeft') return inColumn(isCtrl ? 0 : column - 1);
  if (key === 'Home') return { row: isCtrl ? 0 : row, column: 0 };
  if (key === 'End') return { row: isCtrl ? lastRow : row, column: lastColumn };
  return null;
}
