import type { ReactNode } from 'react';
import { type Fact, Facts } from '../../../components/Facts.tsx';
import './audit.css';

interface AuditPanelProps {
  facts: readonly Fact[];
  /** Name, value before and value after, of each field that changed. */
  changes: readonly (readonly [field: string, before: string, after: string])[];
  headers: readonly [field: string, before: string, after: string];
}

/** An entry of the audit log, field by field. */
export function AuditPanel({ facts, changes, headers }: AuditPanelProps) {
  return (
    <>
      <Facts facts={facts} />
      {changes.length > 0 && (
        <table className="app-audit__changes">
          <thead>
            <tr>{headers.map(toHeader)}</tr>
          </thead>
          <tbody>
            {changes.map(([field, before, after]) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function toHeader(text: string): ReactNode {
  return (
    <th key={text} scope="col">
      {text}
    </th>
  );
}
