/** A fenced block, a span of code, or a link or picture with its text and target. */
const codeOrLink =
  /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1|(`+)[^`][\s\S]*?\2(?!`)|(!?\[(?:[^[\]]|\[[^\]]*\])*\])\(([^()\s]+(?:\([^()]*\)[^()\s]*)?)\)/gm;

/** Changes the targets of links and pictures in Markdown, not those in code. A link without a new target becomes its text, a picture goes. */
export function mapLinks(markdown: string, map: (href: string) => string | undefined): string {
  return markdown.replace(codeOrLink, (whole, _fence, _ticks, text?: string, href?: string) => {
    if (text === undefined || href === undefined) return whole;
    const target = map(href);
    if (target !== undefined) return `${text}(${target})`;
    return text.startsWith('!') ? '' : text.slice(1, -1);
  });
}

/** The targets of links and pictures, in their order. */
export function listLinks(markdown: string): string[] {
  const links: string[] = [];
  mapLinks(markdown, (href) => {
    links.push(href);
    return href;
  });
  return links;
}

/** Without comments on lines of their own, such as the marks around what is generated. */
export function dropNotes(markdown: string): string {
  return markdown.replace(/^<!--[\s\S]*?-->\n\n?/gm, '');
}

/** The anchors of a page's headings, as code hosts and the documentation's site make them. */
export function listAnchors(markdown: string): string[] {
  const seen = new Map<string, number>();
  const text = markdown.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm, '');
  return [...text.matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading = '']) => {
    const slug = toSlug(heading);
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before ? `${slug}-${before}` : slug;
  });
}

/** The anchor of a heading. */
export function toSlug(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');
}
