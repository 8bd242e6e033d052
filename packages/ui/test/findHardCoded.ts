const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/**
 * Lists the texts below `root` that are written in a component's code, also in frames, shadow roots and attributes that are read out:
 * those neither in the brackets of the pseudo-language nor given from outside. Empty means that everything can be translated.
 */
export function findHardCoded(root: Element, literals: readonly string[]): string[] {
  const whole = new Set(literals);
  const pieces = literals.filter((literal) => /\p{L}{4}/u.test(literal)).map(toPattern);
  const left = [...listTexts(root)].map((text) => text.replace(/⟦[^⟧]*⟧/g, ' ').trim());
  return [...new Set(left)].filter(
    (text) => /\p{L}{2}/u.test(text) && (whole.has(text) || pieces.some((piece) => piece.test(text))),
  );
}

/** A sentence is found inside of another text, a word only by itself. */
function toPattern(literal: string): RegExp {
  const escaped = literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return literal.includes(' ')
    ? new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'u')
    : new RegExp(`^${escaped}$`, 'u');
}

function* listTexts(root: ParentNode & Node): Generator<string> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) yield texts.currentNode.textContent ?? '';
  for (const element of root.querySelectorAll<Element & Partial<HTMLIFrameElement>>('*')) {
    for (const name of spoken) yield element.getAttribute(name) ?? '';
    const inside = element.shadowRoot ?? element.contentDocument?.body;
    if (inside) yield* listTexts(inside);
  }
}
