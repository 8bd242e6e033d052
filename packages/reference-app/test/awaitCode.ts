import { configure, getConfig } from '@testing-library/react';
import type { createMemoryRouter } from 'react-router';

type Router = ReturnType<typeof createMemoryRouter>;

let opening: Promise<void> = Promise.resolve();

/** Lets what a test waits for begin once the code of the page that it opens is here: a busy machine can take long to send that. */
export function awaitCode(router: Router): void {
  opening = new Promise((resolve) => {
    const look = ({ initialized }: Router['state']) => {
      if (!initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look(router.state);
  });
}

/** Makes every `findBy…`, `waitFor` and press wait for `awaitCode`. */
export function waitAfterCode(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (run) =>
      asyncWrapper(async () => {
        await opening;
        return run();
      }),
  });
}
