import { todayInNairobi } from '@udongo/sdk/values';
import { useLoaderData } from 'react-router';
import { Screens } from './Screens';

export function loader() {
  return { today: todayInNairobi() };
}

export default function Home() {
  const { today } = useLoaderData<typeof loader>();
  return <Screens today={today} />;
}
