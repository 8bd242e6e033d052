import { cloneElement, type ReactElement } from 'react';
import type { createSlots as CreateSlots } from '../../../ui/src/lib/slots.ts';

/** Draws slots as `@udongo/ui` does. No host gives the widget attributes, and only the widget itself gives other markup. */
export const createSlots: typeof CreateSlots = (component, state, { classNames, render }) => {
  const attributes: Record<string, string> = {};
  let words = '';
  for (const [name, value] of Object.entries(state)) {
    if (value === false || value == null) continue;
    const word = toKebab(name);
    attributes[`data-${word}`] = value === true ? '' : value;
    words += ` ${value === true ? word : value}`;
  }
  return (name, element) => {
    const { props } = element as ReactElement<{ className?: string }>;
    const slot = name === 'root' ? '' : toKebab(name);
    const classes = [`udongo-${component}${slot && `__${slot}`}`, props.className, classNames?.[name]];
    const given: object = {
      ...attributes,
      ...props,
      className: classes.filter(Boolean).join(' '),
      part: `${component}${slot && `-${slot}`}${words}`,
    };
    return render?.[name]?.(given as never, state) ?? cloneElement(element, given);
  };
};

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
