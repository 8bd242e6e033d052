import { todayInNairobi } from '@udongo/sdk/values';
import { Link, useLoaderData } from 'react-router';
import { Screens } from './Screens';
import { useRouterUrl } from './useRouterUrl';

export function loader() {
  return { today: todayInNairobi() };
}

export default function Home() {
  const { today } = useLoaderData<typeof loader>();
  const url = useRouterUrl();
  return (
    <Screens
      today={today}
      url={url}
      countyLink={(id, props) => <Link to={`/counties/${id ?? 'new'}`} {...props} />}
    />
  );
}
