import { formatNumber } from '@udongo/sdk/values';
import { Alert, useLocale, useServerText } from '@udongo/ui';
import { ruleFiles } from './ruleFiles.ts';
import { useRuleSetText } from './ruleSetTexts.ts';
import { sayFault } from './sayFault.ts';

/** Refusals of the server by field: the name, the day, or a file. */
export type Faults = Readonly<Record<string, readonly string[]>>;

/** Reads the body of a refusal, in which each field has a list of texts. */
export function readFaults(body: unknown): Faults {
  const entries = Object.entries(Object(body)).map(([field, said]) => [field, [said].flat().map(String)]);
  return Object.fromEntries(entries);
}

/** Each fault of the files under its file, with its line. */
export function FaultList({ faults }: { faults: Faults }) {
  const t = useRuleSetText();
  const locale = useLocale();
  const say = useServerText();
  const files = ruleFiles.filter((file) => faults[file]?.length);
  const count = files.flatMap((file) => faults[file] ?? []).length;
  const others = Object.entries(faults)
    .filter(([field]) => !['name', 'counts_from', ...ruleFiles].includes(field))
    .flatMap(([, said]) => said);
  if (count === 0 && others.length === 0) return null;
  const title = count === 1 ? t('rules.oneFault') : t('rules.faults', { count: formatNumber(count) });
  return (
    <Alert tone="error" title={count > 0 ? title : undefined}>
      {others.map((text) => (
        <p key={text}>{say(text)}</p>
      ))}
      {files.map((file) => (
        <div key={file}>
          <b>{`${file}.csv`}</b>
          <ul className="app-rules__faults">
            {(faults[file] ?? []).map((fault) => (
              <li key={fault}>{say(sayFault(fault, locale))}</li>
            ))}
          </ul>
        </div>
      ))}
    </Alert>
  );
}
