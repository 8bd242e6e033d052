import { BookOrAsk } from '../../components/BookOrAsk.tsx';
import { TextPage } from '../../components/text-page/TextPage.tsx';
import { howToSampleTexts } from './howToSampleTexts.ts';

/** A guide to taking a sample that represents the plot. */
export function HowToSamplePage() {
  return (
    <TextPage texts={howToSampleTexts}>
      <BookOrAsk />
    </TextPage>
  );
}
