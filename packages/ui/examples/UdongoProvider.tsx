import { createUdongo } from '@udongo/sdk';
import { BookingForm, UdongoProvider } from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A page in Kiswahili, as dark as the person's device, with a number for help. */
export const Page = () => (
  <UdongoProvider
    locale="sw"
    messages={sw}
    scheme="auto"
    support={{ name: 'Udongo', phone_no: '+254712345678' }}
  >
    <BookingForm api={udongo} user={null} />
  </UdongoProvider>
);
