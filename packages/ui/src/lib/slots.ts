import { clsx } from 'clsx';
import {
  type ComponentProps,
  cloneElement,
  createElement,
  Fragment,
  type JSX,
  type ReactElement,
  type ReactNode,
} from 'react';
import { checkSheets } from './checkSheets.ts';
import { type ElementProps, mergeProps } from './mergeProps.ts';

/** The slots of a component: each name with its element. */
export type SlotMap<Slots> = Record<keyof Slots, keyof JSX.IntrinsicElements>;

/** A class added to one slot: text, or a function of the component's state. */
export type SlotClassName<State> = string | ((state: State) => string | undefined);

/**
 * Props with which a host restyles or replaces the slots of a component.
 * `classNames` are added to the stable default class (`udongo-field__label`), never replace it.
 * `render` replaces a slot's markup; spread the given props, which include classes, part, ids and handlers.
 */
export interface SlotProps<Slots extends SlotMap<Slots>, State> {
  /** Classes by slot, added to the stable ones. */
  classNames?: { [Name in keyof Slots]?: SlotClassName<State> } | undefined;
  /** Other markup by slot; spread the given props. */
  render?:
    | { [Name in keyof Slots]?: (props: ComponentProps<Slots[Name]>, state: State) => ReactNode }
    | undefined;
  /**
   * Attributes of the outermost element: `id`, `style`, `data-*`, `aria-*`, `ref`, handlers. Our own
   * attributes that it needs stay.
   */
  rootProps?: RootProps<Slots> | undefined;
}

/** The attributes that a host can give the outermost element of a component. Handlers run before ours. */
export type RootProps<Slots extends SlotMap<Slots>> = Slots extends {
  root: infer Root extends keyof JSX.IntrinsicElements;
}
  ? Omit<ComponentProps<Root>, 'children' | 'dangerouslySetInnerHTML'> & {
      [name: `data-${string}`]: string | number | boolean | undefined;
    }
  : never;

export type DrawSlot<Slots> = (name: keyof Slots & string, element: ReactElement) => ReactNode;

/**
 * Creates a component's only function for drawing slots: `slot('label', <label htmlFor={id}>…</label>)`. Each
 * slot gets the class `udongo-{component}__{slot}` (the slot `root`: `udongo-{component}`), `part` with the
 * same words plus the active states (`::part(field-label invalid)`), and presence attributes (`data-invalid`,
 * `data-status="pending"`).
 */
export function createSlots<Slots extends SlotMap<Slots>, State extends object>(
  component: string,
  state: State,
  { classNames, render, rootProps }: SlotProps<Slots, State>,
): DrawSlot<Slots> {
  if (process.env.NODE_ENV === 'development') checkSheets();
  const { attributes, words } = describeState(state);
  return (name, element) => {
    const own =
      name === 'root' ? mergeProps(rootProps ?? {}, element.props) : (element.props as ElementProps);
    const word = toKebab(name);
    const added = classNames?.[name];
    const props = {
      ...attributes,
      ...own,
      className: clsx(
        name === 'root' ? `udongo-${component}` : `udongo-${component}__${word}`,
        own.className,
        typeof added === 'function' ? added(state) : added,
      ),
      part: [name === 'root' ? component : `${component}-${word}`, ...words].join(' '),
    };
    const replace = render?.[name];
    if (!replace) return cloneElement(element, props);
    return createElement(
      Fragment,
      // As a key, null would be the text 'null', the same for every other slot.
      { key: element.key ?? undefined },
      replace(asSlotProps<Slots, typeof name>(props), state),
    );
  };
}

/** The cast is safe: `createSlots` only gets the element that `Slots` names for that slot. */
function asSlotProps<Slots extends SlotMap<Slots>, Name extends keyof Slots>(props: ElementProps) {
  return props as ComponentProps<Slots[Name]>;
}

function describeState(state: object) {
  const attributes: Record<string, string> = {};
  const words: string[] = [];
  for (const [name, value] of Object.entries(state)) {
    if (value === false || value === undefined || value === null) continue;
    const word = toKebab(name);
    attributes[`data-${word}`] = value === true ? '' : String(value);
    words.push(value === true ? word : String(value));
  }
  return { attributes, words };
}

function toKebab(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
