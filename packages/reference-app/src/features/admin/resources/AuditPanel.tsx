import type { AuditEntry } from '@udongo/sdk';
import { type Fact, Facts } from '../../../components/Facts.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import type { AuditWords, FieldChange } from './auditWords.ts';
import './audit.css';

/** The most rows of a request that are shown: an import changes thousands. */
const shownRows = 100;

interface AuditPanelProps {
  entry: AuditEntry;
  facts: readonly Fact[];
  headers: FieldChange;
  words: AuditWords;
  /** Says that a request changed more rows than are shown. */
  firstRows: (shown: number, count: number) => string;
}

/** An entry of the audit log, field by field, or each row that its request changed. */
export function AuditPanel({ entry, facts, headers, words, firstRows }: AuditPanelProps) {
  const { request_id: request, request_entries: count = 1 } = entry;
  return (
    <>
      <Facts facts={facts} />
      {request && count > 1 ? (
        <>
          {count > shownRows && <p>{firstRows(shownRows, count)}</p>}
          <RequestRows request={request} headers={headers} words={words} />
        </>
      ) : (
        <Changes headers={headers} changes={words.changes(entry)} />
      )}
    </>
  );
}

interface RequestRowsProps extends Pick<AuditPanelProps, 'headers' | 'words'> {
  request: string;
}

function RequestRows({ request, headers, words }: RequestRowsProps) {
  const { records } = useServices();
  const loaded = useLoaded(
    (request_id: string, options) => records.audit.list({ request_id, limit: shownRows }, options),
    request,
  );
  if (!loaded.data) return <Waiting {...loaded} />;
  // In the order in which they happened.
  return loaded.data.results.toReversed().map((entry) => (
    <details key={entry.id} className="app-audit__row">
      <summary>{words.row(entry)}</summary>
      <Changes headers={headers} changes={words.changes(entry)} />
    </details>
  ));
}

function Changes({ headers, changes }: { headers: FieldChange; changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <table className="app-audit__changes">
      <thead>
        <tr>
          {headers.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
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
  );
}
