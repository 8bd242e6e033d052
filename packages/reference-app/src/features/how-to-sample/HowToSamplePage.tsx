import { BookOrAsk } from '../../components/BookOrAsk.tsx';
import { TextPage } from '../../components/text-page/TextPage.tsx';
import { howToSampleTexts } from './howToSampleTexts.ts';

/** How a farmer takes a sample that stands for the plot. */
export function HowToSamplePage() {
  return (
    <TextPage texts={howToSampleTexts}>
      <BookOrAsk />
    </TextPage>
  );
}
