// As text: a bundled function can't be moved into another document.
import axe from 'axe-core/axe.min.js?raw';
import { useEffect, useRef } from 'react';
import type {} from '../src/element.d.ts';
import type { BookedDetail, ErrorDetail } from '../src/types.ts';
import { attributesOf } from './attributeControls.ts';
import { toSnippet } from './embedding.ts';

export interface HostPageProps {
  /** The styles of the page. */
  css?: string;
  /** The attributes of its `<html>`. */
  root?: string;
  /** The folder of the widget's files, below Storybook's `embed/`; default: `embed/` itself. */
  folder?: string;
  /** A script that changes the visitor's browser; it runs before all others. */
  browser?: string;
  /** Whether the visitor's browser runs scripts. */
  hasScripts?: boolean;
  /** `udongo:ready` */
  onReady?: () => void;
  /** `udongo:booked` */
  onBooked?: (detail: BookedDetail) => void;
  /** `udongo:error` */
  onError?: (detail: ErrorDetail) => void;
  /** Attributes of `<udongo-booking>` beside those of the snippet, by name. */
  [attribute: string]: unknown;
}

/** A page of a partner's website with the snippet: the built widget among the styles of the partner. */
export function HostPage(props: HostPageProps) {
  const { hasScripts = true, onReady, onBooked, onError } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    frame.current?.addEventListener('udongo:ready', () => onReady?.(), { signal });
    frame.current?.addEventListener('udongo:booked', ({ detail }) => onBooked?.(detail), { signal });
    frame.current?.addEventListener('udongo:error', ({ detail }) => onError?.(detail), { signal });
    return () => ending.abort();
  }, [onReady, onBooked, onError]);
  return (
    <iframe
      ref={frame}
      className="embed-page"
      title="A page of Mavuno Agrovet"
      srcDoc={toPage(props)}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument && hasScripts) checkWithin(contentDocument);
      }}
      {...(!hasScripts && { sandbox: 'allow-same-origin' })}
    />
  );
}

/** Passes the widget's events on to the stories. */
const relay = `for (const name of ['ready', 'booked', 'error']) {
  document.addEventListener('udongo:' + name, ({ type, detail }) => {
    frameElement.dispatchEvent(new CustomEvent(type, { detail }));
  });
}`;

function toPage(props: HostPageProps): string {
  const { css = '', root = '', folder = '', browser = '' } = props;
  const files = new URL(`${import.meta.env.BASE_URL}embed/${folder}`, document.baseURI);
  return `<!doctype html>
<html lang="en" ${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mavuno Agrovet</title>
<script>${browser}
${relay}</script>
<style>${css}</style>
</head>
<body>
<main aria-label="Mavuno Agrovet">
<h1>Mavuno Agrovet</h1>
<p>Seeds, fertiliser and advice in Ahero. <button type="button">Ask us</button></p>
${toSnippet(attributesOf(props), new URL('udongo.js', files).href)}
<p>Open from Monday to Saturday.</p>
</main>
</body>
</html>`;
}

/** Loads axe into the page, because it checks a frame only if it runs there, too. */
function checkWithin(page: Document) {
  const script = page.createElement('script');
  script.textContent = axe;
  page.head.append(script);
}
