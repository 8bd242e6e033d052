import type { Given, PageRequest } from '../src/rendering/RenderedPage.ts';

/**
 * Puts what was rendered into the page that the build left for it. The configuration travels as data, which no content security
 * policy runs. Errors: throws where the template lacks a place.
 */
export function fillPage(template: string, markup: string, { locale, scheme, config }: PageRequest): string {
  const given: Given = { config };
  const data = JSON.stringify(given).replaceAll('<', '\\u003c');
  return [
    ['<html lang="en">', `<html lang="${locale}" data-rendered="${locale} ${scheme}">`],
    ['<title>Udongo</title>', `<title>${escapeHtml(config.productName)}</title>`],
    [
      '<div id="root"></div>',
      `<div id="root" data-rendered>${markup}</div>\n    <script type="application/json" id="given">${data}</script>`,
    ],
  ].reduce((html, [place = '', content = '']) => {
    if (!html.includes(place)) throw new Error(`The template of the rendered page has no ${place}.`);
    return html.replace(place, () => content);
  }, template);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
