import {
  type ApiError,
  createToaster,
  createUdongo,
  describeError,
  isApiError,
  type NewToast,
} from '@udongo/sdk';
import { Toaster } from '@udongo/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readErrorMessage } from '../../packages/ui/src/lib/errors.ts';
import { type ErrorCase, errorCases } from './errorCases.ts';
import { callOf, operationOf, recordings, toResponse } from './recordings.ts';
import './errors.css';

/** The time for which a toaster shows what names no time. */
const successMs = 3000;

/** A call with everything that it left behind. */
interface Outcome {
  shown: ErrorCase;
  /** Null if the call failed before it was sent. */
  request: string | null;
  answer: string;
  /** Undefined after a success. */
  error: unknown;
  toast: NewToast | null;
}

/**
 * Each failure that the specification and Django REST Framework know, made by the real SDK of a real answer; then the
 * specification's successes and empty lists.
 */
export function ErrorsPage() {
  const [toaster] = useState(createToaster);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async (shown: ErrorCase) => {
    const next = await make(shown);
    if (next.toast) toaster.show(next.toast);
    setOutcome(next);
  };
  return (
    <div className="errors-page">
      <nav aria-label="Cases">
        {Object.entries(errorCases).map(([group, cases], index) => (
          <details key={group} open={index < 2}>
            <summary>
              {group} ({cases.length})
            </summary>
            {cases.map((shown) => (
              <button
                key={shown.name}
                type="button"
                aria-pressed={shown === outcome?.shown}
                onClick={() => void run(shown)}
              >
                {shown.name}
              </button>
            ))}
          </details>
        ))}
      </nav>
      {outcome ? (
        <OutcomePanel outcome={outcome} />
      ) : (
        <p>Press a case to see its request, its answer, and what becomes of them.</p>
      )}
      <Toaster store={toaster} />
    </div>
  );
}

/** Where a text is shown. */
const places = { toast: 'Toast', list: 'In the list', answer: 'Result' };

function OutcomePanel({ outcome }: { outcome: Outcome }) {
  const { shown, request, answer, error, toast } = outcome;
  const recorded = typeof shown.answer === 'string' ? recordings.get(shown.answer) : undefined;
  const fields = isApiError(error) ? Object.entries(error.fieldErrors) : [];
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press shows its outcome, also of the same case
  useEffect(() => {
    // In one column it is below the list of cases.
    if (!matchMedia('(min-width: 900px)').matches) heading.current?.scrollIntoView();
  }, [outcome]);
  return (
    <section aria-label={shown.name} aria-live="polite">
      <h2 ref={heading}>{shown.name}</h2>
      <Panel title="Request">{request ?? 'Nothing was sent.'}</Panel>
      {recorded && !operationOf(recorded) && (
        <p>
          The client never makes the recorded request, {recorded.request.method}{' '}
          <code>{recorded.request.path}</code>: this call gets its answer.
        </p>
      )}
      <Panel title="Answer">{answer}</Panel>
      <Panel title={isApiError(error) ? error.name : 'Error'}>
        {error === undefined ? 'None: the call succeeded.' : writeError(error)}
      </Panel>
      <h3>Field messages</h3>
      {fields.length === 0 ? (
        <p>None: no field was named.</p>
      ) : (
        <dl>
          {fields.map(([path, message]) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{places[shown.success ?? 'toast']}</h3>
      <p data-says="">
        {toast?.title && <strong>{toast.title}: </strong>}
        {toast ? toast.message : shown.says} {toast && <small>({(toast.durationMs ?? 0) / 1000} s)</small>}
      </p>
    </section>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is higher than its room scrolls by keys */}
      <pre tabIndex={0}>{children}</pre>
    </>
  );
}

/** Makes the call of a case, and notes what it sends, gets and throws. */
async function make(shown: ErrorCase): Promise<Outcome> {
  const recorded = typeof shown.answer === 'string' ? recordings.get(shown.answer) : undefined;
  let request: string | null = null;
  let answer = 'No answer came.';
  const udongo = createUdongo({
    baseUrl: 'https://api.example.com',
    retries: 0,
    ...(shown.timeoutMs && { timeoutMs: shown.timeoutMs }),
    fetch: async (sent) => {
      request = await writeMessage(`${sent.method} ${sent.url}`, sent.clone());
      const response = recorded ? toResponse(recorded) : await (shown.answer as () => Promise<Response>)();
      answer = await writeMessage(`${response.status}`, response.clone());
      return response;
    },
  });
  const call =
    shown.call ?? ((client) => (recorded ? callOf(recorded, client) : client.crops.create({} as never)));
  const error = await call(udongo).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { shown, request, answer, error, toast: toToast(shown, error) };
}

/** Writes the notification: of a form where the case has a title, else by the general policy. */
function toToast({ title, says, success }: ErrorCase, error: unknown): NewToast | null {
  if (success === 'list' || success === 'answer') return null;
  if (success)
    return { tone: 'success', ...(title && { title }), message: says ?? '', durationMs: successMs };
  const said = describeError(error);
  if (!said) return null;
  if (title === undefined) return { tone: 'error', ...said };
  const message = readErrorMessage(error, says ?? '');
  return { tone: 'error', ...(title && { title }), message, durationMs: said.durationMs };
}

async function writeMessage(line: string, message: Request | Response): Promise<string> {
  const text = await message.text();
  const headers = [...message.headers].map(([name, value]) => `${name}: ${value}`);
  return [line, ...headers, '', pretty(text)].join('\n').trim();
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function writeError(error: unknown): string {
  if (!isApiError(error))
    return error instanceof Error ? `message: ${error.message || '(empty)'}` : String(error);
  const names: readonly (keyof ApiError)[] = [
    'kind',
    'operation',
    'status',
    'message',
    'requestId',
    'retryAfterMs',
  ];
  return names
    .filter((name) => error[name] !== undefined)
    .map((name) => `${name}: ${error[name]}`)
    .join('\n');
}
