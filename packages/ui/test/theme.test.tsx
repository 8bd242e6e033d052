import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../src/primitives/index.ts';

const hues = { blue: 255, orange: 55, purple: 310, teal: 195 };
const schemes = { light: 'oklch(0.5 0.12 HUE)', dark: 'oklch(0.76 0.12 HUE)' };
const derived = ['primary-hover', 'primary-strong', 'primary-soft', 'focus', 'green-line'];

const cases = Object.keys(schemes).flatMap((scheme) =>
  Object.keys(hues).map((name) => [name, scheme] as [keyof typeof hues, keyof typeof schemes]),
);

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
    const button = screen.getByRole('button', { name: 'Book' });
    const shades = derived.map((token) => [token, Math.abs(hueOf(button, token) - hues[name])] as const);
    expect(shades.filter(([, away]) => !(away <= 10))).toEqual([]);
  },
);

test('one variable rounds what is small and large with it', () => {
  render(
    <div style={{ '--udongo-radius': '2px' } as object}>
      <Button style={{ borderRadius: 'var(--udongo-radius-lg)' }}>Book</Button>
    </div>,
  );
  expect(getComputedStyle(screen.getByRole('button')).borderRadius).toBe('3.2px');
});

/** In degrees, of a token as it holds on an element. */
function hueOf(element: HTMLElement, token: string): number {
  element.style.color = `color-mix(in oklch, var(--udongo-${token}) 100%, transparent)`;
  const [, , hue] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/.exec(getComputedStyle(element).color)?.slice(1) ?? [];
  return Number(hue);
}
