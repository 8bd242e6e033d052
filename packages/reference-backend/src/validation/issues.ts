import { badRequest, type ErrorBody, type RefusedError } from '../errors.ts';

/** One thing that is wrong with a request, and where. */
export interface Issue {
  path: readonly (string | number)[];
  message: string;
}

/**
 * 400 with the issues in Django REST Framework's shape: lists of messages by field; for a list of objects a list with an
 * entry for each of `lengths[field]` objects, `{}` for one without issues; an item that is no object has messages directly.
 * Items of any other list are keyed by their index.
 */
export function invalid(issues: readonly Issue[], lengths: Record<string, number> = {}): RefusedError {
  return badRequest(
    Object.fromEntries(
      [...toNode(issues).children].map(([name, node]) => {
        const length = lengths[name];
        return [name, length === undefined || !hasItems(node) ? toBody(node) : toList(node, length)];
      }),
    ),
  );
}

/** The same of a request that is itself a list: one body for each of its `length` items. */
export function toItemBodies(issues: readonly Issue[], length: number): ErrorBody[] {
  return toList(toNode(issues), length);
}

function toNode(issues: readonly Issue[]): Node {
  const root = createNode();
  for (const { path, message } of issues) {
    let node = root;
    for (const part of path) node = childOf(node, String(part));
    node.messages.push(message);
  }
  return root;
}

/** A place of the request: what is wrong with it, and with what is inside. */
interface Node {
  messages: string[];
  children: Map<string, Node>;
}

function createNode(): Node {
  return { messages: [], children: new Map() };
}

function childOf({ children }: Node, part: string): Node {
  const known = children.get(part);
  if (known) return known;
  const child = createNode();
  children.set(part, child);
  return child;
}

function hasItems({ children }: Node): boolean {
  return [...children.keys()].some((part) => /^\d+$/.test(part));
}

function toList({ children }: Node, length: number): ErrorBody[] {
  return Array.from({ length }, (_, index) => toBody(children.get(String(index)) ?? createNode()));
}

/** Messages of a place hide those of what is inside. */
function toBody({ messages, children }: Node): ErrorBody {
  if (messages.length > 0) return messages;
  return Object.fromEntries([...children].map(([part, child]) => [part, toBody(child)]));
}
