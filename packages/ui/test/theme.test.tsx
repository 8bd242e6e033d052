import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import theming from '../../../.storybook/pages/Theming.mdx?raw';
import { Button, Skeleton } from '../src/primitives/index.ts';
import { type Scheme, UdongoProvider } from '../src/provider/index.ts';

const hues = { blue: 255, orange: 55, purple: 310, teal: 195 };
const schemes = { light: 'oklch(0.5 0.12 HUE)', dark: 'oklch(0.76 0.12 HUE)' };
const derived = ['primary-hover', 'primary-strong', 'primary-soft', 'focus', 'green-line'];

const cases = Object.keys(schemes).flatMap((scheme) =>
  Object.keys(hues).map((name) => [name, scheme] as [keyof typeof hues, keyof typeof schemes]),
);

const button = () => screen.getByRole('button', { name: 'Book' });

test.each(cases)(
  'one variable makes a part of a page %s in the %s scheme, in every shade',
  (name, scheme) => {
    const primary = schemes[scheme].replace('HUE', String(hues[name]));
    render(
      <div
        data-scheme={scheme}
        style={{ '--udongo-primary': primary, '--udongo-surface': 'white' } as object}
      >
        <Button>Book</Button>
      </div>,
    );
    const shades = derived.map((token) => [token, Math.abs(hueOf(button(), token) - hues[name])] as const);
    expect(shades.filter(([, away]) => !(away <= 10))).toEqual([]);
  },
);

test('one variable rounds what is small and large with it', () => {
  render(
    <div style={{ '--udongo-radius': '2px' } as object}>
      <Button style={{ borderRadius: 'var(--udongo-radius-lg)' }}>Book</Button>
    </div>,
  );
  expect(getComputedStyle(button()).borderRadius).toBe('3.2px');
});

test.each([
  ['oklch(0.35 0.1 255)', undefined, 'rgb(255, 255, 255)'],
  ['oklch(0.9 0.15 100)', undefined, 'rgb(0, 0, 0)'],
  ['oklch(0.9 0.15 100)', 'rgb(10, 20, 30)', 'rgb(10, 20, 30)'],
])('on the primary colour %s (text of the page: %s) the text is %s', (primary, own, shown) => {
  const style = { '--udongo-primary': primary, ...(own && { '--udongo-on-primary': own }) } as object;
  render(
    <div style={style}>
      <Button variant="primary">Book</Button>
    </div>,
  );
  expect(getComputedStyle(button()).color).toBe(shown);
});

test('a provider chooses the scheme for its components, or leaves it to the device', async () => {
  const groundOf = (scheme: Scheme) => {
    const { unmount } = render(
      <UdongoProvider scheme={scheme}>
        <Button>Book</Button>
      </UdongoProvider>,
    );
    const { backgroundColor } = getComputedStyle(button());
    unmount();
    return backgroundColor;
  };
  const [light, dark] = [groundOf('light'), groundOf('dark')];
  expect(dark).not.toBe(light);
  const device = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
  await device('light');
  expect(groundOf('auto')).toBe(light);
  await device('dark');
  expect(groundOf('auto')).toBe(dark);
  expect(groundOf('light')).toBe(light);
  await device('');
});

test('skeletons are drawn in forced colours, which leave out their background', async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  const { container } = render(<Skeleton lines={1} />);
  const line = container.querySelector('.udongo-skeleton__line') ?? container;
  expect(getComputedStyle(line).borderTopColor).toBe('rgba(0, 0, 0, 0)');
  await force('active');
  const { borderTopColor, borderTopStyle } = getComputedStyle(line);
  await force('');
  expect(borderTopStyle).toBe('solid');
  expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('the arrows of a column that sorts stay arrows in forced colours, which draw transparent borders', async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  const { container } = render(<span className="udongo-table__sort-mark" />);
  const mark = container.querySelector('span') ?? container;
  await force('active');
  const { borderBottomColor, borderInlineStartColor } = getComputedStyle(mark, '::before');
  await force('');
  expect(borderInlineStartColor).not.toBe(borderBottomColor);
});

test('the example of the page "Theming" makes a theme', () => {
  const [, css = ''] = /```css\n(\.shop \{.*?)```/s.exec(theming) ?? [];
  render(
    <div className="shop">
      <style>{css}</style>
      <Button variant="primary">Book</Button>
    </div>,
  );
  const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button());
  expect([backgroundColor, borderRadius, fontFamily]).toEqual([
    'oklch(0.45 0.12 250)',
    '2px',
    'Inter, sans-serif',
  ]);
  expect(hueOf(button(), 'primary-soft')).toBeCloseTo(250, -1);
});

/** The hue of a token in degrees, as an element inherits it. */
function hueOf(element: HTMLElement, token: string): number {
  element.style.color = `color-mix(in oklch, var(--udongo-${token}) 100%, transparent)`;
  const [, , hue] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(getComputedStyle(element).color)?.slice(1) ?? [];
  return Number(hue);
}
