import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '@udongo/ui/styles.css';
import { App } from './App.js';

hydrateRoot(
  document.querySelector('#app') as HTMLElement,
  <StrictMode>
    <App today="2026-11-20" />
  </StrictMode>,
);
