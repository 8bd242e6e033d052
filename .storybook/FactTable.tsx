import type { ReactNode } from 'react';
import type { MemberRow } from './widgetFacts.ts';

/** A table of facts on a page of documentation. */
export function FactTable({ headers, children }: { headers: readonly string[]; children: ReactNode }) {
  return (
    <table className="docs-slots">
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The fields of a type, each with its docstring. */
export function MemberTable({ members }: { members: readonly MemberRow[] }) {
  return (
    <FactTable headers={['Field', 'Type', 'Meaning']}>
      {members.map(({ name, type, description }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <code>{type}</code>
          </td>
          <td>{withCode(description)}</td>
        </tr>
      ))}
    </FactTable>
  );
}

/** Words between backticks are code. */
export function withCode(text: string) {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={piece}>{piece}</code> : piece));
}
