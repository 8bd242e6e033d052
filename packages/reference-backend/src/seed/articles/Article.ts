/** An article of the demo in one language. Facts come from docs/agronomy.md and the page about taking samples. */
export interface Article {
  title: string;
  summary: string;
  body: string;
}

/** The same article in both languages, or in English only. The Kiswahili is a draft for a native speaker's review. */
export interface ArticlePair {
  en: Article;
  sw?: Article;
}
