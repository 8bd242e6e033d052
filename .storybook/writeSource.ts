import * as ui from '@udongo/ui';
import { createElement, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The facts that Storybook has about a story when it shows its code. */
export interface ShownStory {
  component?: unknown;
  args: Readonly<Record<string, unknown>>;
  originalStoryFn: (args: never, context: never) => unknown;
}

/** The usual names of people and SDK methods in a host's code, by the prop that takes them. */
const usual: Readonly<Record<string, string>> = { api: 'udongo', user: 'user' };
const names = new Map<unknown, string>(Object.entries(ui).map(([name, value]) => [value, name]));

/**
 * Writes a story's code as a person would: short values as they are, everything else by the name that it has in the host's own code, a
 * function by its prop. Leaves out everything of Storybook, and the provider: a host has its own.
 */
export function writeSource(story: ShownStory): string {
  const element = draw(story);
  const source = writeElement(element, '');
  const used = [...new Set([...source.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
  return `import { ${used.join(', ')} } from '@udongo/ui';\n\n${source}`;
}

/** Gives the element that the story draws; its component with its args if that element is not one of our components. */
function draw(story: ShownStory): ReactElement<object> {
  const plain = createElement(story.component as ElementType, story.args) as ReactElement<object>;
  try {
    const drawn = story.originalStoryFn(story.args as never, story as never);
    return isValidElement<object>(drawn) && names.has(drawn.type) ? drawn : plain;
  } catch {
    // It has hooks: it draws only within React.
    return plain;
  }
}

function writeElement({ type, props }: ReactElement<object>, indent: string): string {
  const name = names.get(type) ?? (typeof type === 'string' ? type : 'Component');
  const { children, ...rest } = props as { children?: ReactNode };
  const written = Object.entries(rest).flatMap(([prop, value]) => writeProp(prop, value));
  const inside = writeChildren(children, `${indent}  `);
  const line = [name, ...written].join(' ');
  const open =
    line.length + indent.length <= 80
      ? line
      : `${[name, ...written.map((prop) => `${indent}  ${prop}`)].join('\n')}\n${indent}`;
  const gap = open.endsWith(`\n${indent}`) ? '' : inside ? '' : ' ';
  return inside ? `<${open}>\n${inside}\n${indent}</${name}>` : `<${open}${gap}/>`;
}

function writeChildren(children: ReactNode, indent: string): string {
  return [children]
    .flat(5)
    .flatMap((child) => {
      if (typeof child === 'string' || typeof child === 'number') return [`${indent}${child}`];
      if (typeof child === 'function') return [`${indent}{children}`];
      if (!isValidElement(child)) return [];
      const { type, props } = child as ReactElement<{ children?: ReactNode }>;
      // A fragment.
      if (typeof type === 'symbol') return [writeChildren(props.children, indent)];
      return [`${indent}${writeElement(child as ReactElement<object>, indent)}`];
    })
    .join('\n');
}

function writeProp(prop: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (value === true) return [prop];
  if (typeof value === 'string') {
    if (value.length > 60) return [`${prop}={${prop}}`];
    return [/["\n{]/.test(value) ? `${prop}={${JSON.stringify(value)}}` : `${prop}="${value}"`];
  }
  if (prop in usual && typeof value === 'object')
    return [`${prop}={${value === null ? 'null' : usual[prop]}}`];
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return [`${prop}={${value}}`];
  if (typeof value === 'function' || isValidElement(value)) return [`${prop}={${prop}}`];
  const short = isPlain(value) ? JSON.stringify(value) : '';
  return [`${prop}={${short && short.length <= 50 ? short.replace(/"(\w+)":/g, '$1: ') : prop}}`];
}

/** Whether a value can be written down: no function, no element anywhere in it. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
}
