import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Book } from './Book.js';
import { Counties } from './Counties.js';

createRoot(document.querySelector('#app') as HTMLElement).render(
  <StrictMode>{location.search === '?counties' ? <Counties /> : <Book />}</StrictMode>,
);
