import { TextPage } from '../../components/text-page/TextPage.tsx';
import { termsTexts } from './termsTexts.ts';

/** What a booking and a report mean for both sides. */
export function TermsPage() {
  return <TextPage texts={termsTexts} />;
}
