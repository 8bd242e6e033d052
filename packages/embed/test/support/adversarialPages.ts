import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const cssOf = (file: string) => readFileSync(resolve(file), 'utf8');

/** The page's effect on everything in it: its styles and the attributes of its root. */
export interface AdversarialPage {
  css: string;
  root?: string;
}

/** Pages that style every element. */
export const adversarialPages = {
  'Bootstrap 5': { css: cssOf('bootstrap/dist/css/bootstrap.min.css'), root: 'data-bs-theme="dark"' },
  Bulma: { css: cssOf('bulma/css/bulma.min.css'), root: 'data-theme="dark"' },
  'a reset that insists': {
    css: `*, *::before, *::after {
      margin: 0 !important; padding: 9px !important; border: 3px dotted red !important; box-sizing: content-box !important;
      font: italic 11px/1 serif !important; color: fuchsia !important; background: yellow !important;
      letter-spacing: 3px !important; text-transform: uppercase !important; display: inline !important;
      visibility: visible !important; width: 50px !important; max-width: 60px !important;
      float: right !important; transition: all 2s !important; direction: rtl !important; text-align: center !important;
    }`,
  },
  'a root font of 30 px': { css: 'html { font-size: 30px } body { font: 1.2rem/2 cursive }' },
  'right to left': {
    css: 'html { direction: rtl } * { text-align: right; unicode-bidi: bidi-override }',
    root: 'dir="rtl" lang="ar-x-test"',
  },
  'a dark page': {
    css: `:root { color-scheme: dark; accent-color: hotpink; caret-color: red; --udongo-primary: red }
      html, body { background: #000; color: #eee } input, select, button { background: #222; color: #fff }`,
  },
  'a WordPress block theme': {
    css: `:root { --wp--preset--font-size--medium: 1.05rem; --wp--style--block-gap: 1.2rem }
      body { font-family: Cardo, serif; font-size: var(--wp--preset--font-size--medium); line-height: 1.55; margin: 0;
        text-wrap: pretty; -webkit-font-smoothing: antialiased; hyphens: auto }
      :where(.is-layout-flow) > * { margin-block: 1.2rem 0 } :where(.is-layout-constrained) > * { max-width: 620px !important;
        margin-inline: auto !important }
      a:where(:not(.wp-element-button)) { text-decoration: underline } h1, h2, h3, h4 { font-family: Cardo; font-weight: 400 }
      button, input, select, textarea { font: 1.6rem serif; padding: 1em; border-radius: 0; border: 3px solid }
      label { display: block; font-weight: 900 } ul, ol { padding-left: 3rem } fieldset { border: 2px groove; padding: 2rem }
      dialog, [popover] { inset: 10px; padding: 4rem } udongo-booking { max-width: 200px; opacity: 0.5 }`,
  },
  'a body whose styles are inherited': {
    css: `body { zoom: 1.25; transform: translateX(0); letter-spacing: 0.2em; word-spacing: 1em; text-indent: 2em; line-height: 3;
      text-shadow: 1px 1px red; font: small-caps bold 9px/3 monospace; white-space: pre; cursor: help; visibility: visible;
      text-align: justify; list-style: square inside; word-break: break-all; -webkit-text-stroke: 1px; tab-size: 1;
      quotes: none; writing-mode: horizontal-tb; user-select: none; font-variant-numeric: slashed-zero }`,
  },
} satisfies Readonly<Record<string, AdversarialPage>>;
