import { expect, test } from 'vitest';
import { readEditorData } from '../scripts/editorData.ts';
import { element, openHostPage, script } from './support/hostPage.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const { attributes, properties, methods, events } = readEditorData();

/** Read once, when the form comes: the element does not listen to its changes. */
const readOnce = ['prefill', 'retry-creates'];

test('editors know the attributes, properties, methods and events of the element, and no others', async () => {
  const { page, widget } = await openHostPage(
    `<!doctype html><script>
       window.told = [];
       for (const name of ${JSON.stringify(namesOf(events))}) addEventListener(name, ({ type }) => told.push(type));
     </script>${element('mode="button"')}<udongo-booking></udongo-booking>${script}`,
  );
  await widget.first().getByRole('button', { name: 'Book a soil test' }).click();
  await widget.first().getByRole('dialog').getByLabel('Full name').waitFor();
  const told = async () => await page.evaluate<string[]>('[...new Set(told)].sort()');
  await expect.poll(told).toEqual(['udongo:error', 'udongo:ready']);
  const real = await page.evaluate(() => {
    const defined = customElements.get('udongo-booking');
    const own = Object.getOwnPropertyDescriptors(defined?.prototype ?? {});
    const names = Object.keys(own).filter((name) => !/^constructor$|Callback$/.test(name));
    return {
      observed: (defined as unknown as { observedAttributes: string[] }).observedAttributes,
      methods: names.filter((name) => typeof own[name]?.value === 'function'),
      properties: names.filter((name) => typeof own[name]?.value !== 'function'),
    };
  });
  expect(namesOf(attributes).sort()).toEqual([...real.observed, ...readOnce].sort());
  expect(namesOf(properties).sort()).toEqual(real.properties.sort());
  expect(namesOf(methods).sort()).toEqual(real.methods.sort());
});
