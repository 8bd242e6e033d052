import { createUdongo } from '@udongo/sdk';
import { UdongoProvider } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const udongo = createUdongo({ baseUrl: 'http://localhost:8080' });
const skins = {
  default: () => import('./DefaultBooking.js'),
  plain: () => import('./plain/PlainBooking.js'),
  tailwind: () => import('./tailwind/TailwindBooking.js'),
  mui: () => import('./mui/MuiBooking.js'),
};
const query = new URLSearchParams(location.search);
const name = query.get('skin') as keyof typeof skins;

const { Booking } = await (skins[name] ?? skins.tailwind)();
const language = query.get('lang') === 'sw' ? { locale: 'sw', messages: sw } : {};
createRoot(document.querySelector('#app') as HTMLElement).render(
  <StrictMode>
    <UdongoProvider {...language}>
      <Booking api={udongo} user={null} />
    </UdongoProvider>
  </StrictMode>,
);
