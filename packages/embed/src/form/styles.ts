import formCss from './form.css';

/** What all forms of the page share. */
let sheet: CSSStyleSheet | undefined;
let rules = formCss;

/** Gives a shadow root the form's styles; what it returns takes them away. Elsewhere the page has them. */
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

/** Adds the rules of a part that came later, to every form of the page. */
export function addRules(css: string): void {
  rules += css;
  sheet?.replaceSync(rules);
}
