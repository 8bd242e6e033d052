interface SnippetParts {
  /** Address of the widget's script. */
  script: string;
  /** Address of the API. */
  api: string;
  key: string;
  /** The API is known to honour a booking's `uuid`. */
  retryCreates: boolean;
  /** The booking page for visitors without scripts, and the text of its link. */
  page: string;
  link: string;
}

/** Writes the HTML that a partner pastes into their page. The style keeps the form's room until the script has loaded. */
export function toSnippet({ script, api, key, retryCreates, page, link }: SnippetParts): string {
  return [
    `<script src="${toAttribute(script)}" async></script>`,
    '<udongo-booking',
    `  api="${toAttribute(api)}"`,
    `  partner-key="${toAttribute(key)}"`,
    ...(retryCreates ? ['  retry-creates'] : []),
    '  style="display: block; min-height: 100vh"',
    '>',
    `  <a href="${toAttribute(page)}">${toAttribute(link)}</a>`,
    '</udongo-booking>',
  ].join('\n');
}

function toAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
