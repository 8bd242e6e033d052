import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.js';

/** Renders the HTML that the server puts into the page. */
export function render(today: string): string {
  return renderToString(
    <StrictMode>
      <App today={today} />
    </StrictMode>,
  );
}
