import type { ReactNode } from 'react';
import './facts.css';

/** A name and its value; an empty value shows '-'. */
export type Fact = readonly [label: string, value: ReactNode];

/** Names and values, two columns where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="app-facts">
      {facts.map(([label, value]) => (
        <div key={label} className="app-facts__fact">
          <dt>{label}</dt>
          <dd>{value || '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
