import { type ComponentType, createElement } from 'preact';

/** Draws JSX with `createElement`, which the widget has anyway, in place of a second function that does the same. */
export const jsx = (type: string | ComponentType, props: object, key?: string | number) =>
  createElement(type as string, { ...props, key });

export { Fragment } from 'preact';
export { jsx as jsxs };
