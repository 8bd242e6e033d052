import * as React from 'react';

/**
 * React's development build notes the call stack of every element, for its messages: a fifth of the time of a component's
 * tests. It stops on its own after 10,000 elements a second; here it never begins. A React without this counter is only slower.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}

/** Drawing for the browser's timeline, where nobody looks: `react-dom`, which is loaded after this, asks whether it can. */
Reflect.deleteProperty(console, 'timeStamp');
