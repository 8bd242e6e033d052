import { act, render } from '@testing-library/react';
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { afterAll, expect, test } from 'vitest';
import { Icon } from '../src/index.ts';
import plain from '../src/styles.css?inline';
import layered from '../src/styles.layer.css?inline';
import { components } from './dom/components.tsx';

const utility = '.host-utility { background-color: rgb(1, 2, 3); letter-spacing: 7px }';

/** The class for every slot that a component asks for. */
const everySlot = new Proxy({}, { get: () => 'host-utility' });

/** The same element, and each component within it, with the host's class in every slot. */
function withUtility(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  const inside =
    children === undefined || typeof children === 'function'
      ? undefined
      : Children.map(children, withUtility);
  const given = typeof node.type === 'string' || node.type === Icon ? {} : { classNames: everySlot };
  return cloneElement(node, given as object, ...(inside === undefined ? [] : [inside]));
}

/** A drawing, what passes no class on, and parts of lists for pickers of one's own. */
const slotless = ['BalanceDue', 'BulkDialog', 'Icon', 'OptionRows'];
const sheets = { 'styles.css': plain, 'styles.layer.css': layered };
const hosts: Element[] = [];
afterAll(() => {
  for (const host of hosts) host.remove();
});

/** A root of its own, where only one of our two sheets is. */
function createRoot(css: string): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  hosts.push(host);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<style>${css}</style><style>${utility}</style><div></div>`;
  return shadow.lastElementChild as HTMLElement;
}

test.each(Object.entries(sheets))(
  'a class of the host wins over %s in every slot of every component',
  async (_, css) => {
    const container = createRoot(css);
    const { rerender } = render(null, { container });
    const withoutSlots: string[] = [];
    const lost: string[] = [];
    for (const [name, tried] of Object.entries(components)) {
      rerender(<Fragment key={name}>{withUtility(tried?.element)}</Fragment>);
      // Those whose data comes draw it.
      await act(async () => undefined);
      const parts = [...container.querySelectorAll<HTMLElement>('.host-utility')];
      if (parts.length === 0) withoutSlots.push(name);
      for (const part of parts) {
        const { backgroundColor, letterSpacing } = getComputedStyle(part);
        if (backgroundColor !== 'rgb(1, 2, 3)' || letterSpacing !== '7px') {
          lost.push(`${name}: ${part.className} ${backgroundColor} ${letterSpacing}`);
        }
      }
    }
    expect(lost).toEqual([]);
    expect(withoutSlots.sort()).toEqual(slotless);
  },
);
