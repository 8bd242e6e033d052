import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.js';

/** What the server sends into the page. */
export function render(today: string): string {
  return renderToString(
    <StrictMode>
      <App today={today} />
    </StrictMode>,
  );
}
