import type { OperationId } from '@udongo/sdk';
import type { Context } from 'hono';
import type { Actor } from '../Actor.ts';
import type { LoginFactor } from '../services/people/tokens.ts';
import type { KeyedRequest } from '../services/platform/keptAnswers.ts';
import type { FactorCheck } from './askFactor.ts';

export interface AppEnv {
  Bindings: {
    /** Address of the other end of the connection; absent in a browser. */
    address?: string;
  };
  Variables: {
    requestId: string;
    /** Set as soon as the operation is known. */
    operation: OperationId | undefined;
    actor: Actor;
    /** The second factor of the caller's login. */
    factor: LoginFactor;
    /** Refuses a body that asks for a proof of the second factor: of a new record when it is read, of an edit beside the stored record. */
    checkBody?: FactorCheck | undefined;
    /** The request, where it names a key under which it is carried out once. */
    keyed?: KeyedRequest;
    /** The whole body, where it was read before its reader. */
    bytes?: Uint8Array<ArrayBuffer>;
    /** The JSON that was sent, once it is read. */
    body?: unknown;
    /** The number of a list's records that go into a file, 0 for all; undefined where none is made. */
    download?: number | undefined;
    /** How many records the answered list has. */
    count?: number;
    /** The most bytes of a body that this operation reads; absent where the reader's own maximum applies. */
    maximumBytes?: number;
  };
}

export type AppContext = Context<AppEnv>;

/** Answers one operation. The guard before it has already allowed the caller. */
export type Handler = (context: AppContext) => Promise<Response>;
export type Handlers<Id extends OperationId = OperationId> = Record<Id, Handler>;
