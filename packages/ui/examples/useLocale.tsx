import { useLocale } from '@udongo/ui';

/** A page of your own that has its texts in two languages. */
export function Greeting() {
  const locale = useLocale();
  return <h1>{locale === 'sw' ? 'Karibu' : 'Welcome'}</h1>;
}
