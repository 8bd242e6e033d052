import { createUuid } from '@udongo/sdk/values';
import { createMiddleware } from 'hono/factory';
import type { Dependencies } from '../Dependencies.ts';
import { operations } from '../generated/operations.ts';
import type { AppEnv } from './AppEnv.ts';

/** Names each request and writes one line about it, by route pattern: a path or query can contain personal data. */
export function requestLog({ log, onAnswer }: Pick<Dependencies, 'log' | 'onAnswer'>) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const start = performance.now();
    const requestId = createUuid();
    context.set('requestId', requestId);
    await next();
    context.header('X-Request-Id', requestId);
    const operation = context.get('operation');
    const { status } = context.res;
    const durationMs = performance.now() - start;
    onAnswer({ operation: operation ?? 'none', status, durationMs });
    log({
      level: 'info',
      msg: 'request',
      requestId,
      method: context.req.method,
      route: operation ? operations[operation].path : null,
      operation: operation ?? null,
      status,
      ms: Math.round(durationMs),
      userId: context.get('actor')?.userId ?? null,
    });
  });
}
