/** The messages of an error body, each once at its place. */
export interface Messages {
  /** Messages about the whole request: a text, a list of texts, `detail`, `non_field_errors`. */
  general: Set<string>;
  /** Messages by dotted path in the body's order, list positions from 0: `samples.2.soil_type`. */
  fields: Map<string, Set<string>>;
  /** Texts under `message` and `error`, as in bodies that Django REST Framework did not make. */
  handmade: Set<string>;
}

/**
 * Reads any body with which Django REST Framework refuses a request, of both generations: errors of `samples`
 * are a list with `{}` for good items, or an object keyed by index. Leaves out HTML, numbers and empty texts,
 * which tell people nothing. Never throws, however deep, long or odd the body.
 */
export function collectMessages(body: unknown): Messages {
  const messages: Messages = { general: new Set(), fields: new Map(), handmade: new Set() };
  const waiting: Place[] = [{ node: body, path: '', depth: 0 }];
  // An explicit stack: a malicious body can be nested deeper than the call stack.
  let found = 0;
  for (let visited = 0; visited < most.nodes && found < most.messages; visited += 1) {
    const place = waiting.pop();
    if (!place) break;
    if (typeof place.node === 'string') found += addMessage(setAt(messages, place), place.node);
    else for (const child of childrenOf(place).reverse()) waiting.push(child);
  }
  return messages;
}

/** The longest message for people; the rest of a longer one is cut off. */
export const longestText = 2000;

/** Whether a text is a page for browsers, which no notification may show. */
export function isHtml(text: string): boolean {
  return /^\s*<(?:!doctype|!--|\/?[a-z])/i.test(text);
}

interface Place {
  node: unknown;
  /** The path of the node's messages; '' is the whole request. */
  path: string;
  depth: number;
  isHandmade?: boolean;
}

// No form is this large; beyond these limits a path stops growing, and its messages stay at the last place.
const most = { depth: 32, keyLength: 200, messages: 10_000, children: 20_000, nodes: 300_000 };

function childrenOf(place: Place): Place[] {
  const { node, path } = place;
  const depth = place.depth + 1;
  // Texts in a list are about the list; any other item is about its position.
  if (Array.isArray(node)) {
    return node.slice(0, most.children).map((item, index) => ({
      node: item,
      path: typeof item === 'string' ? path : pathTo(place, String(index)),
      depth,
    }));
  }
  if (typeof node !== 'object' || node === null) return [];
  const keys = Object.keys(node).slice(0, most.children);
  return keys.map((key) => {
    const child: unknown = Reflect.get(node, key);
    const isRootText = place.depth === 0 && typeof child === 'string';
    const isAboutAll = key === 'non_field_errors' || (isRootText && key === 'detail');
    const isHandmade = isRootText && (key === 'message' || key === 'error');
    return { node: child, path: isAboutAll ? path : pathTo(place, key), depth, isHandmade };
  });
}

function pathTo({ path, depth }: Place, key: string): string {
  if (depth >= most.depth) return path;
  const step = key.slice(0, most.keyLength);
  return path ? `${path}.${step}` : step;
}

function setAt({ general, fields, handmade }: Messages, { path, isHandmade }: Place): Set<string> {
  if (isHandmade) return handmade;
  if (!path) return general;
  const messages = fields.get(path) ?? new Set();
  fields.set(path, messages);
  return messages;
}

/** Adds a message and returns how many were added: 1 or 0. */
function addMessage(messages: Set<string>, text: string): number {
  const message = text.trim().slice(0, longestText);
  if (!message || isHtml(message)) return 0;
  messages.add(message);
  return 1;
}
