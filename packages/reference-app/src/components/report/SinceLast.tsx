import type { SampleSince } from '@udongo/sdk';
import { describeSince } from '@udongo/sdk/results';
import { formatDate, useLocale } from '@udongo/ui';

/** Changes at the place of a sample since the last report of it. */
export function SinceLast({ since }: { since: SampleSince }) {
  const locale = useLocale();
  const { title, compared, lines, hint } = describeSince(
    since,
    formatDate(locale, since.measured_on),
    locale,
  );
  return (
    <section className="app-report__since">
      <h3>{title}</h3>
      <p>{compared}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hint && <p>{hint}</p>}
    </section>
  );
}
