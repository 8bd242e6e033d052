import type { ByRoleOptions } from '@testing-library/dom';
import { expect, waitFor, within } from 'storybook/test';
import { type Reading, type Saying, type Spoken, screenReader } from '../../../.storybook/screenReader.ts';
import { heard, listen } from './liveRegions.ts';

type Component = keyof typeof screenReader;
type Sayings<Name extends Component> = (typeof screenReader)[Name]['sayings'][number];
type Step<Name extends Component> = Exclude<Sayings<Name>, { story: string }>['when'];

/** Does the steps of the story *Screen Reader* of a component, in the order of its table, and expects what the table says after each. */
export async function playScreenReader<Name extends Component>(
  name: Name,
  actions: Record<Step<Name>, () => unknown>,
): Promise<void> {
  const { sayings }: Spoken = screenReader[name];
  for (const saying of sayings.filter(({ story }) => !story)) {
    listen();
    await actions[saying.when as Step<Name>]();
    await expectSaid(saying);
  }
}

/** Expects, at the end of any story, what the table of its component says of it. */
export async function expectSpoken({ title, name }: { title: string; name: string }): Promise<void> {
  const [, component = ''] = title.split('/');
  const spoken = (screenReader as Readonly<Record<string, Spoken>>)[component];
  if (!spoken) return;
  if (name === spoken.story) {
    for (const reading of spoken.readings) await expectRead(reading);
    if (spoken.hidden) await expectHidden(spoken.hidden);
  }
  for (const saying of spoken.sayings.filter(({ story }) => story === name)) await expectSaid(saying);
}

async function expectSaid({ says, reads, focus }: Saying): Promise<void> {
  if (says) await waitFor(() => expect(heard().join('\n')).toContain(says));
  if (reads) await expectRead(reads);
  if (focus) await expectRead(focus, hasFocus);
}

async function expectRead(
  { role, name, description, state, text }: Reading,
  isFound: (element: HTMLElement) => boolean = () => true,
): Promise<void> {
  const [attribute = '', value] = state?.split('=') ?? [];
  const find = (page: HTMLElement, options: ByRoleOptions) =>
    role === 'text' ? within(page).queryAllByText(name ?? '') : within(page).queryAllByRole(role, options);
  const options: ByRoleOptions = {
    ...(name && { name }),
    ...(description && { description: (all) => all.includes(description) }),
  };
  await waitFor(() => {
    const pages = partsOf(document);
    const found = pages
      .flatMap((page) => find(page, options))
      .filter((element) => state === undefined || stateOf(element, attribute) === value)
      .filter(({ textContent }) => text === undefined || textContent.includes(text))
      .filter(isFound);
    const others = pages.flatMap((page) => find(page, {})).map(({ outerHTML }) => outerHTML.slice(0, 200));
    const wanted = JSON.stringify({ role, name, description, state, text });
    return expect(found, `${wanted} is not among ${others.join('\n')}`).not.toHaveLength(0);
  });
}

/** The page, the pages in its frames, and the shadow roots in these. */
function partsOf({ body }: Document): HTMLElement[] {
  const frames = [...body.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
  const shadows = [...body.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [
    body,
    ...(shadows as Node[] as HTMLElement[]),
    ...frames.filter((page) => page.body).flatMap(partsOf),
  ];
}

/** The value of an ARIA attribute, or of the native state of that meaning. */
function stateOf(element: HTMLElement, attribute: string): string | null {
  const property = { 'aria-checked': 'checked', 'aria-disabled': 'disabled', 'aria-required': 'required' };
  const native = property[attribute as keyof typeof property];
  const given = element.getAttribute(attribute);
  return given ?? (native && native in element ? String(element[native as keyof HTMLElement]) : null);
}

function hasFocus(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return element.contains(activeElement);
}

/** Expects elements of which a screen reader reads nothing, and to which no key leads. */
async function expectHidden(selector: string): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  await expect(elements, selector).not.toHaveLength(0);
  await expect(elements.filter((element) => !element.closest('[aria-hidden="true"]'))).toEqual([]);
  await expect(elements.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
}
