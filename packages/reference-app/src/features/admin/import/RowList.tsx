import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { County, ImportKind } from '@udongo/sdk';
import { Button } from '@udongo/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Importer } from './createImporter.ts';
import { ImportRowFields } from './ImportRowFields.tsx';
import { importFields } from './importFields.ts';
import { useImportText } from './importTexts.ts';
import type { Judged } from './judgeRows.ts';

interface RowListProps {
  importer: Importer;
  kind: ImportKind;
  rows: readonly Judged[];
  counties: readonly County[];
}

/** The rows that fit the window, and a few around them: thousands stay smooth. */
export function RowList({ importer, kind, rows, counties }: RowListProps) {
  const t = useImportText();
  const countyList = useId();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [wanted, setWanted] = useState<number>();
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 64,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.row.key ?? index,
  });
  const items = virtual.getVirtualItems();

  /** The first marked cell after the one that has the focus. */
  const goToNext = () => {
    const at = Number(
      document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index ?? wanted ?? -1,
    );
    const order = [...rows.keys()].map((step) => (at + 1 + step) % rows.length);
    const next = order.find((index) => ['wrong', 'undecided'].includes(rows[index]?.state ?? ''));
    if (next === undefined) return;
    setWanted(next);
    virtual.scrollToIndex(next, { align: 'center' });
    const key = rows[next]?.row.key;
    // Drawn once it has been scrolled to.
    const focus = (tries: number) => {
      const cell = list.current?.querySelector<HTMLElement>(
        `[data-key="${key}"] :is([aria-invalid="true"], select)`,
      );
      if (cell) cell.focus();
      else if (tries > 0) requestAnimationFrame(() => focus(tries - 1));
    };
    focus(30);
  };

  if (rows.length === 0) return <p className="app-quiet">{t('import.noneShown')}</p>;
  return (
    <div className="app-import__list">
      <datalist id={countyList}>
        {counties.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Button icon="chevronDown" onClick={goToNext}>
        {t('import.next')}
      </Button>
      <div className="app-import__head" data-fields={importFields[kind].length} aria-hidden="true">
        <span />
        {importFields[kind].map(({ name }) => (
          <span key={name}>{t(`import.${name}`)}</span>
        ))}
      </div>
      <div ref={list} style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {items.map((item) => {
          const judged = rows[item.index];
          return (
            judged && (
              <div
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                data-key={judged.row.key}
                className="app-import__item"
                style={{ transform: `translateY(${item.start - virtual.options.scrollMargin}px)` }}
              >
                <ImportRowFields importer={importer} kind={kind} judged={judged} countyList={countyList} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
