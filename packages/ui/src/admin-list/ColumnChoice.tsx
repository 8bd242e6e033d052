import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button, Checkbox } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { AdminListColumn } from './AdminListProps.ts';
import { type ListLayout, orderColumns } from './listSettings.ts';
import { viewTexts } from './viewTexts.ts';

interface ColumnChoiceProps<Row> {
  columns: readonly AdminListColumn<Row>[];
  layout: ListLayout;
  arrange: (layout: ListLayout) => void;
}

/**
 * The columns of a list: which are shown, and in which order. A pointer or finger drags a column by its handle,
 * keys press its buttons. The column that names the row always is shown.
 */
export function ColumnChoice<Row>({ columns, layout, arrange }: ColumnChoiceProps<Row>) {
  const t = useMessages(viewTexts);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ key: string; by?: -1 | 1 }>();
  const [dragged, setDragged] = useState<{ key: string; order: readonly string[] }>();
  const onScreen = columns.filter(({ fileOnly }) => !fileOnly);
  const naming = onScreen.find(({ rowHeader }) => rowHeader) ?? onScreen[0];
  const ordered = orderColumns(onScreen, dragged?.order ?? layout.order ?? []);
  const hidden = layout.hidden ?? [];
  const keys = ordered.map(({ key }) => key);

  const orderWith = (key: string, place: number) => {
    const others = keys.filter((one) => one !== key);
    return others.toSpliced(place, 0, key);
  };
  const move = (key: string, by: -1 | 1) => {
    arrange({ order: orderWith(key, keys.indexOf(key) + by) });
    setMoved({ key, by });
  };
  // An element that moves in the document loses the focus.
  useEffect(() => {
    if (!moved?.by) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(`[data-move="${moved.key}"]`) ?? [])];
    const [up, down] = moved.by < 0 ? buttons : buttons.reverse();
    (up?.matches(':disabled') ? down : up)?.focus();
  }, [moved]);

  // The list has the pointer, because a line that moves in the document would lose it.
  const take = (event: PointerEvent, key: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    list.current?.setPointerCapture(event.pointerId);
    setDragged({ key, order: keys });
  };
  const drag = ({ clientY }: PointerEvent) => {
    if (!dragged) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const line = lines.find(({ dataset }) => dataset.line === dragged.key);
    const above = lines.filter((one) => one !== line && middleOf(one) < clientY);
    setDragged({ key: dragged.key, order: orderWith(dragged.key, above.length) });
    line?.scrollIntoView({ block: 'nearest' });
  };
  const drop = () => {
    if (!dragged) return;
    arrange({ order: dragged.order });
    setMoved({ key: dragged.key });
  };

  const place = moved ? keys.indexOf(moved.key) : -1;
  return (
    <fieldset className="udongo-admin-list__view-group">
      <legend>{t('adminListView.columns')}</legend>
      <ol
        ref={list}
        className="udongo-admin-list__view-list"
        onPointerMove={drag}
        onPointerUp={drop}
        onLostPointerCapture={() => setDragged(undefined)}
      >
        {ordered.map(({ key, header }, index) => (
          <li key={key} data-line={key} data-dragged={key === dragged?.key ? '' : undefined}>
            <Checkbox
              label={header}
              checked={!hidden.includes(key)}
              disabled={key === naming?.key}
              onChange={({ target }) =>
                arrange({ hidden: target.checked ? hidden.filter((one) => one !== key) : [...hidden, key] })
              }
            />
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                variant="quiet"
                icon={by < 0 ? 'chevronUp' : 'chevronDown'}
                data-move={key}
                aria-label={t(by < 0 ? 'adminListView.moveUp' : 'adminListView.moveDown', { column: header })}
                disabled={index + by < 0 || index + by === ordered.length}
                onClick={() => move(key, by)}
              />
            ))}
            <span
              className="udongo-admin-list__handle"
              aria-hidden="true"
              onPointerDown={(event) => take(event, key)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="udongo-hidden">
        {place >= 0 &&
          t('adminListView.moved', {
            column: ordered[place]?.header ?? '',
            number: place + 1,
            count: ordered.length,
          })}
      </p>
    </fieldset>
  );
}

function middleOf(line: HTMLElement): number {
  const { top, height } = line.getBoundingClientRect();
  return top + height / 2;
}
