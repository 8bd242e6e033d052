import { formatNumber } from '@udongo/sdk/values';
import { Link } from 'react-router';
import type { CountsRow } from './CountsTable.tsx';
import { countyKey, countyTiles } from './countyTiles.ts';
import { useNumbersText } from './numbersTexts.ts';

/** Shades of a square, from nothing to the most. */
const shades = 5;

/** Kenya's 47 counties as squares in their rough places; the table beside it holds the same numbers. */
export function CountyMap({ rows }: { rows: readonly CountsRow[] }) {
  const t = useNumbersText();
  const byName = new Map(rows.map((row) => [countyKey(row.label), row]));
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <figure className="app-numbers__map">
      <ul>
        {countyTiles.map(({ name, short, column, row }) => {
          const found = byName.get(countyKey(name));
          const count = found?.count ?? 0;
          const label = t('numbers.countyCount', { county: name, count: formatNumber(count) });
          const content = (
            <>
              <span aria-hidden="true">{short}</span>
              <strong aria-hidden="true">{count > 0 ? formatNumber(count) : ''}</strong>
            </>
          );
          return (
            <li
              key={name}
              data-shade={Math.ceil((count / most) * shades)}
              data-column={column}
              data-row={row}
            >
              {found?.to ? (
                <Link to={found.to} title={label} aria-label={label}>
                  {content}
                </Link>
              ) : (
                <span role="img" title={label} aria-label={label}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <figcaption className="app-quiet">{t('numbers.map')}</figcaption>
    </figure>
  );
}
