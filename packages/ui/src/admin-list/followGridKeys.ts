const cellRoles = '[role="columnheader"], [role="rowheader"], [role="gridcell"]';
const controls =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([role="columnheader"], [role="rowheader"], [role="gridcell"])';

/** The number of rows by which PageUp and PageDown move. */
const pageRows = 10;

/**
 * Gives a table of role `grid` the keys of the ARIA grid pattern: one tab stop, arrow keys, Home, End, with
 * Ctrl for the first and last cell, PageUp and PageDown. Enter or F2 goes into the controls of a cell, Escape
 * back. A cell whose only control is a button, link or checkbox has its focus on it. `onResize` is called for
 * Shift and an arrow key on a header. A focus on a row goes to the cell that names it. Returns a function that
 * stops.
 */
export function followGridKeys(table: HTMLElement, onResize?: (header: HTMLElement, by: number) => void) {
  let current: HTMLElement | undefined;
  let place = { row: 0, column: 0 };

  const rows = () =>
    [...table.querySelectorAll<HTMLElement>('[role="row"]')]
      // On a narrow list the header is not on the screen.
      .filter((row) => (row.parentElement?.offsetHeight ?? 0) > 1)
      .map((row) => [...row.querySelectorAll<HTMLElement>(cellRoles)]);
  const cellOf = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest<HTMLElement>(cellRoles) ?? undefined) : undefined;

  /** Makes one cell the tab stop, and no control of any other. */
  const settle = (inside = false) => {
    const all = rows();
    const cell = current?.isConnected ? current : (all[place.row] ?? all.at(-1))?.[place.column];
    current = cell ?? all[0]?.[0];
    for (const control of table.querySelectorAll<HTMLElement>(controls)) {
      control.tabIndex = inside && current?.contains(control) ? 0 : -1;
    }
    for (const one of table.querySelectorAll<HTMLElement>(cellRoles)) one.tabIndex = -1;
    if (current) targetOf(current).tabIndex = 0;
    const row = all.findIndex((cells) => current && cells.includes(current));
    if (row >= 0 && current) place = { row, column: all[row]?.indexOf(current) ?? 0 };
  };
  const go = (cell: HTMLElement | undefined) => {
    if (!cell) return;
    current = cell;
    settle();
    targetOf(cell).focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.defaultPrevented) return;
    if (event.target !== targetOf(cell)) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      return go(cell);
    }
    if (event.shiftKey && onResize && cell.role === 'columnheader' && /^Arrow(Left|Right)$/.test(event.key)) {
      event.preventDefault();
      return onResize(cell, event.key === 'ArrowRight' ? 16 : -16);
    }
    if (event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'F2' || (event.key === 'Enter' && event.target === cell)) {
      const first = [...cell.querySelectorAll<HTMLElement>(controls)].find(isShown);
      if (!first || first === event.target) return;
      event.preventDefault();
      current = cell;
      settle(true);
      return first.focus();
    }
    const next = findCell(rows(), cell, event);
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.role === 'row') {
      return go(target.querySelector<HTMLElement>('[role="rowheader"]') ?? undefined);
    }
    const cell = cellOf(target);
    if (!cell) return;
    current = cell;
    settle(target !== cell && target !== targetOf(cell));
  };

  const observer = new MutationObserver(() => settle(current?.contains(document.activeElement)));
  table.addEventListener('keydown', onKeyDown);
  table.addEventListener('focusin', onFocusIn);
  observer.observe(table, { childList: true, subtree: true });
  settle();
  return () => {
    observer.disconnect();
    table.removeEventListener('keydown', onKeyDown);
    table.removeEventListener('focusin', onFocusIn);
  };
}

/** The element of a cell that takes the focus. */
function targetOf(cell: HTMLElement): HTMLElement {
  const [only, ...others] = [...cell.querySelectorAll<HTMLElement>(controls)].filter(isShown);
  const isSimple = only?.matches('a, button, input[type="checkbox"], input[type="radio"]');
  return only && isSimple && others.length === 0 && !only.matches(':disabled') ? only : cell;
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function findCell(
  rows: readonly HTMLElement[][],
  cell: HTMLElement,
  { key, ctrlKey }: KeyboardEvent,
): HTMLElement | undefined {
  const row = rows.findIndex((cells) => cells.includes(cell));
  const cells = rows[row] ?? [];
  const column = cells.indexOf(cell);
  const below = (by: number) => rows[Math.min(rows.length - 1, Math.max(0, row + by))]?.[column];
  if (ctrlKey) return key === 'Home' ? rows[0]?.[0] : key === 'End' ? rows.at(-1)?.at(-1) : undefined;
  switch (key) {
    case 'ArrowLeft':
      return cells[column - 1];
    case 'ArrowRight':
      return cells[column + 1];
    case 'ArrowUp':
      return below(-1);
    case 'ArrowDown':
      return below(1);
    case 'PageUp':
      return below(-pageRows);
    case 'PageDown':
      return below(pageRows);
    case 'Home':
      return cells[0];
    case 'End':
      return cells.at(-1);
    default:
      return undefined;
  }
}
