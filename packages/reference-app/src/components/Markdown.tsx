import MarkdownToJsx from 'markdown-to-jsx/react';
import './markdown.css';

interface MarkdownProps {
  /** Markdown without HTML: tags in it are shown as they are written. */
  children: string;
}

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: { a: { props: { rel: 'noopener noreferrer nofollow' } } },
};

/** Text with emphasis, lists and links; addresses that could run a script are left out. */
export function Markdown({ children }: MarkdownProps) {
  return (
    <div className="app-markdown">
      <MarkdownToJsx options={options}>{children}</MarkdownToJsx>
    </div>
  );
}
