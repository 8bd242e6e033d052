import { ApiError, type Middleware, type Session } from '@udongo/sdk';
import { createStore, type Store } from '../lib/createStore.ts';

/** A question for a code of the authenticator app. */
export interface CodeQuestion {
  /** Sends the code; the question ends once it is taken. Errors: as the call that takes it. */
  send: (code: string) => Promise<void>;
  giveUp: () => void;
}

/** The second factor of the person who is logged in, as calls meet it. */
export interface SecondFactor {
  /** The question that is open; null for none. */
  question: Store<CodeQuestion | null>;
  /** Whether the service lets this person do nothing before they have set it up. */
  isMissing: Store<boolean>;
  /** Asks for codes until `send` takes one, and gives its answer; undefined when the person gives up. */
  ask: <Answer>(send: (code: string) => Promise<Answer>) => Promise<Answer | undefined>;
  /** Asks for a code when a call is refused without a fresh one, then sends the same call again. */
  middleware: Middleware;
}

/** Creates the questions about the second factor; `prove` proves it for this login. */
export function createSecondFactor(
  session: Session,
  prove: (code: string) => Promise<unknown>,
): SecondFactor {
  const question = createStore<CodeQuestion | null>(null);
  const isMissing = createStore(false);
  const readPerson = () => session.get()?.user.id;
  let whoMisses: number | undefined;
  session.subscribe(() => {
    if (readPerson() !== whoMisses) isMissing.set(false);
  });

  const ask: SecondFactor['ask'] = (send) =>
    new Promise((resolve) => {
      const end = (answer?: Awaited<ReturnType<typeof send>>) => {
        question.set(null);
        resolve(answer);
      };
      question.get()?.giveUp();
      question.set({ send: async (code) => end(await send(code)), giveUp: () => end() });
    });

  // Calls that are refused at the same time share one question.
  let proving: Promise<boolean> | undefined;
  const isProven = () => {
    proving ??= ask(async (code) => {
      await prove(code);
      return true;
    }).then((answer) => {
      proving = undefined;
      return answer === true;
    });
    return proving;
  };

  return {
    question,
    isMissing,
    ask,
    middleware: async (request, next) => {
      const again = request.clone();
      const response = await next(request);
      if (response.status !== 403) return response;
      const { code } = Object(
        await response
          .clone()
          .json()
          .catch(() => null),
      );
      if (code === 'second_factor_missing') {
        whoMisses = readPerson();
        isMissing.set(true);
      }
      const mayGoOn = code === 'second_factor_required' && (await isProven());
      return mayGoOn && !request.signal.aborted ? next(again) : response;
    },
  };
}

/** Whether a login was refused because it needs a code. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && error.fieldErrors.code !== undefined;
}
