import { TextPage } from '../../components/text-page/TextPage.tsx';
import { termsTexts } from './termsTexts.ts';

/** The terms: the meaning of a booking and a report for both sides. */
export function TermsPage() {
  return <TextPage texts={termsTexts} />;
}
