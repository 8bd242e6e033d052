import { Link } from 'react-router';
import { countyKey } from '../../lib/countyKey.ts';
import { countyTiles } from './countyTiles.ts';
import './countyMap.css';

export interface CountySquare {
  county: string;
  /** On the square. */
  text: string;
  /** From 0, nothing, to `shades`. */
  shade: number;
  /** Gives the accessible name of the square from the county's name on the map. */
  name: (county: string) => string;
  /** The list behind it. */
  to?: string | undefined;
}

/** Shades of a square, from nothing to the most. */
export const shades = 5;

interface CountyMapProps {
  squares: readonly CountySquare[];
  /** Gives the accessible name of a county without a square. */
  empty: (county: string) => string;
  caption: string;
}

/** Kenya's 47 counties as squares in their rough places; a table beside it has the same numbers. */
export function CountyMap({ squares, empty, caption }: CountyMapProps) {
  const byName = new Map(squares.map((square) => [countyKey(square.county), square]));
  return (
    <figure className="app-numbers__map">
      <ul>
        {countyTiles.map(({ name, short, column, row }) => {
          const found = byName.get(countyKey(name));
          const label = found?.name(name) ?? empty(name);
          const content = (
            <>
              <span aria-hidden="true">{short}</span>
              <strong aria-hidden="true">{found?.text}</strong>
            </>
          );
          return (
            <li key={name} data-shade={found?.shade ?? 0} data-column={column} data-row={row}>
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
      <figcaption className="app-quiet">{caption}</figcaption>
    </figure>
  );
}
