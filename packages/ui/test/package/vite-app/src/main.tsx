import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Book } from './Book.js';

createRoot(document.querySelector('#app') as HTMLElement).render(
  <StrictMode>
    <Book />
  </StrictMode>,
);
