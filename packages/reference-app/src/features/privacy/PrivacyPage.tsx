import { TextPage } from '../../components/text-page/TextPage.tsx';
import { privacyTexts } from './privacyTexts.ts';

/** Which details the service keeps. */
export function PrivacyPage() {
  return <TextPage texts={privacyTexts} />;
}
