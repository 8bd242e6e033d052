import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Book } from './Book.js';
import { Screens } from './Screens.js';

createRoot(document.querySelector('#app') as HTMLElement).render(
  <StrictMode>{location.search === '?screens' ? <Screens today="2026-11-20" /> : <Book />}</StrictMode>,
);
