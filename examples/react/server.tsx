import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';

/** What the server answers. */
export function renderPage(): string {
  return `<!doctype html>${renderToString(<Page />)}`;
}
