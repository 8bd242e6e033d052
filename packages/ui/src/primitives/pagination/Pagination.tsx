import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { pagination } from '../../messages/en/pagination.ts';
import { useMessages } from '../../provider/index.ts';
import { Icon } from '../icon/index.ts';
import { Select } from '../select/index.ts';
import { pageLimits } from './pageLimits.ts';
import { pagesAround } from './pagesAround.ts';

const texts = { pagination };

export interface PaginationSlots {
  root: 'div';
  nav: 'nav';
  /** Previous and next. */
  step: 'button';
  /** One numbered page. */
  page: 'button';
}

export interface PaginationProps extends SlotProps<PaginationSlots, object> {
  /** 1-based. */
  page: number;
  /** The API's `total_pages`; 0 and 1 mean one page. Without it, no last page is named or promised. */
  totalPages?: number;
  /** Whether there is a next page, if `totalPages` is unknown. Default false. */
  hasNext?: boolean;
  /** Called with the page that was pressed. */
  onPageChange: (page: number) => void;
  /** Rows per page. Without it, the size can't be chosen. */
  limit?: number;
  /** Called with the chosen number of rows. Without it, no choice is offered. */
  onLimitChange?: (limit: number) => void;
  /** Default: 2, 5, 10, 15, 20, 50, 100. */
  limits?: readonly number[];
}

/** Pages of a list and their size. */
export function Pagination({
  page,
  totalPages,
  hasNext = false,
  onPageChange,
  limit,
  onLimitChange,
  limits = pageLimits,
  classNames,
  render,
  rootProps,
}: PaginationProps) {
  const t = useMessages(texts);
  const slot = createSlots<PaginationSlots, object>('pagination', {}, { classNames, render, rootProps });
  const last = totalPages === undefined ? (hasNext ? page + 1 : page) : Math.max(1, totalPages);
  // Of a list without a last page, the next number is a promise that nobody can make.
  const pages = pagesAround(page, totalPages === undefined ? page : last);

  const step = (to: number, label: string, icon: 'chevronLeft' | 'chevronRight') =>
    slot(
      'step',
      <button
        type="button"
        aria-label={label}
        disabled={to < 1 || to > last}
        onClick={() => onPageChange(to)}
      >
        <Icon name={icon} />
      </button>,
    );

  return slot(
    'root',
    <div>
      {limit !== undefined && (
        <Select
          aria-label={t('pagination.limit')}
          value={String(limit)}
          onChange={(event) => onLimitChange?.(Number(event.target.value))}
          options={limits.map((size) => ({
            value: String(size),
            label: t('pagination.perPage', { count: size }),
          }))}
        />
      )}
      {slot(
        'nav',
        <nav aria-label={t('pagination.label')}>
          {step(page - 1, t('pagination.previous'), 'chevronLeft')}
          {pages.map((one, index, all) => (
            <span key={one} className="udongo-pagination__item">
              {one - (all[index - 1] ?? one) > 1 && <span aria-hidden="true">…</span>}
              {slot(
                'page',
                <button
                  type="button"
                  aria-label={t('pagination.page', { page: one })}
                  aria-current={one === page ? 'page' : undefined}
                  onClick={() => onPageChange(one)}
                >
                  {one}
                </button>,
              )}
            </span>
          ))}
          {step(page + 1, t('pagination.next'), 'chevronRight')}
        </nav>,
      )}
    </div>,
  );
}
