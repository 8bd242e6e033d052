import { expect } from '@playwright/test';

/** What a reader sees, on a busy machine a little later. */
export const see = expect.configure({ timeout: 20_000 });
