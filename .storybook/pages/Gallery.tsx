import { DocsContext } from '@storybook/addon-docs/blocks';
import { lazy, type MouseEvent, Suspense, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { five } from './five.ts';

const Picture = lazy(() => import('./Pictures.tsx'));

/** A picture of each of the five; a press leads to its page. */
export function Gallery() {
  const { channel } = useContext(DocsContext);
  return (
    <ul className="sb-unstyled docs-gallery">
      {(Object.keys(five) as (keyof typeof five)[]).map((name) => {
        const path = `?path=/docs/components-${name.toLowerCase()}--docs`;
        const open = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          channel.emit(NAVIGATE_URL, path);
        };
        return (
          <li key={name}>
            <div className="docs-picture" inert>
              <Suspense>
                <Picture of={name} />
              </Suspense>
            </div>
            <h3>
              <a href={`./${path}`} target="_top" onClick={open}>
                {name}
              </a>
            </h3>
            <p>{five[name]}</p>
          </li>
        );
      })}
    </ul>
  );
}
