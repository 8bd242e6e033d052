import { Button, type ListFilter } from '@udongo/ui';
import { Children, type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsPhone, useIsWide } from '../../lib/useMedia.ts';
import { useText } from '../../messages/translator.ts';
import './filterLine.css';

interface FilterLineProps extends ComponentProps<'div'> {
  /** The list's filters; the children are their fields in the same order. */
  filters: readonly ListFilter[];
}

/**
 * The filters of a list as chips in one line: those in use before the others, which are behind "More filters". On a phone they are in a
 * sheet, which shows them all.
 */
export function FilterLine({ filters, children, ...props }: FilterLineProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  const [hasMore, setHasMore] = useState(false);
  const search = new URLSearchParams(useLocation().search);
  if (isPhone) return <div {...props}>{children}</div>;
  const isUsed = ({ name }: ListFilter) => search.has(name);
  const inLine = findInLine(filters, { isUsed, room: isWide ? 5 : 3 });
  const folded = filters.filter((filter) => !inLine.has(filter));
  const usedCount = folded.filter(isUsed).length;
  const isNews = !hasMore && usedCount > 0;
  const fields = Children.toArray(children);
  const draw = (filter: ListFilter) => (
    <div key={filter.name} className="app-filter" data-used={isUsed(filter) || undefined}>
      {fields[filters.indexOf(filter)]}
    </div>
  );
  return (
    <div {...props}>
      {filters.filter((filter) => inLine.has(filter)).map(draw)}
      {folded.length > 0 && (
        <Button
          variant="quiet"
          aria-expanded={hasMore}
          {...(isNews && { 'aria-label': t('admin.moreFiltersUsed', { count: usedCount }) })}
          onClick={() => setHasMore(!hasMore)}
        >
          {isNews
            ? t('admin.moreFiltersCount', { count: usedCount })
            : t(hasMore ? 'admin.fewerFilters' : 'admin.moreFilters')}
        </Button>
      )}
      {hasMore && folded.map(draw)}
    </div>
  );
}

interface LineOptions {
  isUsed: (filter: ListFilter) => boolean;
  /** Chips for which the line has room beside "More filters". */
  room: number;
}

const sizeOf = ({ kind }: ListFilter) => (kind === 'dateRange' ? 3 : 1);

/** The filters for which one line has room: text, then those in use, then the first ones. Two days need the room of three chips. */
function findInLine(filters: readonly ListFilter[], { isUsed, room }: LineOptions): ReadonlySet<ListFilter> {
  const inLine = new Set<ListFilter>();
  const roomOfAll = filters.reduce((sum, filter) => sum + sizeOf(filter), 0);
  // Without the button there is room for one more.
  if (roomOfAll <= room + 1) return new Set(filters);
  const order = (filter: ListFilter) => (filter.kind === 'text' ? 0 : isUsed(filter) ? 1 : 2);
  let left = room;
  for (const filter of [...filters].sort((a, b) => order(a) - order(b))) {
    const isTooWide = sizeOf(filter) > left || (filter.kind === 'dateRange' && !isUsed(filter));
    if (isTooWide) continue;
    inLine.add(filter);
    left -= sizeOf(filter);
  }
  return inLine;
}
