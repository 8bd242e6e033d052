import formCss from './form.css';

/** The stylesheet that all forms of the page share. */
let sheet: CSSStyleSheet | undefined;
let rules = formCss;

/**
 * Adds the form's styles to a shadow root; returns a function that removes them. Elsewhere the page has them.
 */
export function addStyles(root: Node): () => void {
  if (!(root instanceof ShadowRoot)) return () => undefined;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
  }
  const added = sheet;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, added];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== added);
  };
}

/** Adds the rules of a part that loaded later to every form of the page. */
export function addRules(css: string): void {
  rules += css;
  sheet?.replaceSync(rules);
}
