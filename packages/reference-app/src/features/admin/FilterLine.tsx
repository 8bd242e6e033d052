import { Button, type ListFilter } from '@udongo/ui';
import { Children, type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsPhone } from '../../lib/useIsPhone.ts';
import { useText } from '../../messages/translator.ts';
import './filterLine.css';

interface FilterLineProps extends ComponentProps<'div'> {
  /** The list's filters; the children are their fields in the same order. */
  filters: readonly ListFilter[];
}

/**
 * The filters of a list as chips in one line: its first ones and those in use, and the others behind "More filters". On a phone they are
 * in a sheet, which shows them all.
 */
export function FilterLine({ filters, children, ...props }: FilterLineProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const [hasMore, setHasMore] = useState(false);
  const used = new URLSearchParams(useLocation().search);
  if (isPhone) return <div {...props}>{children}</div>;
  const first = findFirst(filters);
  const chips = Children.toArray(children).map((field, index) => {
    const name = filters[index]?.name ?? '';
    const isFirst = first.some((filter) => filter.name === name);
    const isUsed = used.has(name);
    const chip = (
      <div key={name} className="app-filter" data-used={isUsed || undefined}>
        {field}
      </div>
    );
    return { chip, isFirst, isShown: isFirst || isUsed || hasMore };
  });
  return (
    <div {...props}>
      {chips.filter(({ isFirst }) => isFirst).map(({ chip }) => chip)}
      {first.length < filters.length && (
        <Button variant="quiet" aria-expanded={hasMore} onClick={() => setHasMore(!hasMore)}>
          {t(hasMore ? 'admin.fewerFilters' : 'admin.moreFilters')}
        </Button>
      )}
      {chips.filter(({ isFirst, isShown }) => !isFirst && isShown).map(({ chip }) => chip)}
    </div>
  );
}

/** The chips that have room in one line at 1280 px; two days need the room of two. */
function findFirst(filters: readonly ListFilter[]): readonly ListFilter[] {
  const room = filters.reduce((sum, { kind }) => sum + (kind === 'dateRange' ? 2 : 1), 0);
  return room <= 4 ? filters : filters.filter(({ kind }) => kind !== 'dateRange').slice(0, 3);
}
