import { expect, inject, test } from 'vitest';
import { openPage } from './openPage.ts';
import { serveHosts } from './serveHosts.ts';

const address = await serveHosts(inject('apps').hosts);

const libraries = ['radix', 'mui', 'aria', 'base', 'native'];

test.each(libraries)(
  'in a modal of %s Escape closes our list, our dialog, and only then the modal',
  async (library) => {
    const { page } = await openPage(`${address}?modal=${library}`);
    await page.getByRole('button', { name: 'Open' }).click();
    const host = page.getByRole('dialog', { name: 'Host' });
    await host.getByLabel('County').click();
    await host.getByRole('option', { name: 'Kiambu' }).waitFor();
    await page.keyboard.press('Escape');
    await host.getByRole('option').waitFor({ state: 'detached' });
    await host.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('dialog', { name: 'Sure?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Sure?' }).waitFor({ state: 'detached' });
    expect(await host.isVisible()).toBe(true);
    await host.getByLabel('County').focus();
    await page.keyboard.press('Escape');
    await host.waitFor({ state: 'hidden' });
  },
);

test.each(libraries)(
  'over a modal of %s a toast is found by its role, focused and pressed',
  async (library) => {
    const { page } = await openPage(`${address}?modal=${library}`);
    await page.getByRole('button', { name: 'Open' }).click();
    const host = page.getByRole('dialog', { name: 'Host' });
    await host.getByRole('button', { name: 'Save' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Not saved' });
    const dismiss = toast.getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    expect(await dismiss.evaluate((button) => button.matches(':focus'))).toBe(true);
    await dismiss.click();
    await toast.waitFor({ state: 'detached' });
    expect(await host.isVisible()).toBe(true);
    // A toast that is open when the modal closes moves back to the page.
    await host.getByRole('button', { name: 'Save' }).click();
    await host.getByLabel('County').focus();
    await page.keyboard.press('Escape');
    await host.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor({ state: 'detached' });
  },
);
