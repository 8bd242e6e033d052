import './styles.ts';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { BookingPage } from './BookingPage.tsx';

const form = document.getElementById('form');
if (form) {
  createRoot(form).render(
    <MantineProvider theme={{ primaryColor: 'green' }}>
      <BookingPage />
    </MantineProvider>,
  );
}
