import {
  type ComponentChildren,
  type ComponentClass,
  createElement,
  type FunctionComponent,
  options,
  render,
} from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

export { cloneElement, createContext, createElement, Fragment } from 'preact';
/**
 * The widget's part of React, on Preact without its compat layer, most of which the widget never uses
 * (Suspense, portals, lifecycle methods of classes). Everything else comes from the compat layer; the build
 * fails when such a part is included.
 */
// @ts-expect-error its types export one namespace, the module itself single names
export * from 'preact/compat';
export { default } from 'preact/compat';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

type Props = Record<string, unknown>;

/** Renders again only if a property changed. */
export function memo<Own extends object>(component: FunctionComponent<Own> | ComponentClass<Own>) {
  return function Memoed(this: { props: Own; shouldComponentUpdate?: unknown }, props: Own) {
    this.shouldComponentUpdate = (next: Own) => differ(this.props, next) || differ(next, this.props);
    return createElement(component as FunctionComponent<Own>, props);
  };
}

function differ(one: object, other: object) {
  return Object.entries(one).some(([name, value]) => !Object.is(value, Reflect.get(other, name)));
}

/**
 * Reads a store while rendering, and renders again after a change, also after one before the subscription.
 */
export function useSyncExternalStore<Snapshot>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const value = getSnapshot();
  const [{ drawn }, draw] = useState({ drawn: { value, getSnapshot } });
  const check = () => {
    if (!Object.is(drawn.value, drawn.getSnapshot())) draw({ drawn });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` and what `check` reads stay the same
  useLayoutEffect(() => {
    drawn.value = value;
    drawn.getSnapshot = getSnapshot;
    check();
  }, [subscribe, value, getSnapshot]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `check` reads only what stays the same
  useEffect(() => {
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

export function createRoot(container: HTMLElement) {
  container.textContent = '';
  return {
    render: (children: ComponentChildren) => render(children, container),
    unmount: () => render(null, container),
  };
}

options.event = (event) => Object.assign(event, { nativeEvent: event });

const before = options.vnode;
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props: Props = {};
    for (const [name, value] of Object.entries(vnode.props)) {
      props[toDomName(name, vnode.type, { ...vnode.props })] = value;
    }
    Object.assign(vnode, { props });
  }
  before?.(vnode);
};

/**
 * Maps React's events and attributes to the DOM's: focus events of fields bubble, `onChange` fires at each
 * key, and attributes of drawings are written as one word.
 */
function toDomName(name: string, element: string, { type }: Props) {
  if (name === 'onFocus') return 'onfocusin';
  if (name === 'onBlur') return 'onfocusout';
  if (name === 'onChange' && /^(in|te)/.test(element) && !/fil|che|rad/.test(String(type))) return 'oninput';
  return name.replace(/^(stroke)([A-Z])/, (_, first, letter) => `${first}-${letter.toLowerCase()}`);
}
