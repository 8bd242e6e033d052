import { expect, test } from 'vitest';
import { cdn, element, openHostPage } from './support/hostPage.ts';

const foreign = 'https://foreign.example';

const script = 'a script without the nonce';

/** Markup that a stranger wrote into a partner's page, such as a review with HTML in it. */
const injected: Readonly<Record<string, string>> = {
  'an attribute of the element': element(`files="${foreign}/" data-files="${foreign}/"`),
  [script]: `<script src="${foreign}/udongo.js" data-files="${foreign}/"></script>${element()}`,
  'an image that takes the name of the running script': `<img name="currentScript" src="${foreign}/udongo.js"
    data-files="${foreign}/">${element()}`,
};

test.each([
  ...Object.entries(injected).map(([name, html]) => [name, 'a plain script', '', html] as const),
  [script, 'a module', 'type="module"', injected[script]] as const,
])('%s can’t make the widget, %s, run a foreign script', async (_, __, type, html) => {
  const ran: string[] = [];
  const { page } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${html}
     <script nonce="r4nd0m" ${type} src="${cdn}/udongo.js"></script>`,
    {
      headers: { 'Content-Security-Policy': "script-src 'nonce-r4nd0m'" },
      before: async (opened) => {
        await opened.exposeFunction('ranHere', (what: string) => ran.push(what));
        await opened.route(`${foreign}/**`, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            headers: { 'Access-Control-Allow-Origin': '*' },
            body: `ranHere('it ran'); throw new Error('It is no form.');`,
          }),
        );
      },
    },
  );
  // Wait for the form or the message that it did not load: either way a foreign script has had its time.
  const form = page.locator('udongo-booking').getByLabel('Full name');
  await form.or(page.locator('udongo-booking').getByRole('alert')).first().waitFor();
  expect(ran).toEqual([]);
});
