import MarkdownToJsx, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { TextPicture } from '../pictures/TextPicture.tsx';
import { isOwnPath, toSafeLink } from './toSafeLink.ts';
import './markdown.css';

interface MarkdownProps {
  /** Markdown without HTML: tags in it are shown as they are written. */
  children: string;
  /** Draws something in place of a picture that is not shown, given its address. Default: draws nothing. */
  renderUnseen?: RenderUnseen;
}

type RenderUnseen = (address: string) => ReactNode;

const UnseenContext = createContext<RenderUnseen>(() => null);

/**
 * Text with headings, lists, tables, links and pictures, made of React's elements: no string of HTML exists at any time. Tags are
 * shown as they are written, links lead only where `toSafeLink` lets them, and pictures come from the API.
 */
export function Markdown({ children, renderUnseen = () => null }: MarkdownProps) {
  return (
    <div className="app-markdown">
      <UnseenContext value={renderUnseen}>
        <MarkdownToJsx options={options}>{children.replace(reordering, '')}</MarkdownToJsx>
      </UnseenContext>
    </div>
  );
}

/** Signs that make a text read in another order than it is written. No language of the app needs them. */
const reordering = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  // An id of the text must never be one of the page.
  slugify: (text) => `text-${text.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  overrides: {
    // The page's title is the only heading of the first level.
    h1: { component: 'h2' },
    div: TextBlock,
    a: TextLink,
    img: ArticleImage,
    input: TaskMark,
    table: TextTable,
  },
};

function TextLink({ href = '', title, children }: { href?: string; title?: string; children?: ReactNode }) {
  const address = toSafeLink(href);
  if (address === null) return <>{children}</>;
  if (address.startsWith('#text-')) return <a href={address}>{children}</a>;
  if (address.startsWith('#')) return <>{children}</>;
  if (isOwnPath(address)) return <Link to={address}>{children}</Link>;
  return (
    <a href={address} title={title} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** A block of a footnote, without the id that its writer gave it. */
function TextBlock({ children }: { children?: ReactNode }) {
  return <div>{children}</div>;
}

function ArticleImage({ src = '', alt = '' }: { src?: string; alt?: string }) {
  const unseen = useContext(UnseenContext)(src);
  return <TextPicture url={src} alt={alt} sizes="(max-width: 767px) 60vw, 700px" unseen={unseen} />;
}

/** A box of a list of tasks: read only, so a mark says it. */
function TaskMark({ checked }: { checked?: boolean }) {
  return <span>{checked ? '☑' : '☐'}</span>;
}

/** A wide table scrolls by itself, with the keyboard too. */
function TextTable({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <div className="app-markdown__table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
