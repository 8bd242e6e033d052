import type { PointerEvent } from 'react';
import type { ListParts } from './ListParts.ts';
import { measureColumns, resizeColumn } from './resizeColumn.ts';

/**
 * The edge of a column, which a pointer drags. The keyboard changes a width by Shift and an arrow key on the
 * header, so that the edge is no stop of its own.
 */
export function ColumnEdge<Row>({ parts, column }: { parts: ListParts<Row>; column: string }) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    const header = edge.closest('th');
    if (!header || event.button !== 0) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const start = event.clientX;
    const widths = measureColumns(header);
    const resize = ({ clientX }: { clientX: number }) =>
      resizeColumn(parts.settings, widths, column, clientX - start);
    edge.onpointermove = resize;
    edge.onlostpointercapture = () => {
      edge.onpointermove = null;
    };
  };
  return <span className="udongo-admin-list__column-edge" aria-hidden="true" onPointerDown={drag} />;
}
