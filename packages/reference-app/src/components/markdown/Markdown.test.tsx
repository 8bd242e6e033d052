import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTestServices } from '../../../test/createTestServices.ts';
import { ServicesContext } from '../../services/ServicesContext.ts';
import { Markdown } from './Markdown.tsx';

const { services } = createTestServices({});
const show = (text: string) => (
  <ServicesContext value={services}>
    <MemoryRouter>
      <Markdown>{text}</Markdown>
    </MemoryRouter>
  </ServicesContext>
);

/** Texts that try to run something, to load something from elsewhere, to take a name of the page, or to take for ever. */
const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<div id="given">{"config":{}}</div>',
  '<style>*{display:none}</style>',
  '<!-- <img src=x onerror=alert(1)> -->',
  '<form action="https://evil.example"><input name="password"><button>x</button></form>',
  '<b onclick="alert(1)" style="position:fixed">x</b>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '</div></div><main id="main">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x]( javascript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript&colon;alert(1))',
  '[x](%6aavascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](blob:https://udongo.test/1)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '<javascript:alert(1)>',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '![x](https://evil.example/track.gif)',
  '![x](//evil.example/track.gif)',
  '![x](/a.png "x\\" onerror=\\"alert(1)")',
  '![x" onerror="alert(1)](/a.png)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '[^given]\n\n[^given]: {"config":{}}',
  '# root\n\n## given\n\n### main',
  'x\n<button popovertarget="main">y</button>',
  '\u202egnp.exe\u202c and \u2066\u2069',
  '`<img src=x onerror=alert(1)>`',
  '```html onload=alert(1)\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '- [x] <input onfocus=alert(1) autofocus>',
  '|a|\n|-|\n|<img src=x onerror=alert(1)>|',
  `${'> '.repeat(2000)}deep`,
  Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  '['.repeat(20_000),
  '![x]('.repeat(5_000),
  '*a **b _c '.repeat(5_000),
  '`'.repeat(20_000),
  '<a '.repeat(10_000),
  `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|`,
  'http://'.repeat(5_000),
  '[x](javascript://udongo.test/%0aalert(1))',
  '[x](ftp://evil.example/x)',
  '[x](intent://evil#Intent;scheme=http;end)',
  '[x](https://udongo.test@evil.example "a" onmouseover="alert(1)")',
  '<https://evil.example/"onclick="alert(1)>',
  'https://evil.example/"><script>alert(1)</script>',
  '<u onpointerenter=alert(1)>[x](/a)</u>',
  '{{constructor.constructor("alert(1)")()}} <%= alert(1) %>',
  '[x]: <javascript:alert(1)> "y"\n[x]',
  '&amp;&lt;script&gt;alert(1)&lt;/script&gt;&#0;&#xD800;&bogus;',
];

const allowed = new Set(
  'DIV P SPAN STRONG EM DEL BR HR UL OL LI H2 H3 H4 H5 H6 BLOCKQUOTE PRE CODE A PICTURE SOURCE IMG SUP FOOTER TABLE THEAD TBODY TR TH TD'.split(
    ' ',
  ),
);
const attributes = new Set([
  'class',
  'href',
  'rel',
  'title',
  'id',
  'style',
  'tabindex',
  'src',
  'alt',
  'loading',
  'decoding',
  'data-discover',
]);

test.each(hostile.map((text) => [text.slice(0, 60), text]))('does no harm: %j', (_, text) => {
  const started = performance.now();
  const { container } = render(show(text));
  expect(performance.now() - started).toBeLessThan(20_000);
  expectHarmless(container);
  // The server renders the same text, and can't serve other requests while it does.
  const page = document.createElement('template');
  const asked = performance.now();
  page.innerHTML = renderToString(show(text));
  expect(performance.now() - asked).toBeLessThan(10_000);
  expectHarmless(page.content);
});

/** The longest text of an article that the API takes. */
const longest = 100_000;

/** Most of them open something that is never closed. */
const parts = [
  '[',
  '![x](',
  '> ',
  '**a',
  '~~a',
  '*a **b _c ',
  '\\',
  '<a ',
  '`',
  '# a\n',
  '- a\n',
  '|a|b|\n|-|-|\n',
];

test.each(parts)('of nothing but %j, the server renders the longest article soon', (part) => {
  const text = part.repeat(longest / part.length);
  const asked = performance.now();
  renderToString(show(text));
  // Less than a second; a time that grew with the square of the length would be minutes.
  expect(performance.now() - asked).toBeLessThan(20_000);
});

function expectHarmless(page: ParentNode) {
  const shown = page.querySelector('.app-markdown');
  expect(shown).not.toBeNull();
  for (const element of shown?.querySelectorAll('*') ?? []) {
    expect(allowed).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      expect(attributes).toContain(name);
      if (name === 'id') expect(value).toMatch(/^text-/);
      if (name === 'href') expect(value).toMatch(/^(?:https?:|mailto:|tel:|#text-|[/][^/\\])/);
      if (name === 'style') expect(value).toMatch(/^text-align: ?(?:left|right|center);?$/);
      if (name === 'src') expect(value).toMatch(/^https:[/]{2}api[.]udongo[.]test[/]files[/]a[.]png$/);
    }
  }
  expect(shown?.textContent ?? '').not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
}

test('a text has what a text needs: headings below the title, lists, tables, links and pictures of the library', () => {
  const picture = `${services.config.apiBaseUrl}/files/0a/1600x900_320_640.webp`;
  const { container } = render(
    show(
      `# Lime\n\nRead **this**: [prices](/prices), [FAO](https://fao.org), [mail](mailto:a@udongo.test), [call](tel:+254700000000).\n\n- one\n- two\n\n|a|b|\n|-|-|\n|1|2|\n\n![A leaf](${picture})`,
    ),
  );
  expect(container.querySelector('h1')).toBeNull();
  expect(container.querySelector('h2')?.textContent).toBe('Lime');
  expect(container.querySelector('strong')?.textContent).toBe('this');
  expect([...container.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.rel])).toEqual([
    ['/prices', ''],
    ['https://fao.org', 'noopener noreferrer nofollow'],
    ['mailto:a@udongo.test', 'noopener noreferrer nofollow'],
    ['tel:+254700000000', 'noopener noreferrer nofollow'],
  ]);
  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect(container.querySelectorAll('td')).toHaveLength(2);
  const image = container.querySelector('img');
  expect(['alt', 'width', 'height'].map((name) => image?.getAttribute(name))).toEqual([
    'A leaf',
    '1600',
    '900',
  ]);
  expect(image?.getAttribute('srcset')).toContain('/files/0a/320.webp 320w, ');
});
