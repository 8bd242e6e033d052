import { formatDate } from '../../lib/formatDate.ts';
import { useUniqueId } from '../../lib/useUniqueId.ts';
import { Input } from '../../primitives/index.ts';
import {
  type FilterControlProps,
  type FilterKind,
  type FilterValueProps,
  useLanguageTag,
  useMessages,
} from '../../provider/index.ts';
import { filterTexts } from './filterTexts.ts';

/** Two days, both included, as `from..to`; either may be missing. */
export const dateRangeKind = {
  Control: DateRangeControl,
  Value: DateRangeValue,
  matches: (field, value) => {
    const { from, to } = parseRange(value);
    const day = String(field).slice(0, 10);
    return day >= from && (to === '' || day <= to);
  },
  toQuery: (name, value) => {
    const { from, to } = parseRange(value);
    return { ...(from && { [`${name}_after`]: from }), ...(to && { [`${name}_before`]: to }) };
  },
} as const satisfies FilterKind;

function DateRangeControl({ name, label, value, onValueChange, min, max }: FilterControlProps) {
  const t = useMessages(filterTexts);
  const labelId = useUniqueId();
  const { from, to } = parseRange(value);
  const change = (next: { from: string; to: string }) =>
    onValueChange(next.from || next.to ? `${next.from}..${next.to}` : '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a grid as the other labels do
    <div className="udongo-field udongo-admin-list__range" role="group" aria-labelledby={labelId}>
      <span id={labelId} className="udongo-field__label">
        {label}
      </span>
      <div className="udongo-admin-list__range-ends">
        <Input
          type="date"
          name={`${name}_after`}
          aria-label={t('adminList.from', { label })}
          value={from}
          min={min}
          max={to || max}
          onChange={(event) => change({ from: event.target.value, to })}
        />
        <span aria-hidden="true">–</span>
        <Input
          type="date"
          name={`${name}_before`}
          aria-label={t('adminList.to', { label })}
          value={to}
          min={from || min}
          max={max}
          onChange={(event) => change({ from, to: event.target.value })}
        />
      </div>
    </div>
  );
}

function DateRangeValue({ value }: FilterValueProps) {
  const t = useMessages(filterTexts);
  const locale = useLanguageTag();
  const range = parseRange(value);
  const from = formatDate(locale, range.from);
  const to = formatDate(locale, range.to);
  if (from && to) return t('adminList.range', { from, to });
  if (from) return t('adminList.fromDate', { date: from });
  return to ? t('adminList.toDate', { date: to }) : value;
}

function parseRange(value: string) {
  const [from = '', to = ''] = value.split('..');
  return { from, to };
}
