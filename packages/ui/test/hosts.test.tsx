import { render, screen } from '@testing-library/react';
import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline';
import bulma from 'bulma/css/bulma.css?inline';
import { Fragment } from 'react';
import tailwind from 'tailwindcss/preflight.css?inline';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBookingForm } from './bookingPage.tsx';
import { components } from './dom/components.tsx';
import { openPlots } from './plotList.tsx';

/** Styles of bare elements, worse than those of any real page. */
const bareElements = `
  button { width: 100%; height: 20px; padding: 2px; border: 3px solid #000; border-radius: 0; background: #c00; color: #fff;
    font: 12px serif; letter-spacing: 2px; text-transform: uppercase; float: right; box-shadow: 2px 2px #000 }
  input, select, textarea { display: block; width: auto; height: 18px; margin: 10px; padding: 0; border: 0; background: #eee;
    font: 10px monospace; box-shadow: none }
  table { width: auto; background: #ff0; font-size: 9px; border-collapse: collapse }
  th, td { padding: 0; border: 1px solid red; background: #0ff; text-align: center }
  label { display: block; font-weight: 700; text-transform: uppercase; float: left }
  fieldset { margin: 20px; padding: 20px; border: 2px groove }
  legend { width: 100%; font-size: 1.5rem; float: left }
  h1, h2, h3, h4 { margin: 40px 0; color: red; font-family: serif; text-transform: uppercase }
  ul, ol { margin: 20px; padding-left: 60px; list-style: square }
  li { margin: 10px; line-height: 3 }
  a { color: red; text-decoration: none }
  dialog { width: 200px; padding: 40px; border: 5px solid red }
  *, ::before, ::after { box-sizing: content-box; margin: 0; padding: 0; border: 0 solid }
`;

const hosts = {
  'rules for bare elements': bareElements,
  Bootstrap: bootstrap,
  Bulma: bulma,
  'Tailwind 4 without layers': tailwind.replace(/--theme\(\s*--[\w-]+,\s*((?:[^()]|\([^()]*\))*)\)/g, '$1'),
};

/** Inherited from the page, or said of an attribute, which weighs as much as a class: none of these can be seen at rest. */
const harmless =
  /^(appearance|-webkit-|cursor|tab-size|text-size-adjust|text-rendering|font-feature-settings|outline-offset)/;
/** Properties that depend on the size of the surrounding words. */
const measured =
  /^(block-size|inline-size|width|height|inset|top|right|bottom|left|perspective-origin|transform-origin|grid-template)/;

/**
 * Rules of Bulma that weigh more than a class: `td:not([align])` starts every column of a table at the left, and
 * `button:focus-visible` draws a ring beside ours.
 */
const stronger =
  /^BUTTON.udongo-soil-type-dialog__choose outline|^T[DH]\.udongo-table__\w+ text-align: end → start$|^SPAN\.udongo-table__header-name text-align: end → start$/;

const host = document.createElement('style');
afterEach(() => host.remove());

const places = (['before', 'after'] as const).flatMap((place) =>
  Object.keys(hosts).map((name) => [name, place] as [keyof typeof hosts, typeof place]),
);

test.each(places)('the booking form looks alike in a page with %s, loaded %s ours', async (name, place) => {
  openBookingForm({ user: null });
  await screen.findByRole('heading', { name: 'Sample 1' });
  const changes = compare(hosts[name], place);
  expect(changes).toEqual([]);
});

test('a page that colours strong words leaves the amount of a booking alone, also on a phone', async () => {
  await page.viewport(390, 844);
  openBookingForm({ user: null });
  const amount = await screen.findByText('KES 0.00', { selector: 'strong' });
  const { color } = getComputedStyle(amount);
  host.textContent = 'strong { color: red }';
  document.head.append(host);
  expect(getComputedStyle(amount).color).toBe(color);
  await page.viewport(1280, 900);
});

test.each(places)('a list looks alike in a page with %s, loaded %s ours', async (name, place) => {
  openPlots();
  await screen.findAllByRole('row');
  expect(compare(hosts[name], place)).toEqual([]);
});

const rest = Object.entries(components).filter(([name]) => !['BookingForm', 'AdminList'].includes(name));

test.each(Object.keys(hosts) as (keyof typeof hosts)[])(
  'all other components look alike in a page with %s, loaded after ours',
  async (name) => {
    // Left out here: styles of the page's body are inherited, as `docs/host-css.md` says.
    render(
      <div style={{ all: 'initial' }}>
        {rest.map(([each, tried]) => (
          <Fragment key={each}>{tried?.element}</Fragment>
        ))}
      </div>,
    );
    // The last that waits for its data.
    await screen.findByRole('button', { name: 'Send the prompt', hidden: true });
    expect(compare(hosts[name], 'after')).toEqual([]);
  },
);

/** Lists the changes that the host's sheet makes to the parts with a class of ours: 'BUTTON.udongo-button color: … → …'. */
function compare(css: string, place: 'before' | 'after'): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('[class*="udongo-"]:not(svg, svg *)')];
  const look = () =>
    parts.map((part) => {
      const style = getComputedStyle(part);
      return new Map([...style].map((property) => [property, style.getPropertyValue(property)]));
    });
  const plain = look();
  host.textContent = css;
  document.head[place === 'before' ? 'prepend' : 'append'](host);
  const hosted = look();
  const changes = parts.flatMap((part, index) =>
    [...(plain[index] ?? [])]
      .filter(([property, value]) => hosted[index]?.get(property) !== value)
      .filter(
        ([property]) => !(property.startsWith('--') || harmless.test(property) || measured.test(property)),
      )
      .map(
        ([property, value]) =>
          `${part.tagName}.${part.className} ${property}: ${value} → ${hosted[index]?.get(property)}`,
      ),
  );
  return [...new Set(changes)].filter((change) => !stronger.test(change)).slice(0, 20);
}
