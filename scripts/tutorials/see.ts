import { expect } from '@playwright/test';

/** Expects a reader to see a text or element, on a busy machine a little later. */
export const see = expect.configure({ timeout: 20_000 });
