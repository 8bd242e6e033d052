import { type Locale, useLocale } from '@udongo/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle.tsx';
import './textPage.css';

/** A page of plain text in one language. */
export interface PageText {
  title: string;
  intro: string;
  sections: readonly TextSection[];
}

interface TextSection {
  title: string;
  paragraphs?: readonly string[];
  /** Below the paragraphs. */
  items?: readonly string[];
  /** The items are steps, one after the other. Default false. */
  isOrdered?: boolean;
}

interface TextPageProps {
  texts: Readonly<Record<Locale, PageText>>;
  /** Below the text: where to go next. */
  children?: ReactNode;
}

/** A page that only has something to say. */
export function TextPage({ texts, children }: TextPageProps) {
  const { title, intro, sections } = texts[useLocale()];
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={intro}>{title}</PageTitle>
      {sections.map((section) => (
        <section key={section.title} className="app-text">
          <h2>{section.title}</h2>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Items {...section} />
        </section>
      ))}
      {children}
    </div>
  );
}

function Items({ items, isOrdered }: TextSection) {
  const lines = items?.map((item) => <li key={item}>{item}</li>);
  if (!lines) return null;
  return isOrdered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}
