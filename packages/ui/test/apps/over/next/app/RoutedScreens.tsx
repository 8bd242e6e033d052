'use client';
import Link from 'next/link';
import { Screens } from './Screens';
import { useRouterUrl } from './useRouterUrl';

export function RoutedScreens({ today }: { today: string }) {
  const url = useRouterUrl();
  return (
    <Screens
      today={today}
      url={url}
      countyLink={(id, props) => <Link href={`/counties/${id ?? 'new'}`} {...props} />}
    />
  );
}
